import type { Stage } from '#infra/settings.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import { goBackCommand, type Wishes } from './cdk-arguments.ts';

/** Throws CommandError with all failures and how to roll back. */
export const verdict = (troubles: readonly string[], stage: Stage, wishes: Wishes = {}): string => {
  if (troubles.length === 0) return '\nTried: site and API answer as they should.';
  throw new CommandError(
    [
      '\nWhat was deployed does not work as it should:',
      ...troubles.map((one) => `- ${one}`),
      `To go back, in a checkout of the version before: ${goBackCommand(stage, wishes)}`,
    ].join('\n'),
  );
};
