import { globSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { type Room, rooms } from './mutation/rooms.ts';

/** Works in a copy under `.local/mutation`. A mutant that reaches the time limit counts as killed. */
const runRoom = async ({ name, files, tests }: Room, concurrency: number) => {
  const testFiles = tests.flatMap((pattern) => globSync(pattern)).toSorted();
  if (testFiles.length === 0) throw new Error(`no test of ${name} exists`);
  process.env.MUTATION_TESTS = testFiles.join(' ');
  const results = await new Stryker({
    configFile: undefined,
    mutate: [...files],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/vitest.mutation.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // A mutant must not count as killed because the machine is busy.
    timeoutMS: 20_000,
    concurrency,
    // TypeScript 7 has no JavaScript API with which Stryker could rewrite a tsconfig.json, so it must not find one.
    tsconfigFile: 'none.json',
    ignorePatterns: ['/.local', '/cdk.out', '/web/dist', '/test-results'],
    tempDirName: `.local/mutation/${name}`,
    reporters: ['progress-append-only', 'clear-text', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
    jsonReporter: { fileName: `.local/mutation/${name}.json` },
    allowConsoleColors: false,
  } as ConstructorParameters<typeof Stryker>[0]).runMutationTest();
  const count = (...statuses: string[]): number => results.filter(({ status }) => statuses.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const survived = count('Survived', 'NoCoverage');
  const mutants = killed + survived;
  return { killed, survived, mutants, percent: mutants === 0 ? 0 : (100 * killed) / mutants };
};

/**
 * `npm run mutation -- [room …]`: runs Stryker on the pure rooms. Exits 1 when a room scores below its bar.
 * MUTATION_CONCURRENCY: mutants tried at once.
 */
const concurrency = Number(process.env.MUTATION_CONCURRENCY ?? 2);
const names = process.argv.slice(2);
const unknown = names.filter((name) => !rooms.some((room) => room.name === name));
if (unknown.length > 0) {
  throw new Error(`no room ${unknown.join(', ')}; the rooms are ${rooms.map(({ name }) => name).join(', ')}`);
}

const table: Record<string, string | number>[] = [];
let isBelow = false;
for (const room of rooms.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const { mutants, killed, survived, percent } = await runRoom(room, concurrency);
  isBelow ||= percent < room.bar;
  table.push({ room: room.name, mutants, killed, survived, score: percent.toFixed(1), bar: room.bar });
}
console.table(table);
process.exit(isBelow ? 1 : 0);
