import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { userPartition } from '#functions/data/entities/user.ts';
import { campusPartition } from '#functions/data/kernel/ids.ts';
import { inBatches } from '#functions/data/kernel/in-batches.ts';
import { retryConflicts } from '#functions/data/kernel/retry.ts';
import type { Item } from '#scripts/operations/restore/scan.ts';
import { kindOf } from '#scripts/operations/restore/tally.ts';
import { isRecord, type Members, readMembers } from './household.ts';
import type { Rows } from './items.ts';
import { hashOf, newKey, oldCopyPartition, oldCopyPartitions, seal, unseal } from './seal.ts';
import { isOf, whose } from './whose.ts';

type Cells = { client: DynamoDBDocumentClient; source: Rows; target: Rows };
type Holder = { person: string } | { university: string };

const keysKept = 'OLDCOPY';
const atOnce = 8;

const partitionOf = (holder: Holder): string =>
  'person' in holder ? userPartition(holder.person) : campusPartition(holder.university);
const recordSort = (holder: Holder): string => ('person' in holder ? 'USER' : 'UNIVERSITY');

/**
 * One key for each person, and one for the university, in their own partitions of the new cell: whoever is erased there takes the key
 * along, and nobody reads their old copy any more. Undefined for who is not there any more.
 */
const openKeys = ({ client, target }: Cells, university: string) => {
  const known = new Map<string, Buffer | undefined>();

  const create = async (holder: Holder): Promise<Buffer | undefined> => {
    const [PK, key, TableName] = [partitionOf(holder), newKey(), target.table];
    const isThere = {
      ConditionCheck: {
        TableName,
        Key: { PK, SK: recordSort(holder) },
        ConditionExpression: 'attribute_exists(PK)',
      },
    };
    const kept = { Put: { TableName, Item: { PK, SK: keysKept, key, university } } };
    try {
      await retryConflicts(() => client.send(new TransactWriteCommand({ TransactItems: [isThere, kept] })));
      return key;
    } catch (error) {
      const isGone =
        error instanceof TransactionCanceledException &&
        error.CancellationReasons?.[0]?.Code === 'ConditionalCheckFailed';
      if (!isGone) throw error;
      return undefined;
    }
  };

  return async (holders: readonly Holder[]): Promise<ReadonlyMap<string, Buffer | undefined>> => {
    const asked = new Map(holders.map((holder) => [partitionOf(holder), holder]));
    const unknown = [...asked].filter(([PK]) => !known.has(PK));
    const found = await target.read(unknown.map(([PK]) => ({ PK: { S: PK }, SK: { S: keysKept } })));
    for (const { PK, key } of found.values()) if (PK?.S && key?.B) known.set(PK.S, Buffer.from(key.B));
    await inBatches(atOnce, unknown, async ([PK, holder]) => {
      if (!known.has(PK)) known.set(PK, await create(holder));
    });
    return known;
  };
};

const readOurs = async function* (rows: Rows, university: string, members: Members): AsyncGenerator<Item[]> {
  for await (const items of rows.scan()) yield items.filter((item) => isOf({ university, ...members }, whose(item)));
};

/** In the old cell, after the switch. Items of who has been erased since are deleted only. Broken off, it goes on. */
export const sealOldCopy = async (
  cells: Cells,
  { university, ttl, see }: { university: string; ttl: number; see: (item: Item) => void },
): Promise<void> => {
  const { source, target } = cells;
  const [before, after] = [await readMembers(source, university), await readMembers(target, university)];
  const members = {
    people: new Set([...before.people, ...after.people]),
    addresses: new Map([...after.addresses, ...before.addresses]),
  };
  const keysOf = openKeys(cells, university);
  const holderOf = (item: Item): Holder => {
    const owner = whose(item);
    if (typeof owner === 'object' && 'person' in owner) return owner;
    if (typeof owner === 'object' && 'address' in owner) return { person: members.addresses.get(owner.address) ?? '' };
    if (typeof owner === 'object' && 'either' in owner && owner.either !== university) return { person: owner.either };
    return { university };
  };
  const sealAll = async (items: readonly Item[]): Promise<void> => {
    const keys = await keysOf(items.map(holderOf));
    const sealed = items.flatMap((item) => {
      const key = keys.get(partitionOf(holderOf(item)));
      return key ? [seal(item, key, { university, ttl, holder: partitionOf(holderOf(item)) })] : [];
    });
    await source.put(sealed);
    await source.remove(items);
  };
  const records: Item[] = [];
  for await (const items of readOurs(source, university, members)) {
    items.forEach(see);
    records.push(...items.filter(isRecord));
    await sealAll(items.filter((item) => !isRecord(item)));
  }
  // Last, since they tell whose the others are.
  await sealAll(records);
};

const count = (counts: Record<string, number>, kind: string): void => {
  counts[kind] = (counts[kind] ?? 0) + 1;
};

/** Returns how many items there were, by kind. Throws unless a scan finds nothing of them afterwards. */
export const eraseOldCopy = async (cells: Cells, university: string): Promise<Record<string, number>> => {
  const { source, target } = cells;
  const counts: Record<string, number> = {};
  for (const partition of oldCopyPartitions(university)) {
    for await (const items of source.partition(partition)) {
      for (const { of } of items) count(counts, of?.S ?? 'unknown');
      await source.remove(items);
    }
  }
  const keysOfIt = target.scan({
    FilterExpression: 'SK = :kept AND university = :university',
    ExpressionAttributeValues: { ':kept': { S: keysKept }, ':university': { S: university } },
    ProjectionExpression: 'PK, SK',
  });
  for await (const keys of keysOfIt) await target.remove(keys);
  const left: Record<string, number> = {};
  const members = await readMembers(target, university);
  for await (const items of source.scan({ ProjectionExpression: 'PK, SK, userId, email' })) {
    for (const item of items) {
      const isSealed = item.PK?.S?.startsWith(oldCopyPartition(university));
      if (isSealed || isOf({ university, ...members }, whose(item))) count(left, kindOf(item));
    }
  }
  if (Object.keys(left).length > 0) throw new Error(`The old copy is not erased: ${JSON.stringify(left)} are left`);
  return counts;
};

/** What the old copy holds of a person, or of the university itself; nothing once its holder is erased. */
export const readOldCopy = async (cells: Cells, university: string, holderId: string): Promise<Item[]> => {
  const { source, target } = cells;
  const holder = holderId === university ? { university } : { person: holderId };
  const kept = await target.read([{ PK: { S: partitionOf(holder) }, SK: { S: keysKept } }]);
  const [key] = [...kept.values()].map((item) => Buffer.from(item.key?.B ?? []));
  if (!key) return [];
  const theirs: Item[] = [];
  const whoseKey = hashOf(partitionOf(holder));
  for (const partition of oldCopyPartitions(university)) {
    for await (const items of source.partition(partition))
      theirs.push(...items.filter(({ holder: of }) => of?.S === whoseKey).map((item) => unseal(item, key)));
  }
  return theirs;
};
