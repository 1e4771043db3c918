import { paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { countLists } from '#functions/data/people/recount.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { countNames, findCounts, sumOf } from '#functions/data/universities/counts.ts';
import type { Clients } from '#scripts/operations/restore/restore.ts';
import { itemsOf } from '#scripts/operations/restore/scan.ts';

export const tracesOf = async (
  people: readonly StoredUser[],
  { table, bucket, clients }: { table: string; bucket: string; clients: Clients },
): Promise<string[]> => {
  const words = people.flatMap(({ id, email, avatarUrl }) => [id, email, ...(avatarUrl ? [avatarUrl.slice(1)] : [])]);
  const speaks = (text: string): boolean => words.some((word) => text.includes(word));
  const found: string[] = [];
  for await (const items of itemsOf(clients.dynamo, table)) {
    const others = items.filter(({ PK }) => !PK?.S?.startsWith('AUDIT#'));
    found.push(...others.filter((item) => speaks(JSON.stringify(item))).map(({ PK, SK }) => `${PK?.S} / ${SK?.S}`));
  }
  for await (const { Contents = [] } of paginateListObjectsV2({ client: clients.s3 }, { Bucket: bucket })) {
    found.push(...Contents.flatMap(({ Key = '' }) => (speaks(Key) ? [Key] : [])));
  }
  return found;
};

export const areCountsRight = async (universityId: string, now: Date): Promise<boolean> => {
  const lists = await countLists(universityId, { now });
  const kept = sumOf([(await findCounts(universityId)) ?? {}]);
  return countNames.every((name) => kept[name] === (lists[name] ?? 0));
};
