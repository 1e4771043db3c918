import { type CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';

/** Throws CommandError when the stack has no such output, and the SDK's error when there is no stack. */
export const stackOutput = async (stack: string, name: string, client: CloudFormationClient): Promise<string> => {
  const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: stack }));
  const value = Stacks[0]?.Outputs?.find(({ OutputKey }) => OutputKey === name)?.OutputValue;
  if (!value) throw new CommandError(`${stack} does not say its ${name}: deploy the stage first.`);
  return value;
};
