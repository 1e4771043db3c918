/** When answers go out, in milliseconds. */
export const pace = {
  /** The first answer after a pause: it shows early whether saving works. */
  first: 600,
  /** While answers keep coming, so many rows make a request, … */
  rows: 10,
  /** … or so long without an answer. Until then the journal keeps them. */
  quiet: 5000,
  /** Without a connection it is tried again after so long, the last for ever. */
  retries: [1000, 2000, 4000, 8000, 15_000],
} as const;

/** When the next request goes out: calls `send` after a delay. Setting it again begins anew. */
export const createSendTimer = (send: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = false;
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
    isFirst = false;
  };
  const set = (delay: number): void => {
    cancel();
    timer = setTimeout(() => {
      timer = undefined;
      send();
    }, delay);
  };
  return {
    isSet: (): boolean => timer !== undefined,
    cancel,
    set,
    /** An answer was given: the first after a pause goes out soon, and those that come meanwhile with it. */
    answered: (isAfterPause: boolean): void => {
      if (!isFirst) set(isAfterPause ? pace.first : pace.quiet);
      isFirst ||= isAfterPause;
    },
    /** The server could not be reached so many times in a row. */
    retry: (failures: number): void => set(pace.retries[Math.min(failures, pace.retries.length) - 1] ?? pace.quiet),
  };
};
