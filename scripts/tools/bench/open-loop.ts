import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Starts `perSecond` calls a second for `forMs`, each when it is due, however late the earlier ones are (open loop). `dueAt` is on
 * the clock of `performance.now`. Resolves when the last call has ended.
 */
export const sendWhenDue = async <T>(
  perSecond: number,
  forMs: number,
  call: (dueAt: number) => Promise<T>,
): Promise<T[]> => {
  const startedAt = performance.now();
  const made: Promise<T>[] = [];
  const count = Math.round((forMs / 1000) * perSecond);
  for (let i = 0; i < count; i += 1) {
    const dueAt = startedAt + ((i + Math.random()) * 1000) / perSecond;
    await sleep(Math.max(0, dueAt - performance.now()));
    made.push(call(dueAt));
  }
  return Promise.all(made);
};
