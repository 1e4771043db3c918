import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { callsTable } from './run-parts/calls-table.ts';
import { isOfCheck, readMap, unproven } from './run-parts/spec-map.ts';
import { playwright, runParts, vitest } from './run-parts.ts';

const tablePath = 'tests/calls.md';

/** Leaves out tests and costs, which differ from run to run. */
const declared = (table: string): string[] =>
  table.split('\n').map((line) => line.split(' | ').slice(0, 3).join(' | '));

/** Reports a table whose declared part was stale. */
const staleTable = (): string[] => {
  const [kept, table] = [readFileSync(tablePath, 'utf8'), callsTable()];
  writeFileSync(tablePath, table);
  if (isDeepStrictEqual(declared(kept), declared(table))) return [];
  return [`${tablePath} was stale; it is written anew: read what has changed and keep it`];
};

/**
 * `npm test`: types, style, unit tests, rendered components, API and stack tests, then the stories in a real browser
 * against the running product. Exits 1 when anything failed.
 */
runParts(
  [
    { name: 'types', command: 'tsc', args: ['--noEmit', '-p', '.'], seconds: 30 },
    { name: 'style', command: 'biome', args: ['check', '.'], seconds: 10 },
    vitest('unit', 60, ['unit']),
    vitest('rendered', 60, ['rendered']),
    vitest('api', 270, ['functions']),
    vitest('stack', 90, ['infra', 'local']),
    playwright('stories', 330),
  ],
  (outcomes) => [...unproven(readMap(), outcomes, (test) => !isOfCheck(test)), ...staleTable()],
);
