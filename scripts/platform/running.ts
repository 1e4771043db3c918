import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { findRunner } from './runner-lock.ts';
import { writeWhole } from './write-whole.ts';

const variables = z.record(z.string(), z.string());
const fileOf = (localDir: string): string => join(localDir, 'environment.json');

/** Notes, for commands of the same machine, how the product that runs on that folder is reached. Returns what forgets it. */
export const noteRunning = async (localDir: string, environment: Record<string, string>): Promise<() => void> => {
  await writeWhole(fileOf(localDir), JSON.stringify(environment, null, 2), { mode: 0o600 });
  return () => rmSync(fileOf(localDir), { force: true });
};

/** What was noted of the product that runs on that folder; null when none does. */
export const findRunning = (localDir: string): Record<string, string> | null => {
  if (findRunner(localDir) === null) return null;
  try {
    return variables.parse(JSON.parse(readFileSync(fileOf(localDir), 'utf8')));
  } catch {
    return null;
  }
};
