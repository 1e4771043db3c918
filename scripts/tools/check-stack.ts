import { missingTools } from './run-parts/tools.ts';
import { runParts, vitest } from './run-parts.ts';

/**
 * `npm run check:stack`: synthesises every stage offline and holds it against AWS's own checks and our promises, of which
 * `npm test` checks production alone; then makes the stacks on a second emulator of AWS. Exits 1 on a finding, and where this
 * machine lacks a tool of either.
 */
process.env.EVERY_STAGE = 'yes';
runParts(
  [vitest('stack', 90, ['infra']), vitest('second emulator', 120, ['local'], ['tests/local/second-emulator'])],
  () => missingTools(),
);
