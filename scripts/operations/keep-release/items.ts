import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { env } from '#functions/lib/lambda/env.ts';
import { seed } from '#scripts/demo/seed.ts';
import { itemsOf } from '#scripts/operations/restore/scan.ts';
import { allEntities } from './entities.ts';
import type { Item } from './kept.ts';
import { addRareItems } from './rare-items.ts';

export const keptItems = async (now: Date): Promise<Item[]> => {
  await seed(now);
  await addRareItems(now);
  const client = new DynamoDBClient();
  const items: Item[] = [];
  for await (const page of itemsOf(client, env('TABLE_NAME'))) items.push(...page);
  client.destroy();
  const kinds = new Set(items.map(({ _et }) => _et?.S));
  const missing = (await allEntities()).map(({ entityName }) => entityName).filter((name) => !kinds.has(name));
  if (missing.length > 0) throw new Error(`the demonstration has none of: ${missing.join(', ')}`);
  const place = ({ PK, SK }: Item): string => `${PK?.S} ${SK?.S}`;
  return items.sort((one, other) => (place(one) < place(other) ? -1 : 1));
};
