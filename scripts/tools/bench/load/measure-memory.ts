import { setTimeout as sleep } from 'node:timers/promises';
import { createControl } from '#scripts/platform/index.ts';
import { sendInTurn } from '../closed-loop.ts';
import { type Growth, growths } from './flatness.ts';
import { countErrors } from './verdict.ts';
import { warmUp } from './warm-up.ts';

const connections = 8;
/** Caches are filled and code is compiled after this share. */
const shareAtStart = 0.2;

/** Longer than any timer of a request, which keeps what the request was about. */
const settleMs = 10_000;

const sendSome = async (send: () => Promise<number>, count: number): Promise<number> => {
  let sent = 0;
  const isOver = (): boolean => {
    sent += 1;
    return sent > count;
  };
  return countErrors(await sendInTurn(connections, isOver, send));
};

/** Prints a line for each function that had a thread after the first fifth of the requests. */
export const measureMemory = async (
  send: () => Promise<number>,
  requests: number,
): Promise<{ errors: number; functions: Growth[] }> => {
  const control = createControl(process.env.THESEE_ORIGIN ?? '');
  const before = Math.round(shareAtStart * requests);
  await warmUp(send, connections);
  let errors = await sendSome(send, before);
  const measure = async () => {
    await sleep(settleMs);
    return control.heaps();
  };
  const start = await measure();
  errors += await sendSome(send, requests - before);
  const functions = growths(start, await measure());
  console.log(`function            MB after ${before}  after ${requests}   growth`);
  for (const { functionLabel, startMb, endMb, percent, isFlat } of functions) {
    const [from, to] = [startMb, endMb].map((mb) => mb.toFixed(1).padStart(10));
    console.log(
      `${functionLabel.padEnd(20)}${from}${to}${percent.toFixed(1).padStart(8)} %${isFlat ? '' : ', not flat'}`,
    );
  }
  console.log(`${requests} requests, ${errors} errors`);
  return { errors, functions };
};
