import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, type TransactWriteCommandInput, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/errors.ts';
import type { Change } from './change.ts';
import { sendFenced } from './fence.ts';
import { type Attributes, beforeMigration, versionOf } from './shapes.ts';
import { table } from './table.ts';

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type Place = Pick<NonNullable<Write['Update']>, 'TableName' | 'Key'>;

const maxAttempts = 3;

/** False if one of the migrated attributes changed meanwhile. */
const rewrite = async (place: Place, stored: Attributes, shaped: Attributes): Promise<boolean> => {
  const names = [...new Set([...Object.keys(stored), ...Object.keys(shaped)])];
  // A migration passes unchanged values on by reference, so `!==` finds the changed ones.
  const differing = names
    .filter((name) => stored[name] !== shaped[name])
    .map((name, i) => ({ name, at: `#a${i}`, was: `:w${i}`, is: `:i${i}` }));
  const [set, removed] = [true, false].map((isSet) => differing.filter(({ name }) => name in shaped === isSet));
  const removal = removed?.length ? ` REMOVE ${removed.map(({ at }) => at).join()}` : '';
  const valuesOf = (of: Attributes, as: 'was' | 'is') =>
    differing.flatMap((one) => (one.name in of ? [[one[as], of[one.name]] as const] : []));
  const command = new UpdateCommand({
    ...place,
    UpdateExpression: `SET ${set?.map(({ at, is }) => `${at} = ${is}`).join()}${removal}`,
    ConditionExpression: differing
      .map(({ name, at, was }) => (name in stored ? `${at} = ${was}` : `attribute_not_exists(${at})`))
      .join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(differing.map(({ name, at }) => [at, name])),
    ExpressionAttributeValues: Object.fromEntries([...valuesOf(stored, 'was'), ...valuesOf(shaped, 'is')]),
  });
  try {
    await sendFenced((limits) => table.getDocumentClient().send(command, limits));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
};

const migrate = async (place: Place): Promise<void> => {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { Item } = await table.getDocumentClient().send(new GetCommand({ ...place, ConsistentRead: true }));
    if (!Item || beforeMigration(Item) === Item || (await rewrite(place, beforeMigration(Item), Item))) return;
  }
  throw new AppError('unavailable');
};

/** An update changes single attributes, so an item of a former shape is migrated first. */
export const writeOf = async (change: Change): Promise<Write> => {
  const { ToolboxItem: _, ...write } = change.params();
  const version = versionOf(change.entity.entityName);
  if (version === 1) return write;
  const { Put, Update } = write;
  if (Put) return { Put: { ...Put, Item: { ...Put.Item, _v: version } } };
  if (!Update) return write;
  await migrate({ TableName: Update.TableName, Key: Update.Key });
  return {
    Update: {
      ...Update,
      // Each update sets at least the entity's name.
      UpdateExpression: Update.UpdateExpression?.replace('SET ', 'SET #_v = :_v, '),
      ExpressionAttributeNames: { ...Update.ExpressionAttributeNames, '#_v': '_v' },
      ExpressionAttributeValues: { ...Update.ExpressionAttributeValues, ':_v': version },
    },
  };
};
