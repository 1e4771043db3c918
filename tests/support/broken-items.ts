import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Entity } from 'dynamodb-toolbox/entity';
import type { Schema } from 'dynamodb-toolbox/schema';
import { kept } from '#scripts/operations/keep-release/kept.ts';

export type Item = Record<string, unknown>;

const client = DynamoDBDocumentClient.from(new DynamoDBClient());
const table = () => process.env.TABLE_NAME ?? '';

/** The previous release's demo data, which has every entity. */
export const putKeptItems = async (): Promise<void> => {
  const writes = kept.items().map((Item) => ({ PutRequest: { Item } }));
  for (let i = 0; i < writes.length; i += 25) {
    await client.send(new BatchWriteItemCommand({ RequestItems: { [table()]: writes.slice(i, i + 25) } }));
  }
};

export const put = async (item: Item): Promise<void> => {
  await client.send(new PutCommand({ TableName: table(), Item: item }));
};

/** A value of the wrong type or enum that looks like an address, a token and a name. */
export const leak = 'Zébulon.Leak@leak.test eyJhbGciOiJFUzI1NiJ9.leak GrBk-LeakLeakLeakLeakLeak22';

/** `fault` is what the log must report. */
export type Break = { attribute: string; fault: RegExp; item: Item };

const kindOf = (schema: Schema): string => (schema.type === 'set' || schema.type === 'list' ? 'list' : schema.type);
const enumOf = ({ props }: Schema): unknown[] | undefined => ('enum' in props ? (props.enum as unknown[]) : undefined);
const another = (schema: Schema): unknown => (kindOf(schema) === 'string' ? { leak } : leak);

/** Attributes that only serve keys, indexes and scheduling: without them no query finds the item. */
const placing = new Set(['ttl', 'dueAt', 'version', 'claimedBy', 'GSI1PK', 'GSI1SK', 'entity', 'PK', 'SK']);

/** Breaks an item in each way that its schema detects: an attribute missing, of another type, outside its enum. */
export const breaksOf = ({ schema }: Entity, item: Item): Break[] => {
  const attributes = Object.entries(schema.attributes).filter(
    ([name, { props }]) => !placing.has(name) && !props.key && !props.hidden && name in item,
  );
  const required = attributes.find(([, { props }]) => (props.required ?? 'atLeastOnce') !== 'never');
  const typed = required ?? attributes[0];
  const listed = attributes.find(([, attribute]) => enumOf(attribute));
  const without = ({ [required?.[0] ?? '']: _, ...rest }: Item) => rest;
  return [
    ...(required ? [{ attribute: required[0], fault: /^missing$/, item: without(item) }] : []),
    ...(typed ? [{ attribute: typed[0], fault: /^expected /, item: { ...item, [typed[0]]: another(typed[1]) } }] : []),
    ...(listed ? [{ attribute: listed[0], fault: /^expected one of /, item: { ...item, [listed[0]]: leak } }] : []),
  ];
};

/** University ids may be logged. */
export const tellingIn = (items: readonly Item[]): string[] => {
  const universities = new Set(items.filter(({ _et }) => _et === 'University').map(({ id }) => String(id)));
  const told = items.flatMap((item) => [
    ...['id', 'userId', 'callerId', 'importId', 'sessionId', 'email', 'firstName', 'passwordHash', 'lastName'].map(
      (name) => item[name],
    ),
    ...['tokenHash', 'seed', 'currentHash', 'key', 'subject', 'device', 'thesisTitle', 'about'].map(
      (name) => item[name],
    ),
  ]);
  const texts = told.filter((value) => typeof value === 'string' && value.length > 4) as string[];
  return [...new Set(texts)].filter((text) => !universities.has(text));
};

export const toldIn = (line: string, words: readonly string[]): string[] =>
  words
    .filter((word) => line.includes(word))
    .filter((word) => {
      const around = new RegExp(`(?<![\\w-])${RegExp.escape(word)}(?![\\w-])`, 'u');
      return around.test(line);
    });
