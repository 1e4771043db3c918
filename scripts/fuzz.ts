import { runParts, vitest } from './run-parts.ts';

/** `npm run fuzz`: the fuzzing of `npm test` with 50 000 cases; FUZZ_SEED plays those of a seed again, FUZZ_CASES says how many. */
process.env.FUZZ_CASES ??= '50000';
runParts([vitest('fuzz', 3600, ['rights'], ['tests/functions/fuzz.test.ts'])]);
