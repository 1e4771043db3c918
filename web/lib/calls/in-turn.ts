/** Runs each thing that it is given after the one before, whatever came of that; gives back what comes of each. */
export const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(run: () => Promise<T>): Promise<T> => {
    const done = last.then(run, run);
    last = done;
    return done;
  };
};
