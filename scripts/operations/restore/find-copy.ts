import { type BackupClient, DescribeRecoveryPointCommand } from '@aws-sdk/client-backup';
import { type CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { cellPrefix } from '#infra/cells.ts';
import { outputsOf } from '#scripts/operations/deploy/stacks.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';

export type Copy = { arn: string; madeAt: Date; roleArn: string; keyArn: string };

type Clients = { cloudFormation: CloudFormationClient; backup: BackupClient };

/** Throws CommandError when the copy is missing, incomplete or another cell's. */
export const findCopy = async (
  arn: string,
  { stage, cell }: { stage: string; cell: string },
  { cloudFormation, backup }: Clients,
): Promise<Copy> => {
  const storage = new DescribeStacksCommand({ StackName: `${cellPrefix(stage, cell)}-storage` });
  const { Stacks: [stack] = [] } = await cloudFormation.send(storage);
  const { CopiesVault: vault, RestoreRoleArn: roleArn, TableKeyArn: keyArn } = stack ? outputsOf(stack) : {};
  if (!vault || !roleArn || !keyArn) {
    throw new CommandError(`The stage ${stage} keeps no weekly copies: its settings would say so with “copies”.`);
  }
  const point = new DescribeRecoveryPointCommand({ BackupVaultName: vault, RecoveryPointArn: arn });
  const { ResourceType = 'something else', Status = 'UNKNOWN', CreationDate } = await backup.send(point);
  if (ResourceType !== 'DynamoDB' || Status !== 'COMPLETED' || !CreationDate) {
    throw new CommandError(`${arn} is no whole copy of a table: ${ResourceType}, ${Status}.`);
  }
  return { arn, madeAt: CreationDate, roleArn, keyArn };
};
