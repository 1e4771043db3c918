import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createControl } from '#scripts/platform/index.ts';
import { afterMs, sendInTurn } from '../closed-loop.ts';
import { sendWhenDue } from '../open-loop.ts';
import type { Replay } from './bare-sdk.ts';
import { type Operation, operationsOf } from './operations.ts';
import { countErrors, holdHighest, type Outcome, ratesBelow, type Summary, summarize } from './verdict.ts';
import { warmUp } from './warm-up.ts';

const connections = 8;
const bareWarmUpMs = 5_000;
/** Of the product's and of the bare SDK's saturation. The ledger holds some 20 000 requests, several times as many. */
const saturationMs = 20_000;

type Send = () => Promise<number>;

/** Resolves to calls a second. Failed calls would make the product look faster than it is, so they are thrown. */
const saturate = async (send: Send): Promise<number> => {
  const startedAt = performance.now();
  const statuses = await sendInTurn(connections, afterMs(saturationMs), send);
  const errors = countErrors(statuses);
  if (errors > 0) throw new Error(`${errors} of ${statuses.length} calls failed in the closed loop`);
  return (1000 * statuses.length) / (performance.now() - startedAt);
};

/** Resolves to requests a second: of the same operations as the product's, and of reads of one item. */
const measureBareSdk = async (operations: readonly Operation[]): Promise<{ same: number; gets: number }> => {
  const bare = fork(join(import.meta.dirname, 'bare-sdk.ts'));
  const replay = async (some: readonly Operation[], forMs = saturationMs): Promise<number> => {
    const sent: Replay = { operations: some, connections, forMs };
    bare.send(sent);
    const [perSecond] = await Promise.race([
      once(bare, 'message'),
      once(bare, 'exit').then(() => Promise.reject(new Error('the process of the bare SDK has ended'))),
    ]);
    return Number(perSecond);
  };
  try {
    await replay(operations, bareWarmUpMs);
    return { same: await replay(operations), gets: await replay([{ name: 'GetItem', items: 1 }]) };
  } finally {
    bare.kill();
  }
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
  const control = createControl(process.env.THESEE_ORIGIN ?? '');
  await warmUp(send, connections);
  await control.resetLedger();
  const saturation = await saturate(send);
  const operations = operationsOf(await control.ledger());
  const operationsPerSecond = (1000 * operations.length) / saturationMs;
  console.log(
    `saturation: ${saturation.toFixed(1)} calls a second on ${connections} connections, ${operationsPerSecond.toFixed(0)} requests to the database`,
  );
  const bare = await measureBareSdk(operations);
  const [ratioToBareSdk, ratioToBareGets] = [operationsPerSecond / bare.same, saturation / bare.gets];
  console.log(`bare SDK: ${bare.same.toFixed(0)} of the same requests a second, or ${bare.gets.toFixed(0)} GetItem`);
  console.log(
    `ratio: ${ratioToBareSdk.toFixed(2)} (requests to the database); calls divided by GetItem of the bare SDK: ${ratioToBareGets.toFixed(2)}`,
  );
  const held = await holdHighest(ratesBelow(saturation), (perSecond) => hold(send, perSecond, seconds * 1000));
  return { ...held, saturation, ratioToBareSdk, ratioToBareGets };
};
