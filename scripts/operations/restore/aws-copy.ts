import { type BackupClient, DescribeRestoreJobCommand, StartRestoreJobCommand } from '@aws-sdk/client-backup';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { bringBack, type Sleep, untilIs } from './aws-table.ts';
import type { Copy } from './find-copy.ts';

/** States in which a job of AWS Backup has failed for good. */
const lost: readonly (string | undefined)[] = ['ABORTED', 'FAILED'];

/**
 * Restores into a table with the stack's own key, then adds what a restore omits.
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
