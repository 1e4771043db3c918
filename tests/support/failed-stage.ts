import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { type Clients, clientsIn } from '#scripts/operations/clear-stage/kinds.ts';
import { answeredBy } from './aws.ts';

/** `foreign` resources of the same name existed before and made creation fail. */
export type Stack = {
  foreign?: readonly string[];
  status: string;
  history: readonly string[];
  isProtected?: boolean;
  resources?: Readonly<Record<string, readonly [type: string, status: string]>>;
};

const failure = (name: string, message = name) => Object.assign(new Error(message), { name });

/**
 * A fake AWS account after a failed first deployment. Reply shapes follow these pages (stored copies of
 * API_DescribeStackEvents and API_UpdateTerminationProtection were read on 2026-11-26):
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/APIReference/API_DescribeStacks.html,
 * API_DescribeStackEvents.html, API_ListStackResources.html, API_DeleteStack.html and
 * API_UpdateTerminationProtection.html;
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_DescribeTable.html, API_Scan.html and
 * API_DeleteTable.html; https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectVersions.html;
 * https://docs.aws.amazon.com/kms/latest/APIReference/API_DescribeKey.html;
 * https://docs.aws.amazon.com/secretsmanager/latest/apireference/API_DescribeSecret.html;
 * https://docs.aws.amazon.com/aws-backup/latest/devguide/API_ListRecoveryPointsByBackupVault.html.
 */
