import { type BackupClient, DescribeRestoreJobCommand, StartRestoreJobCommand } from '@aws-sdk/client-backup';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { bringBack, type Sleep } from './aws-table.ts';
import type { Copy } from './find-copy.ts';
import { untilIs } from './wait.ts';

/** What a job of AWS Backup does not come out of. */
const lost: readonly (string | undefined)[] = ['ABORTED', 'FAILED'];

/**
 * Restores a weekly copy into a new table, which is encrypted by the stage's own key and then given what a restore leaves out, as
 * the table in use has it.
 * https://docs.aws.amazon.com/aws-backup/latest/devguide/restoring-dynamodb.html
 */
export const restoreCopy = (
  { arn, roleArn, keyArn }: Copy,
  { from, to }: { from: string; to: string },
  { backup, dynamo }: { backup: BackupClient; dynamo: DynamoDBClient },
  sleep: Sleep,
) => {
  const begin = async (): Promise<void> => {
    const { RestoreJobId } = await backup.send(
      new StartRestoreJobCommand({
        RecoveryPointArn: arn,
        IamRoleArn: roleArn,
        ResourceType: 'DynamoDB',
        IdempotencyToken: to,
        Metadata: { targetTableName: to, encryptionType: 'KMS', kmsMasterKeyArn: keyArn },
      }),
    );
    await untilIs(async () => {
      const { Status, StatusMessage } = await backup.send(new DescribeRestoreJobCommand({ RestoreJobId }));
      if (lost.includes(Status)) throw new Error(`AWS Backup did not restore the copy (${Status}): ${StatusMessage}`);
      return Status === 'COMPLETED';
    }, sleep);
  };
  return bringBack({ from, to }, begin, dynamo, sleep);
};
