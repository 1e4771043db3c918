import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Configuration of `npm run mutation`, which passes the test files in MUTATION_TESTS, separated by spaces. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    name: 'unit',
    include: (process.env.MUTATION_TESTS ?? 'tests/unit/**/*.test.ts').split(' '),
    setupFiles: ['tests/support/mutation-setup.ts'],
    pool: 'threads',
    // One worker for all files of a mutant, since its start takes longer than these tests.
    isolate: false,
    testTimeout: 60_000,
  },
});