export const failedStage = (stacks: Record<string, Stack>) => {
  const ids = new Map(
    Object.keys(stacks).map((name) => [name, `arn:aws:cloudformation:eu-west-3:1:stack/${name}/try`]),
  );
  const protectedStacks = new Set(Object.keys(stacks).filter((name) => stacks[name]?.isProtected !== false));
  const contents = new Map<string, number>();
  const emptied = new Set<string>();
  const stuck = new Set<string>();
  const protectedTables = new Set<string>();
  const removed = new Set<string>();
  /** Resources whose next request loses the connection, once. */
  const outages = new Set<string>();
  const changes: string[] = [];

  const named = (asked: unknown): [string, Stack] => {
    const found = Object.entries(stacks).find(([name]) => name === asked || ids.get(name) === asked);
    if (!found || (removed.has(found[0]) && asked === found[0])) {
      throw failure('ValidationError', `Stack with id ${asked} does not exist`);
    }
    return found;
  };
  const change = (what: string, name: string): object => {
    changes.push(`${what} ${name}`);
    return {};
  };
  const cloudFormation = answeredBy(
    new CloudFormationClient({ region: 'eu-west-3' }),
    (command, { StackName, ...asked }) => {
      const [name, { status, history, resources = {}, foreign = [] }] = named(StackName);
      const StackId = ids.get(name);
      switch (command) {
        case 'DescribeStacks': {
          const deleted = stuck.has(name) ? 'DELETE_FAILED' : 'DELETE_COMPLETE';
          const StackStatus = removed.has(name) ? deleted : status;
          const EnableTerminationProtection = protectedStacks.has(name);
          return { Stacks: [{ StackName: name, StackId, StackStatus, EnableTerminationProtection }] };
        }
        case 'DescribeStackEvents': {
          // One event per page, newest first, filtered by resource.
          const states = [...history].reverse();
          const at = Number(asked.NextToken ?? 0);
          const own = {
            PhysicalResourceId: StackId,
            ResourceType: 'AWS::CloudFormation::Stack',
            ResourceStatus: states[at],
          };
          const others = Object.entries(resources).map(([PhysicalResourceId, [ResourceType]]) => ({
            PhysicalResourceId,
            ResourceType,
            ResourceStatus: foreign.includes(PhysicalResourceId) ? 'CREATE_FAILED' : 'CREATE_COMPLETE',
          }));
          return { StackEvents: [...others, own], ...(at + 1 < states.length && { NextToken: String(at + 1) }) };
        }
        case 'ListStackResources':
          return {
            StackResourceSummaries: Object.entries(resources).map(
              ([PhysicalResourceId, [ResourceType, ResourceStatus]]) => ({
                LogicalResourceId: PhysicalResourceId,
                PhysicalResourceId,
                ResourceType,
                ResourceStatus,
              }),
            ),
          };
        case 'UpdateTerminationProtection':
          protectedStacks.delete(name);
          return change('unprotect', name);
        case 'DeleteStack':
          if (protectedStacks.has(name)) throw failure('ValidationError', 'TerminationProtection is enabled');
          if (outages.delete(name)) throw new Error('the connection is gone');
          removed.add(name);
          return change('delete', name);
        default:
          throw new Error(`nobody answers ${command}`);
      }
    },
  );

  const remove = (name: string, kept = contents.get(name) ?? 0): object => {
    if (kept > 0) throw failure('Conflict', `${name} is not empty`);
    if (outages.delete(name)) throw new Error('the connection is gone');
    removed.add(name);
    return change('remove', name);
  };
  const there = (name: string, error: string): string => {
    if (removed.has(name)) throw failure(error);
    return name;
  };
  const base = clientsIn('eu-west-3');
  const clients: Clients = {
    dynamo: answeredBy(base.dynamo, (command, { TableName, ConsistentRead }) => {
      const table = there(String(TableName), 'ResourceNotFoundException');
      if (command === 'Scan') {
        // Only a consistent read is sure to return recent writes.
        const found = ConsistentRead ? (contents.get(table) ?? 0) : 0;
        return { Count: Math.min(1, found), ScannedCount: 1 };
      }
      if (command === 'DescribeTable') {
        return { Table: { TableName, TableStatus: 'ACTIVE', DeletionProtectionEnabled: protectedTables.has(table) } };
      }
      if (command === 'UpdateTable') {
        protectedTables.delete(table);
        return change('unprotect', table);
      }
      if (protectedTables.has(table)) throw failure('ValidationException', 'Resource cannot be deleted: protected');
      return remove(table, 0);
    }),
    s3: answeredBy(base.s3, (command, { Bucket }) => {
      const bucket = there(String(Bucket), 'NoSuchBucket');
      if (command === 'DeleteBucket') return remove(bucket);
      // The reply for an empty bucket has no list.
      if (!contents.get(bucket)) return {};
      const one = [{ Key: 'a', VersionId: '1' }];
      return emptied.has(bucket) ? { DeleteMarkers: one } : { Versions: one };
    }),
    logs: answeredBy(base.logs, (_, { logGroupName }) =>
      remove(there(String(logGroupName), 'ResourceNotFoundException')),
    ),
    kms: answeredBy(base.kms, (command, { KeyId, PendingWindowInDays: days }) => {
      const key = String(KeyId);
      if (command === 'DescribeKey')
        return { KeyMetadata: { KeyState: removed.has(key) ? 'PendingDeletion' : 'Enabled' } };
      removed.add(key);
      return change(`in ${days} days remove`, key);
    }),
    secrets: answeredBy(base.secrets, (command, { SecretId, RecoveryWindowInDays: days }) => {
      const secret = String(SecretId);
      if (command === 'DescribeSecret') return removed.has(secret) ? { DeletedDate: new Date(0) } : {};
      removed.add(secret);
      return change(`in ${days} days remove`, secret);
    }),
    backup: answeredBy(base.backup, (command, { BackupVaultName }) => {
      if (command === 'ListBackupVaults') {
        const vaults = Object.values(stacks).flatMap(({ resources = {} }) =>
          Object.entries(resources).flatMap(([name, [type]]) => (type.endsWith('BackupVault') ? name : [])),
        );
        const left = vaults.filter((name) => !removed.has(name));
        return { BackupVaultList: left.map((name) => ({ BackupVaultName: name })) };
      }
      // A missing vault is AccessDenied: https://github.com/boto/boto3/issues/2269
      const vault = there(String(BackupVaultName), 'AccessDeniedException');
      if (command === 'DeleteBackupVault') return remove(vault);
      return { RecoveryPoints: (contents.get(vault) ?? 0) > 0 ? [{ RecoveryPointArn: 'a' }] : [] };
    }),
  };
  return { cloudFormation, clients, changes, contents, emptied, stuck, protectedTables, outages };
};
