import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createControl } from '#scripts/platform/index.ts';
import { median } from '../auc.ts';
import { afterMs, sendInTurn } from '../closed-loop.ts';
import { sendWhenDue } from '../open-loop.ts';
import type { Replay } from './bare-sdk.ts';
import { type Operation, operationsOf } from './operations.ts';
import { countErrors, holdHighest, type Outcome, ratesBelow, type Summary, summarize } from './verdict.ts';
import { warmUp } from './warm-up.ts';

const connections = 8;
const bareWarmUpMs = 5_000;
const rounds = 3;
/** In each round. The ledger keeps the last 20 000 requests at least, several times as many as the product makes in this time. */
const saturationMs = 10_000;

type Send = () => Promise<number>;

/** Resolves to calls a second. Failed calls would make the product look faster than it is, so they are thrown. */
const saturate = async (send: Send): Promise<number> => {
  const startedAt = performance.now();
  const statuses = await sendInTurn(connections, afterMs(saturationMs), send);
  const errors = countErrors(statuses);
  if (errors > 0) throw new Error(`${errors} of ${statuses.length} calls failed in the closed loop`);
  return (1000 * statuses.length) / (performance.now() - startedAt);
};

const startBareSdk = () => {
  const bare = fork(join(import.meta.dirname, 'bare-sdk.ts'));
  const ended = once(bare, 'exit').then(() => Promise.reject(new Error('the process of the bare SDK has ended')));
  ended.catch(() => undefined);
  return {
    /** Resolves to requests a second. */
    replay: async (operations: readonly Operation[], forMs = saturationMs): Promise<number> => {
      const sent: Replay = { operations, connections, forMs };
      bare.send(sent);
      const [perSecond] = await Promise.race([once(bare, 'message'), ended]);
      return Number(perSecond);
    },
    stop: (): boolean => bare.kill(),
  };
};

/** Calls and requests to the database a second. Product and bare SDK take turns, as other work on the machine comes and goes. */
const compare = async (send: Send) => {
  const control = createControl(process.env.THESEE_ORIGIN ?? '');
  const bare = startBareSdk();
  const measured: { calls: number; requests: number; same: number; gets: number }[] = [];
  try {
    while (measured.length < rounds) {
      await control.resetLedger();
      const calls = await saturate(send);
      const operations = operationsOf(await control.ledger());
      if (measured.length === 0) await bare.replay(operations, bareWarmUpMs);
      const same = await bare.replay(operations);
      const gets = await bare.replay([{ name: 'GetItem', items: 1 }]);
      measured.push({ calls, requests: (1000 * operations.length) / saturationMs, same, gets });
    }
  } finally {
    bare.stop();
  }
  return {
    saturation: median(measured.map(({ calls }) => calls)),
    requests: median(measured.map(({ requests }) => requests)),
    same: median(measured.map(({ same }) => same)),
    gets: median(measured.map(({ gets }) => gets)),
    ratioToBareSdk: median(measured.map(({ requests, same }) => requests / same)),
    ratioToBareGets: median(measured.map(({ calls, gets }) => calls / gets)),
  };
};

const hold = async (send: Send, perSecond: number, forMs: number): Promise<Summary> => {
  const outcomes = await sendWhenDue(perSecond, forMs, async (dueAt): Promise<Outcome> => {
    const status = await send();
    return { status, ms: performance.now() - dueAt };
  });
  const summary = summarize(outcomes);
  const { errors, p50Ms, p99Ms, hasGrowingQueue } = summary;
  console.log(
    `open loop, ${perSecond.toFixed(1)} calls a second for ${forMs / 1000} s: ${outcomes.length} calls, ${errors} errors, p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms${hasGrowingQueue ? ', a growing queue' : ''}`,
  );
  return summary;
};

/** Prints what it measures. `seconds` is the length of the open loop. */
export const measureLoad = async (send: Send, seconds: number) => {
  await warmUp(send, connections);
  const { saturation, requests, same, gets, ratioToBareSdk, ratioToBareGets } = await compare(send);
  console.log(
    `saturation: ${saturation.toFixed(1)} calls a second on ${connections} connections, ${requests.toFixed(0)} requests to the database`,
  );
  console.log(`bare SDK: ${same.toFixed(0)} of the same requests a second, or ${gets.toFixed(0)} GetItem`);
  console.log(
    `ratio to the bare SDK: ${ratioToBareSdk.toFixed(2)}; calls divided by its GetItem: ${ratioToBareGets.toFixed(2)} (medians of ${rounds} rounds)`,
  );
  const held = await holdHighest(ratesBelow(saturation), (perSecond) => hold(send, perSecond, seconds * 1000));
  return { ...held, saturation, ratioToBareSdk, ratioToBareGets };
};
