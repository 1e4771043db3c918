import { runParts, vitest } from './run-parts.ts';

/** `npm run fuzz`: the fuzzing of `npm test` with 50 000 cases; FUZZ_SEED plays those of a seed again, FUZZ_CASES says how many. */
process.env.FUZZ_CASES ??= '50000';
const { name, command, args, report } = vitest('fuzz', 3600, ['rights']);
runParts([{ name, command, args: [...args, 'tests/functions/fuzz.test.ts'], seconds: 3600, report }]);
