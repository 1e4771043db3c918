import { describeDiskError, findFullDisk } from '#scripts/platform/host/disk.ts';
import type { Log } from '#scripts/platform/host/logs.ts';
import { isPortTaken } from '#scripts/platform/http/port.ts';
import { type Build, buildIfStale, root } from './build.ts';
import type { Local } from './local.ts';
import { lockFolder, noteRunning } from './running.ts';
import { readSettings, type Settings } from './settings.ts';
import { interrupted, listenToSignals, signal } from './signals.ts';

export { signal };

/** Includes the time of scripts/setup.mjs. */
const startedAt = Number(process.env.THESEE_STARTED_AT) || performance.timeOrigin;
export const printProgress = (text: string): void =>
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${text}`);
export const log: Log = (source, line) => console.log(`[${source}] ${line}`);

const checkPort = async (port: number): Promise<void> => {
  if (!(await isPortTaken(port))) return;
  const script = process.env.npm_lifecycle_event === 'dev' ? 'run dev' : 'start';
  throw new Error(
    `Port ${port} is taken: stop what listens there, or choose another one, as in PORT=${port + 1} npm ${script}`,
  );
};

const addDemoData = async (local: Local): Promise<void> => {
  printProgress('checking the demo data');
  Object.assign(process.env, local.environment);
  const { seed } = await import('#scripts/demo/seed.ts');
  const { accounts } = await seed();
  if (accounts > 0) printProgress(`demo data filled in (${accounts} accounts)`);
};

export const build = async (parts: readonly Build[]): Promise<void> => {
  for (const part of parts) {
    const run = async () => {
      printProgress(`building the ${part.name}`);
      await part.run();
      printProgress(`the ${part.name} is built`);
    };
    await buildIfStale(root, { ...part, run });
  }
};

type Announced = Pick<Settings, 'localDir'> & {
  /** Skips the demo data, for an operator's empty platform. */
  isEmpty?: boolean;
};

/** Adds the demo data, prints `ready`, and resolves when the process is asked to stop; the product still runs then. */
export const announce = async (local: Local, { localDir, isEmpty = false }: Announced): Promise<void> => {
  if (signal.aborted) return;
  if (!isEmpty) await Promise.race([addDemoData(local), interrupted, local.failure]);
  if (signal.aborted) return;
  const cells = Object.entries(local.cells);
  const environments = Object.fromEntries(cells.map(([id, { environment }]) => [id, environment]));
  const forget = await noteRunning(localDir, environments);
  printProgress(`mails: ${local.origin}/__local/mail; the API without the edge: ${local.apiOrigin}`);
  for (const [id, { origin }] of cells.slice(1)) printProgress(`the API of the cell ${id}: ${origin}`);
  // Lets a parent process run the product's own functions on this data, as the demo data does.
  process.send?.(local.environment);
  console.log(`ready  ${local.origin}`);
  await Promise.race([interrupted, local.failure]).finally(forget);
};

/**
 * Runs until SIGINT, SIGTERM or SIGHUP, with a lock on LOCAL_DIR. A failure to start prints one sentence and exits with
 * status 1.
 */
export const runProduct = async (serve: (settings: Settings) => Promise<void>): Promise<never> => {
  listenToSignals(printProgress);
  try {
    const settings = readSettings(process.env);
    await checkPort(settings.port);
    const unlock = await lockFolder(settings.localDir);
    try {
      await serve(settings);
    } catch (error) {
      const trouble = await findFullDisk(settings.localDir);
      throw trouble ? new Error(trouble, { cause: error }) : error;
    } finally {
      unlock();
    }
  } catch (error) {
    if (!signal.aborted) {
      console.error(describeDiskError(error) ?? (error instanceof Error ? error.message : error));
      process.exitCode = 1;
    }
  }
  // Open connections of the product's clients would keep the process alive.
  return process.exit();
};
