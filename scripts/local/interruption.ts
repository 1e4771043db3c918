import { constants } from 'node:os';

/** One press of Ctrl-C comes several times: to every process of the terminal, and passed on by npm and the set-up script. */
const onePressMs = 500;

const interruption = new AbortController();
/** Aborted by the first SIGINT, SIGTERM or SIGHUP. */
export const { signal } = interruption;
/** Resolves with it. */
export const interrupted = new Promise<void>((done) => signal.addEventListener('abort', () => done()));

/** From now on the first signal aborts `signal`, for an ordered end, and a later one ends the process at once, with 128 plus its number. */
export const listenToSignals = (say: (text: string) => void): void => {
  let firstAt: number | null = null;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      const now = performance.now();
      if (firstAt === null) {
        firstAt = now;
        say(`stopping (${name}); once more ends at once`);
        interruption.abort();
      } else if (now - firstAt > onePressMs) {
        say(`ended at once (${name})`);
        process.exit(128 + constants.signals[name]);
      }
    });
  }
};
