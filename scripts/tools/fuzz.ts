import { randomInt } from 'node:crypto';
import { runParts, vitest } from './run-parts.ts';

/** `npm run fuzz`: the fuzzing of `npm test` (300 cases) and `npm run check` (2 000) with 50 000 cases of a new seed; FUZZ_SEED plays those of a seed again, FUZZ_CASES says how many. */
process.env.FUZZ_CASES ??= '50000';
process.env.FUZZ_SEED ??= String(randomInt(1e9));
runParts([vitest('fuzz', 3600, ['functions'], ['tests/functions/fuzz.test.ts'])]);
