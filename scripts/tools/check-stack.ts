import { missingTools } from './run-parts/tools.ts';
import { runParts, vitest } from './run-parts.ts';

/**
 * `npm run check:stack`: checks every stage offline with cdk-nag, cfn-lint and our own tests (`npm test` checks
 * production alone), then creates the stacks on a second emulator. Exits 1 on a finding or a missing tool.
 */
process.env.EVERY_STAGE = 'yes';
runParts(
  [vitest('stack', 90, ['infra']), vitest('second emulator', 120, ['local'], ['tests/local/second-emulator'])],
  () => missingTools(['moto', 'cfn-lint']),
);
