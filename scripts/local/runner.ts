import { resolve } from 'node:path';
import { type Build, buildIfStale } from './build.ts';
import type { Log } from './gateway/gateway.ts';
import { startServer } from './http/server.ts';
import type { Local } from './local.ts';
import { lockFolder } from './runner-lock.ts';
import { readSettings, type Settings } from './settings.ts';

export const root = resolve(import.meta.dirname, '../..');

/** Writes a line of progress, with the seconds since the start. */
export const say = (text: string): void =>
  console.log(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${text}`);
export const log: Log = (source, line) => console.log(`[${source}] ${line}`);

const interruption = new AbortController();
/** Aborted by the first SIGINT, SIGTERM or SIGHUP. */
export const { signal } = interruption;
const interrupted = new Promise<void>((done) => signal.addEventListener('abort', () => done()));

const listenToSignals = (): void => {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => {
      // Ctrl-C comes twice: from the terminal and through the set-up script.
      if (!signal.aborted) say(`stopping (${name})`);
      interruption.abort();
    });
  }
};

const checkPort = async (port: number): Promise<void> => {
  const probe = await startServer(() => undefined, { port }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    const script = process.env.npm_lifecycle_event === 'dev' ? 'run dev' : 'start';
    throw new Error(
      `Port ${port} is taken: stop what listens there, or choose another one, as in PORT=3001 npm ${script}`,
    );
  });
  await probe.stop();
};

const fill = async (local: Local): Promise<void> => {
  Object.assign(process.env, local.environment);
  const { seed } = await import('../seed.ts');
  const { accounts } = await seed();
  if (accounts > 0) say(`demo data filled in (${accounts} accounts)`);
};

/** Builds those parts, one after the other, that are not up to date. */
export const build = async (parts: readonly Build[]): Promise<void> => {
  for (const part of parts) {
    say(`checking the ${part.name}`);
    if (await buildIfStale(root, part)) say(`the ${part.name} is built`);
  }
};

/** Fills in the demo data, says `ready`, and comes back once the process is to end; the product still runs then. */
export const announce = async (local: Local): Promise<void> => {
  await Promise.race([fill(local), interrupted]);
  if (signal.aborted) return;
  say(`mails: ${local.origin}/__local/mail`);
  console.log(`ready  ${local.origin}`);
  await interrupted;
};

/**
 * Runs the product in this process until SIGINT, SIGTERM or SIGHUP, alone in its LOCAL_DIR; ends in one sentence and with
 * status 1 when something is in the way.
 */
export const runProduct = async (serve: (settings: Settings) => Promise<void>): Promise<never> => {
  listenToSignals();
  try {
    const settings = readSettings(process.env);
    await checkPort(settings.port);
    const unlock = lockFolder(settings.localDir);
    try {
      await serve(settings);
    } finally {
      unlock();
    }
  } catch (error) {
    if (!signal.aborted) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }
  // What the product's own clients hold open must not keep the process.
  return process.exit();
};
