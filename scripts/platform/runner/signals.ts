import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';

/** One Ctrl-C arrives several times: the terminal signals every process, and npm and the set-up script pass it on. */
const onePressMs = 500;

const interruption = new AbortController();
/** Aborted by the first SIGINT, SIGTERM or SIGHUP. */
export const { signal } = interruption;
export const interrupted = new Promise<void>((done) => signal.addEventListener('abort', () => done()));

/** Linux lists the children: the engine, browsers, builds. */
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

/**
 * The first signal aborts `signal` for an orderly stop; a later one kills the process and its children, with exit code
 * 128 plus its number.
 */
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
