import { readFileSync, writeFileSync } from 'node:fs';
import { callsTable } from './run-parts/calls-table.ts';
import { readMap, unproven } from './run-parts/spec-map.ts';
import { playwright, runParts, vitest } from './run-parts.ts';

const tablePath = 'tests/calls.md';

/** The table but for what calls cost: a try that had to be repeated costs more, and `costs.test.ts` holds the figures. */
const withoutFigures = (table: string): string => table.replace(/(?: \| [\d.]*){3} \|$/gm, '');

/** Writes the table of calls anew where this run has recorded another one, and complains. */
const staleTable = (): string[] => {
  const table = callsTable();
  if (withoutFigures(readFileSync(tablePath, 'utf8')) === withoutFigures(table)) return [];
  writeFileSync(tablePath, table);
  return [`${tablePath} was stale; it is written anew: read what has changed and keep it`];
};

/**
 * `npm test`: types, style, unit, API, rights and stack tests, then the stories in a real browser against the running product.
 * Prints each part's time against its budget, then which tests of the specification's map did not run and pass, and ends with
 * one line `N passed, N failed`; exits 1 when anything failed.
 */
runParts(
  [
    { name: 'types', command: 'tsc', args: ['--noEmit', '-p', '.'], seconds: 30 },
    { name: 'style', command: 'biome', args: ['check', '.'], seconds: 10 },
    vitest('unit', 60, ['unit']),
    vitest('api', 180, ['functions']),
    vitest('rights', 120, ['rights']),
    vitest('stack', 60, ['infra', 'local']),
    playwright('stories', 300),
  ],
  (outcomes) => [...unproven(readMap(), outcomes), ...staleTable()],
);
