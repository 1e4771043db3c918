/** Milliseconds between polls, and until giving up. */
const pause = 10_000;
const patience = 12 * 60 * 60_000;

/** Throws after half a day. */
export const untilIs = async (isSo: () => Promise<boolean>, sleep: (ms: number) => Promise<unknown>): Promise<void> => {
  for (let waited = 0; !(await isSo()); waited += pause) {
    if (waited >= patience) throw new Error('It takes longer than half a day: look at it in the console of AWS.');
    await sleep(pause);
  }
};
