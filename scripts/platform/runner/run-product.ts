import { resolve } from 'node:path';
import { diskTrouble, fullDisk } from '#scripts/platform/host/disk.ts';
import type { Log } from '#scripts/platform/host/logs.ts';
import { isPortTaken } from '#scripts/platform/http/port.ts';
import { type Build, buildIfStale } from './build.ts';
import type { Local } from './local.ts';
import { lockFolder, noteRunning } from './running.ts';
import { readSettings, type Settings } from './settings.ts';
import { interrupted, listenToSignals, signal } from './signals.ts';

export { signal };
export const root = resolve(import.meta.dirname, '../../..');

/** When `npm start` began, set-up included. */
const startedAt = Number(process.env.THESEE_STARTED_AT) || performance.timeOrigin;
/** Writes a line of progress, with the seconds since the start. */
export const say = (text: string): void =>
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${text}`);
export const log: Log = (source, line) => console.log(`[${source}] ${line}`);

const checkPort = async (port: number): Promise<void> => {
  if (!(await isPortTaken(port))) return;
  const script = process.env.npm_lifecycle_event === 'dev' ? 'run dev' : 'start';
  throw new Error(
    `Port ${port} is taken: stop what listens there, or choose another one, as in PORT=${port + 1} npm ${script}`,
  );
};

const fill = async (local: Local): Promise<void> => {
  say('checking the demo data');
  Object.assign(process.env, local.environment);
  const { seed } = await import('#scripts/demo/seed.ts');
  const { accounts } = await seed();
  if (accounts > 0) say(`demo data filled in (${accounts} accounts)`);
};

/** Builds those parts, one after the other, that are not up to date. */
export const build = async (parts: readonly Build[]): Promise<void> => {
  for (const part of parts) {
    const run = async () => {
      say(`building the ${part.name}`);
      await part.run();
      say(`the ${part.name} is built`);
    };
    await buildIfStale(root, { ...part, run });
  }
};

type Announced = Pick<Settings, 'localDir'> & {
  /** Leaves out the demo data: the platform of an operator who begins. */
  isEmpty?: boolean;
};

/** Fills in the demo data, says `ready`, and comes back once the process is to end; the product still runs then. */
export const announce = async (local: Local, { localDir, isEmpty = false }: Announced): Promise<void> => {
  if (signal.aborted) return;
  if (!isEmpty) await Promise.race([fill(local), interrupted, local.failure]);
  if (signal.aborted) return;
  const forget = await noteRunning(localDir, local.environment);
  say(`mails: ${local.origin}/__local/mail; the API without the edge: ${local.apiOrigin}`);
  // Whoever started this as a child can use the product's own functions on its data, as the demonstration does.
  process.send?.(local.environment);
  console.log(`ready  ${local.origin}`);
  await Promise.race([interrupted, local.failure]).finally(forget);
};

/**
 * Runs the product in this process until SIGINT, SIGTERM or SIGHUP, alone in its LOCAL_DIR; ends in one sentence and with
 * status 1 when something is in the way.
 */
export const runProduct = async (serve: (settings: Settings) => Promise<void>): Promise<never> => {
  listenToSignals(say);
  try {
    const settings = readSettings(process.env);
    await checkPort(settings.port);
    const unlock = await lockFolder(settings.localDir);
    try {
      await serve(settings);
    } catch (error) {
      const trouble = await fullDisk(settings.localDir);
      throw trouble ? new Error(trouble, { cause: error }) : error;
    } finally {
      unlock();
    }
  } catch (error) {
    if (!signal.aborted) {
      console.error(diskTrouble(error) ?? (error instanceof Error ? error.message : error));
      process.exitCode = 1;
    }
  }
  // What the product's own clients hold open must not keep the process.
  return process.exit();
};
