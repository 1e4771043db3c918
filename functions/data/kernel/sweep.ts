import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { Entity } from 'dynamodb-toolbox/entity';
import { item, string } from 'dynamodb-toolbox/schema';
import { deleteChange } from './change.ts';
import { commit, type WriteContext } from './commit.ts';
import { named, table } from './table.ts';

const Anything = new Entity({
  ...named('Anything'),
  schema: item({ PK: string().key(), SK: string().key() }),
});

const pageSize = 25;

type Key = { PK: string; SK: string };
const keyOf = ({ PK, SK }: Record<string, unknown>): Key => ({ PK: String(PK), SK: String(SK) });

const removal = (key: Key) => deleteChange(Anything, key);

const firstOf = async (partition: string, projection?: string): Promise<Record<string, unknown>[]> => {
  const { Items = [] } = await table.getDocumentClient().send(
    new QueryCommand({
      TableName: table.getName(),
      KeyConditionExpression: 'PK = :partition',
      ExpressionAttributeValues: { ':partition': partition },
      ConsistentRead: true,
      Limit: pageSize,
      ...(projection && { ProjectionExpression: projection }),
    }),
  );
  return Items;
};

/**
 * Deletes one page of items; false if there were none. Passes the items to `before` first, to delete what they refer
 * to.
 */
export const sweep = async (
  partition: string,
  context: WriteContext,
  before: (items: readonly Record<string, unknown>[]) => Promise<void> = async () => undefined,
): Promise<boolean> => {
  const items = await firstOf(partition);
  if (items.length === 0) return false;
  await before(items);
  await commit(items.map(keyOf).map(removal), context);
  return true;
};

/** Deletes a partition of secrets: reads the keys only. */
export const sweepUnread = async (partition: string, context: WriteContext): Promise<boolean> => {
  const keys = await firstOf(partition, 'PK, SK');
  if (keys.length === 0) return false;
  await commit(keys.map(keyOf).map(removal), context);
  return true;
};
