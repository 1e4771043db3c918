import { playwright, reports, runParts } from './run-parts.ts';

/**
 * `npm test`: types, style, unit, infra, local-platform and API tests, then the stories in a real browser against the
 * running product. Prints each part's time and ends with one line `N passed, N failed`; exits 1 when anything failed.
 */
runParts([
  { name: 'types', command: 'tsc', args: ['--noEmit', '-p', '.'] },
  { name: 'style', command: 'biome', args: ['check', '.'] },
  {
    name: 'tests',
    command: 'vitest',
    args: [
      'run',
      '-c',
      'tests/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports}/vitest.json`,
    ],
    report: 'vitest',
  },
  playwright('stories', 'stories'),
]);
