import { runParts, vitest } from './run-parts.ts';

/**
 * `npm run check:stack`: synthesises every stage offline and holds it against AWS's own checks and our promises; of the checks
 * `npm test` makes those of production alone. Exits 1 on a finding.
 */
process.env.EVERY_STAGE = 'yes';
runParts([vitest('stack', 90, ['infra'])]);
