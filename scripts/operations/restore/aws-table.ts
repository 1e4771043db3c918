import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  type TableDescription,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import type { Restored } from './restore.ts';

/** Milliseconds between polls, and until giving up. */
const pause = 10_000;
const patience = 12 * 60 * 60_000;

/** Throws after half a day. */
export const untilIs = async (isSo: () => Promise<boolean>, sleep: (ms: number) => Promise<unknown>): Promise<void> => {
  for (let waited = 0; !(await isSo()); waited += pause) {
    if (waited >= patience) throw new Error('It takes longer than half a day: look at it in the console of AWS.');
    await sleep(pause);
  }
};

export type Sleep = (ms: number) => Promise<unknown>;

/** `at` is undefined for the latest restorable time. */
export type TableRestore = { from: string; to: string; at: Date | undefined };

/** May return before the table exists. */
type Begin = () => Promise<unknown>;

/**
 * Waits for the table, then adds what a restore omits: stream, time to live, point-in-time recovery, deletion
 * protection.
 */
export const bringBack = async (
  { from, to }: Pick<TableRestore, 'from' | 'to'>,
  begin: Begin,
  client: DynamoDBClient,
  sleep: Sleep,
): Promise<Pick<Restored, 'table' | 'tableStreamArn'>> => {
  const describe = async (TableName: string): Promise<TableDescription> =>
    (await client.send(new DescribeTableCommand({ TableName }))).Table ?? {};
  const isActive = async (): Promise<boolean> => {
    const { TableStatus, GlobalSecondaryIndexes = [] } = await describe(to);
    return TableStatus === 'ACTIVE' && GlobalSecondaryIndexes.every(({ IndexStatus }) => IndexStatus === 'ACTIVE');
  };
  const settled = () => untilIs(isActive, sleep);

  const { StreamSpecification } = await describe(from);
  const { TimeToLiveDescription: ttl } = await client.send(new DescribeTimeToLiveCommand({ TableName: from }));
  await begin();
  await settled();
  await client.send(new UpdateTableCommand({ TableName: to, StreamSpecification }));
  await settled();
  await client.send(new UpdateTableCommand({ TableName: to, DeletionProtectionEnabled: true }));
  await settled();
  if (ttl?.AttributeName) {
    const TimeToLiveSpecification = { AttributeName: ttl.AttributeName, Enabled: true };
    await client.send(new UpdateTimeToLiveCommand({ TableName: to, TimeToLiveSpecification }));
  }
  const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true };
  await client.send(new UpdateContinuousBackupsCommand({ TableName: to, PointInTimeRecoverySpecification }));
  const { LatestStreamArn } = await describe(to);
  if (!LatestStreamArn) throw new Error(`${to} has no stream, though ${from} has one`);
  return { table: to, tableStreamArn: LatestStreamArn };
};

/**
 * Encrypts with the other table's key.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/PointInTimeRecovery.html
 */
export const restoreTable = ({ from, to, at }: TableRestore, client: DynamoDBClient, sleep: Sleep) => {
  const moment = at ? { RestoreDateTime: at } : { UseLatestRestorableTime: true };
  const restore = new RestoreTableToPointInTimeCommand({ SourceTableName: from, TargetTableName: to, ...moment });
  return bringBack({ from, to }, () => client.send(restore), client, sleep);
};
