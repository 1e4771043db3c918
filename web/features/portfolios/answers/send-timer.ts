import { pace } from './answer-pace.ts';

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
