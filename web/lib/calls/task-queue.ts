/** One task at a time; a failed task does not stop the next. */
export const createTaskQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(run: () => Promise<T>): Promise<T> => {
    const done = last.then(run, run);
    last = done;
    return done;
  };
};
