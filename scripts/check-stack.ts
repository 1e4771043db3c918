import { runParts, vitest } from './run-parts.ts';

/**
 * `npm run check:stack`: synthesises every stage offline and holds it against AWS's own checks and our promises, as the stack part
 * of `npm test` does. Exits 1 on a finding.
 */
runParts([vitest('stack', 90, ['infra'])]);
