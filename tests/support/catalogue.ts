import { vi } from 'vitest';
import type { SetFiles } from '#functions/catalogue/csv/tables.ts';
import { writeSet } from '#functions/catalogue/csv/write-set.ts';
import { starterCatalogue } from '#scripts/seeds/catalogue.ts';
import { useOwnTable } from './own-table.ts';

/** Gives the test an empty stack, with handlers that start cold. */
export const emptyStack = async (): Promise<void> => {
  await useOwnTable();
  vi.resetModules();
};

const starter = starterCatalogue();
const only = <T extends { id: string }>(rows: readonly T[], ids: string): T[] =>
  rows.filter(({ id }) => ids.split(' ').includes(id));

/** A few entries of each kind, as files: an import of them takes no time. */
export const smallSet: SetFiles = writeSet({
  skills: only(starter.skills, 's1 s2 s11 s27'),
  activities: only(starter.activities, 'a1 a18'),
  values: only(starter.values, 'v1 v24'),
  rncps: only(starter.rncps, 'r1'),
  jobs: only(starter.jobs, 'j1 j2 j120'),
});
