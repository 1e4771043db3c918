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
import { untilIs } from './wait.ts';

export type Sleep = (ms: number) => Promise<unknown>;

/** From which table, into which new one, as it was when; the latest moment that can be restored, unless said. */
export type TableRestore = { from: string; to: string; at: Date | undefined };

/** Has AWS make the new table; may come back before it is there. */
type Begin = () => Promise<unknown>;

/**
 * Has a new table made, waits for it, and gives it what a restore leaves out, as the other one has it: the stream, the time to
 * live, a recovery of its own and protection from deletion.
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
 * Restores a table from its point-in-time recovery into a new one, with the key of the other one.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/PointInTimeRecovery.html
 */
export const restoreTable = ({ from, to, at }: TableRestore, client: DynamoDBClient, sleep: Sleep) => {
  const moment = at ? { RestoreDateTime: at } : { UseLatestRestorableTime: true };
  const restore = new RestoreTableToPointInTimeCommand({ SourceTableName: from, TargetTableName: to, ...moment });
  return bringBack({ from, to }, () => client.send(restore), client, sleep);
};
