import type { Clock } from '#scripts/platform/services.ts';

/** A clock that stands still until a test moves it. */
export const createTestClock = (start = '2026-11-21T08:00:00Z') => {
  let time = Date.parse(start);
  const waiting = new Set<{ until: number; wake: () => void }>();
  const clock: Clock = {
    now: () => time,
    until: (until, signal) =>
      new Promise((resolve) => {
        const wake = (): void => {
          waiting.delete(waiter);
          resolve();
        };
        const waiter = { until, wake };
        waiting.add(waiter);
        if (until <= time || signal.aborted) wake();
        signal.addEventListener('abort', wake);
      }),
  };
  return {
    ...clock,
    /** Moves it on, and wakes whoever waited for a time that has now come. */
    advance(ms: number): void {
      time += ms;
      for (const { until, wake } of [...waiting]) if (until <= time) wake();
    },
    /** How many wait for a later time. */
    waiters: () => waiting.size,
  };
};
