import { resolve } from 'node:path';
import { buildIfStale, productBuilds } from './local/build.ts';
import { startServer } from './local/http/server.ts';
import { type Local, startLocal } from './local/local.ts';
import { lockFolder } from './local/runner-lock.ts';
import { readSettings } from './local/settings.ts';

/**
 * `npm start`: builds what changed, runs the product on this machine with its data in LOCAL_DIR, fills in the demo data and
 * says `ready`. Ends by SIGINT, SIGTERM or SIGHUP, or in one sentence and with status 1 when something is in the way.
 */
const root = resolve(import.meta.dirname, '..');

const say = (text: string): void => console.log(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${text}`);
const log = (source: string, line: string): void => console.log(`[${source}] ${line}`);

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // Ctrl-C comes twice: from the terminal and through the set-up script.
    if (!interruption.signal.aborted) say(`stopping (${signal})`);
    interruption.abort();
  });
}
const interrupted = new Promise<void>((done) => interruption.signal.addEventListener('abort', () => done()));

const checkPort = async (port: number): Promise<void> => {
  const probe = await startServer(() => undefined, { port }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken: stop what listens there, or choose another one, as in PORT=3001 npm start`);
  });
  await probe.stop();
};

const build = async (): Promise<string> => {
  const { site, stack, cdkOut } = productBuilds(root, interruption.signal);
  for (const part of [site, stack]) {
    say(`checking the ${part.name}`);
    if (await buildIfStale(root, part)) say(`the ${part.name} is built`);
  }
  return cdkOut;
};

const fill = async (local: Local): Promise<void> => {
  Object.assign(process.env, local.environment);
  const { seed } = await import('./seed.ts');
  const { accounts } = await seed();
  if (accounts > 0) say(`demo data filled in (${accounts} accounts)`);
};

const serve = async (port: number, localDir: string): Promise<void> => {
  const cdkOut = await build();
  say('starting the database, the stand-ins and the API');
  const local = await startLocal({ port, localDir, cdkOut, log });
  try {
    await Promise.race([fill(local), interrupted]);
    if (interruption.signal.aborted) return;
    say(`mails: ${local.origin}/__local/mail`);
    console.log(`ready  ${local.origin}`);
    await interrupted;
  } finally {
    await local.stop();
  }
};

try {
  const { port, localDir } = readSettings(process.env);
  await checkPort(port);
  const unlock = lockFolder(localDir);
  try {
    await serve(port, localDir);
  } finally {
    unlock();
  }
} catch (error) {
  if (!interruption.signal.aborted) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
// What the product's own clients hold open must not keep the process.
process.exit();
