import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { newUniversityId, newUserId } from '#functions/data/kernel/ids.ts';
import { inBatches } from '#functions/data/kernel/in-batches.ts';
import { buildUniversity, buildUser } from './factories.ts';

const documents = DynamoDBDocumentClient.from(new DynamoDBClient());
const table = () => process.env.TABLE_NAME ?? '';

type Changes = (index: number) => object;

/** Writes batches of DynamoDB's maximum. */
const copy = async (
  key: { PK: string; SK: string },
  id: string,
  ids: readonly string[],
  changes: Changes = () => ({}),
): Promise<void> => {
  const { Item } = await documents.send(new GetCommand({ TableName: table(), Key: key }));
  const text = JSON.stringify(Item);
  const puts = ids.map((other, index) => ({
    PutRequest: { Item: { ...JSON.parse(text.replaceAll(id, other)), ...changes(index) } },
  }));
  const batches = Array.from({ length: Math.ceil(puts.length / 25) }, (_, i) => puts.slice(25 * i, 25 * (i + 1)));
  await inBatches(8, batches, (batch) => documents.send(new BatchWriteCommand({ RequestItems: { [table()]: batch } })));
};

const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

export const multiply = (
  person: { id: string; universityId: string },
  count: number,
  changes?: Changes,
): Promise<void> => {
  const ids = many(count, () => newUserId(person.universityId));
  return copy({ PK: `USER#${person.id}`, SK: 'USER' }, person.id, ids, changes);
};

export const crowd = async (count: number) => {
  const university = await buildUniversity();
  const person = await buildUser({ university });
  await multiply({ id: person.id, universityId: university.id }, count);
  const others = many(count, newUniversityId);
  for (const SK of ['UNIVERSITY', 'COUNTS'])
    await copy({ PK: `UNIVERSITY#${university.id}`, SK }, university.id, others);
  return university;
};
