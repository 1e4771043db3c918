export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Resolves at once if that time has passed, or on abort. */
  until: (time: number, signal: AbortSignal) => Promise<void>;
};

/** The longest delay of setTimeout; a longer one fires at once. */
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

export const withTimeout = <T, U>(ms: number, outcome: Promise<T>, otherwise: () => U): Promise<T | U> => {
  const { promise, resolve } = Promise.withResolvers<U>();
  const timer = setTimeout(() => resolve(otherwise()), ms);
  return Promise.race([outcome, promise]).finally(() => clearTimeout(timer));
};

export const systemClock: Clock = {
  now: Date.now,
  until: async (time, signal) => {
    while (Date.now() < time && !signal.aborted) await pause(time - Date.now(), signal);
  },
};
