import {
  type CloudFormationClient,
  DeleteStackCommand,
  UpdateTerminationProtectionCommand,
  waitUntilStackDeleteComplete,
} from '@aws-sdk/client-cloudformation';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import type { FoundStack } from './find-stack.ts';

/** In seconds. Deleting a distribution takes up to an hour. */
const patience = { maxWaitTime: 3600, minDelay: 2, maxDelay: 30 };

/** Waits, protected or not. Throws CommandError when CloudFormation makes no progress. */
export const deleteStack = async (
  { id, name, isProtected }: FoundStack,
  client: CloudFormationClient,
): Promise<void> => {
  const StackName = id;
  if (isProtected) {
    await client.send(new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection: false }));
  }
  await client.send(new DeleteStackCommand({ StackName }));
  await waitUntilStackDeleteComplete({ client, ...patience }, { StackName }).catch((error: unknown) => {
    throw new CommandError(
      `${name} could not be deleted; its events in CloudFormation's console say why. Mend that, and try again: what is gone stays gone.`,
      { cause: error },
    );
  });
};
