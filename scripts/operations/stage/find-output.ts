import { type CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';

/** An output of a deployed stack; throws CommandError when the stack does not say it, and the SDK's error when there is none. */
export const stackOutput = async (stack: string, name: string, client: CloudFormationClient): Promise<string> => {
  const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: stack }));
  const value = Stacks[0]?.Outputs?.find(({ OutputKey }) => OutputKey === name)?.OutputValue;
  if (!value) throw new CommandError(`${stack} does not say its ${name}: deploy the stage first.`);
  return value;
};
