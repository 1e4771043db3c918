import { BackupClient, DeleteBackupVaultCommand, ListRecoveryPointsByBackupVaultCommand } from '@aws-sdk/client-backup';
import { CloudWatchLogsClient, DeleteLogGroupCommand } from '@aws-sdk/client-cloudwatch-logs';
import {
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ScanCommand,
  UpdateTableCommand,
  waitUntilTableExists,
  waitUntilTableNotExists,
} from '@aws-sdk/client-dynamodb';
import { DescribeKeyCommand, KMSClient, ScheduleKeyDeletionCommand } from '@aws-sdk/client-kms';
import { DeleteBucketCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { DeleteSecretCommand, DescribeSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { hasVault } from '#scripts/operations/stage/has-vault.ts';
import { unlessMissing } from '#scripts/operations/stage/unless-missing.ts';

export const clientsIn = (region: string) => ({
  dynamo: new DynamoDBClient({ region }),
  s3: new S3Client({ region }),
  logs: new CloudWatchLogsClient({ region }),
  kms: new KMSClient({ region }),
  secrets: new SecretsManagerClient({ region }),
  backup: new BackupClient({ region }),
});
export type Clients = ReturnType<typeof clientsIn>;

export type Kind = {
  title: string;
  fate: string;
  /** Null when empty. Throws the service's error when the resource is missing. */
  content: (name: string, clients: Clients) => Promise<string | null>;
  /** Called right after `content` has found nothing. */
  remove: (name: string, clients: Clients) => Promise<unknown>;
};

/** The longest waiting period of KMS and Secrets Manager, in which a deletion can be cancelled. */
const daysToRegret = 30;
const patience = { maxWaitTime: 600, minDelay: 2, maxDelay: 10 };
const nothing = async (): Promise<null> => null;

const table: Kind = {
  title: 'table',
  fate: 'loses its protection and is deleted',
  content: async (TableName, { dynamo }) => {
    const { Count = 0 } = await dynamo.send(
      new ScanCommand({ TableName, Limit: 1, ConsistentRead: true, Select: 'COUNT' }),
    );
    return Count > 0 ? 'items' : null;
  },
  remove: async (TableName, { dynamo }) => {
    const { Table } = await dynamo.send(new DescribeTableCommand({ TableName }));
    if (Table?.DeletionProtectionEnabled) {
      await dynamo.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: false }));
      await waitUntilTableExists({ client: dynamo, ...patience }, { TableName });
    }
    await dynamo.send(new DeleteTableCommand({ TableName }));
    await waitUntilTableNotExists({ client: dynamo, ...patience }, { TableName });
  },
};

/** S3 refuses to delete a bucket that is not empty. */
const bucket: Kind = {
  title: 'bucket',
  fate: 'is deleted',
  content: async (Bucket, { s3 }) => {
    const { Versions = [], DeleteMarkers = [] } = await s3.send(new ListObjectVersionsCommand({ Bucket, MaxKeys: 1 }));
    return Versions.length + DeleteMarkers.length > 0 ? 'files' : null;
  },
  remove: (Bucket, { s3 }) => s3.send(new DeleteBucketCommand({ Bucket })),
};

const vault: Kind = {
  title: 'vault',
  fate: 'is deleted',
  content: async (BackupVaultName, { backup }) => {
    if (!(await hasVault(BackupVaultName, backup))) return null;
    const asked = new ListRecoveryPointsByBackupVaultCommand({ BackupVaultName, MaxResults: 1 });
    const { RecoveryPoints = [] } = await backup.send(asked);
    return RecoveryPoints.length > 0 ? 'copies' : null;
  },
  remove: async (BackupVaultName, { backup }) => {
    if (await hasVault(BackupVaultName, backup)) await backup.send(new DeleteBackupVaultCommand({ BackupVaultName }));
  },
};

const key: Kind = {
  title: 'key',
  fate: `is deleted in ${daysToRegret} days`,
  content: nothing,
  remove: async (KeyId, { kms }) => {
    const { KeyMetadata } = await kms.send(new DescribeKeyCommand({ KeyId }));
    if (KeyMetadata?.KeyState === 'PendingDeletion') return;
    await kms.send(new ScheduleKeyDeletionCommand({ KeyId, PendingWindowInDays: daysToRegret }));
  },
};

const secret: Kind = {
  title: 'secret',
  fate: `is deleted in ${daysToRegret} days`,
  content: nothing,
  remove: async (SecretId, { secrets }) => {
    const { DeletedDate } = await secrets.send(new DescribeSecretCommand({ SecretId }));
    if (DeletedDate) return;
    await secrets.send(new DeleteSecretCommand({ SecretId, RecoveryWindowInDays: daysToRegret }));
  },
};

const log: Kind = {
  title: 'log',
  fate: 'is deleted',
  content: nothing,
  remove: (logGroupName, { logs }) => logs.send(new DeleteLogGroupCommand({ logGroupName })),
};

/** In the order of deletion: a key comes after what it encrypts. */
export const kinds: Readonly<Record<string, Kind>> = {
  'AWS::DynamoDB::GlobalTable': table,
  'AWS::S3::Bucket': bucket,
  'AWS::Backup::BackupVault': vault,
  'AWS::Logs::LogGroup': log,
  'AWS::SecretsManager::Secret': secret,
  'AWS::KMS::Key': key,
};

const missing = ['ResourceNotFoundException', 'NoSuchBucket', 'NotFoundException', 'NotFound'];

/** Undefined when the service no longer knows the resource, because an earlier try removed it. */
export const unlessGone = <T>(answer: Promise<T>): Promise<T | undefined> => unlessMissing(answer, ...missing);
