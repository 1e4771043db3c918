/** AWS's default per account; a new account has 10. */
export const defaultConcurrency = 1000;

/** Counts what runs at once; all functions of an account share one limit. */
export const createLimit = (most = defaultConcurrency) => {
  let running = 0;
  return {
    /** False if as many run already. */
    enter: (): boolean => {
      if (running >= most) return false;
      running += 1;
      return true;
    },
    leave: (): void => {
      running -= 1;
    },
  };
};

export type Limit = ReturnType<typeof createLimit>;
