import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { newUniversityId, newUserId } from '#functions/data/ids.ts';
import { buildUniversity, buildUser } from './factories.ts';

const documents = DynamoDBDocumentClient.from(new DynamoDBClient());
const table = () => process.env.TABLE_NAME ?? '';

/** Stores copies of an item under those ids, as many at once as DynamoDB takes. */
const copy = async (key: { PK: string; SK: string }, id: string, ids: readonly string[]): Promise<void> => {
  const { Item } = await documents.send(new GetCommand({ TableName: table(), Key: key }));
  const text = JSON.stringify(Item);
  for (let i = 0; i < ids.length; i += 25) {
    const puts = ids
      .slice(i, i + 25)
      .map((other) => ({ PutRequest: { Item: JSON.parse(text.replaceAll(id, other)) } }));
    await documents.send(new BatchWriteCommand({ RequestItems: { [table()]: puts } }));
  }
};

const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** Fills a university with so many members, and the table with so many universities. */
export const crowd = async (count: number) => {
  const university = await buildUniversity();
  const person = await buildUser({ university });
  await copy(
    { PK: `USER#${person.id}`, SK: 'USER' },
    person.id,
    many(count, () => newUserId(university.id)),
  );
  const others = many(count, newUniversityId);
  for (const SK of ['UNIVERSITY', 'COUNTS'])
    await copy({ PK: `UNIVERSITY#${university.id}`, SK }, university.id, others);
  return university;
};
