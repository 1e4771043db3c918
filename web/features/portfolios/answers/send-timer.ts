export const pace = {
  /** The first answer after a pause is sent early, to show that saving works. */
  firstMs: 600,
  /** While answers keep coming, a request goes out at this number of rows, … */
  rows: 10,
  /** … or after this time without an answer. The journal keeps them until then. */
  quietMs: 5000,
  /** Delays without a connection; the last one repeats. */
  retriesMs: [1000, 2000, 4000, 8000, 15_000],
} as const;

/** Setting the timer again replaces the delay. */
export const createSendTimer = (send: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = false;
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
    isFirst = false;
  };
  const set = (delayMs: number): void => {
    cancel();
    timer = setTimeout(() => {
      timer = undefined;
      send();
    }, delayMs);
  };
  return {
    isSet: (): boolean => timer !== undefined,
    cancel,
    /** Debounces, except the first answer of a burst, which must not wait for the others. */
    answered: (isAfterPause: boolean): void => {
      if (!isFirst) set(isAfterPause ? pace.firstMs : pace.quietMs);
      isFirst ||= isAfterPause;
    },
    /** `failures` is the number of failures in a row. */
    retry: (failures: number): void =>
      set(pace.retriesMs[Math.min(failures, pace.retriesMs.length) - 1] ?? pace.quietMs),
  };
};
