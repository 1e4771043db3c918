import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';

/** One press of Ctrl-C comes several times: to every process of the terminal, and passed on by npm and the set-up script. */
const onePressMs = 500;

const interruption = new AbortController();
/** Aborted by the first SIGINT, SIGTERM or SIGHUP. */
export const { signal } = interruption;
/** Resolves with it. */
export const interrupted = new Promise<void>((done) => signal.addEventListener('abort', () => done()));

/** The kernel's list of what each of our threads started: the engine, a browser that prints, a build. */
const childrenOf = (thread: string): number[] => {
  try {
    return readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
};

const endAtOnce = (name: NodeJS.Signals): never => {
  for (const child of readdirSync('/proc/self/task').flatMap(childrenOf)) process.kill(child, 'SIGKILL');
  return process.exit(128 + constants.signals[name]);
};

/** From now on the first signal aborts `signal`, for an ordered end, and a later one ends the process and its children at once, with 128 plus its number. */
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
        endAtOnce(name);
      }
    });
  }
};
