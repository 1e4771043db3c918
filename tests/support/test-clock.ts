import type { Clock } from '#scripts/platform/services.ts';

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
    advance(ms: number): void {
      time += ms;
      for (const { until, wake } of [...waiting]) if (until <= time) wake();
    },
    waiters: () => waiting.size,
  };
};
