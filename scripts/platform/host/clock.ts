/** The time as schedules, retries and caches see it; tests move one of their own. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Resolves at that time, at once when it has passed, and when it is aborted. */
  until: (time: number, signal: AbortSignal) => Promise<void>;
};

/** The longest time that a timer of Node can be set to; a later one would go off at once. */
const longestTimerMs = 2 ** 31 - 1;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(ms, longestTimerMs));
    signal.addEventListener('abort', end);
  });

export const systemClock: Clock = {
  now: Date.now,
  until: async (time, signal) => {
    while (Date.now() < time && !signal.aborted) await pause(time - Date.now(), signal);
  },
};
