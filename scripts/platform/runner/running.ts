import { readFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeNew, writeWhole } from '#scripts/platform/host/write-whole.ts';

const lock = z.object({ pid: z.number(), startedAt: z.string() });

/** Tells a reused pid from the earlier process; null if there is no such process. */
const startTimeOf = (pid: number): string | null => {
  try {
    // The process name, in parentheses, may contain spaces; field 22 is the 20th after it.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? null;
  } catch {
    return null;
  }
};

const lockFile = (localDir: string): string => join(localDir, 'runner.json');

/** Ignores the lock of a dead runner. */
export const findRunner = (localDir: string): number | null => {
  try {
    const { pid, startedAt } = lock.parse(JSON.parse(readFileSync(lockFile(localDir), 'utf8')));
    return startTimeOf(pid) === startedAt ? pid : null;
  } catch {
    return null;
  }
};

/** Returns the unlock function; rejects if another runner uses the folder. */
export const lockFolder = async (localDir: string): Promise<() => void> => {
  const file = lockFile(localDir);
  const mark = JSON.stringify({ pid: process.pid, startedAt: startTimeOf(process.pid) });
  await mkdir(localDir, { recursive: true });
  // When two start at once, the exclusive create decides.
  while (!(await writeNew(file, mark))) {
    const other = findRunner(localDir);
    if (other !== null)
      throw new Error(`The product is already running on ${localDir} (process ${other}): stop it first`);
    rmSync(file, { force: true });
  }
  return () => rmSync(file, { force: true });
};

/** By cell. */
const environments = z.record(z.string(), z.record(z.string(), z.string()));

export type Environments = z.output<typeof environments>;

const fileOf = (localDir: string): string => join(localDir, 'environment.json');

/** Lets other commands on this machine find the runner and its cells. Returns a function that withdraws it. */
export const noteRunning = async (localDir: string, cells: Environments): Promise<() => void> => {
  await writeWhole(fileOf(localDir), JSON.stringify(cells, null, 2), { mode: 0o600 });
  return () => rmSync(fileOf(localDir), { force: true });
};

export const findRunning = (localDir: string): Environments | null => {
  if (findRunner(localDir) === null) return null;
  try {
    return environments.parse(JSON.parse(readFileSync(fileOf(localDir), 'utf8')));
  } catch {
    return null;
  }
};
