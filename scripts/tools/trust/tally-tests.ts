import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { notesFolder } from './note.ts';
import { readNotes, type Tally, testsFile } from './results.ts';

type Told = { path: string; state: string };

/** Stores how many tests of each file passed and failed, in place of the file's earlier result, for `npm run trust`. */
export const tallyTests = (outcomes: readonly Told[], folder = notesFolder): void => {
  const day = new Date().toISOString().slice(0, 10);
  const tallies: Record<string, Tally> = { ...readNotes(folder).tests };
  for (const [path, told] of Map.groupBy(outcomes, (outcome) => outcome.path)) {
    const failed = told.filter(({ state }) => state === 'failed').length;
    const passed = told.filter(({ state }) => state === 'passed' || state === 'unchanged').length;
    if (passed + failed > 0) tallies[path] = { day, passed, failed };
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, testsFile), `${JSON.stringify(tallies)}\n`);
};
