import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { forgetCatalogue } from '#functions/data/catalogue/catalogue.ts';
import { findCurrent } from '#functions/data/catalogue/editions.ts';
import { seedCatalogue as seed } from '#scripts/demo/seed-catalogue.ts';
import { allItems } from './contents.ts';

type Item = Record<string, unknown>;
/** The process keeps it, since each test file loads this module anew. */
const shelf = globalThis as { starterItems?: readonly Item[] };

const isCatalogue = ({ PK }: Item): boolean => String(PK).startsWith('CATALOGUE');

/** The starter catalogue. A process computes it once, which takes longer than to write it. */
export const seedCatalogue = async (): Promise<void> => {
  if (!shelf.starterItems || (await findCurrent())) {
    await seed();
    shelf.starterItems ??= (await allItems()).filter(isCatalogue);
    return;
  }
  const client = DynamoDBDocumentClient.from(new DynamoDBClient());
  const puts = shelf.starterItems.map((Item) => ({ PutRequest: { Item } }));
  await client.send(new BatchWriteCommand({ RequestItems: { [process.env.TABLE_NAME ?? '']: puts } }));
  client.destroy();
  forgetCatalogue();
};
