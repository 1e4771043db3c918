import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import type { SetFiles } from '#functions/catalogue/csv/tables.ts';
import { writeSet } from '#functions/catalogue/csv/write-set.ts';
import { forgetCatalogue } from '#functions/data/catalogue/catalogue.ts';
import { starterCatalogue } from '#scripts/demo/content/catalogue.ts';
import type { CatalogueSet } from '#shared/domain/catalogue-set.ts';
import { freshTable } from './fresh-table.ts';

export const emptyStack = async (): Promise<void> => {
  await freshTable();
  vi.resetModules();
};

const starter = starterCatalogue();
const only = <T extends { id: string }>(rows: readonly T[], ids: string): T[] =>
  rows.filter(({ id }) => ids.split(' ').includes(id));

const small: CatalogueSet = {
  skills: only(starter.skills, 's1 s2 s11 s27'),
  activities: only(starter.activities, 'a1 a18'),
  values: only(starter.values, 'v1 v24'),
  rncps: only(starter.rncps, 'r1'),
  jobs: only(starter.jobs, 'j1 j2 j120'),
  cases: only(starter.cases, 'c1').map((row) => ({ ...row, grades: { j1: 0.5, j2: 1.5, j120: 3 } })),
};

/** Few entries, so that an import is quick. */
export const smallSet: SetFiles = writeSet(small);

/** The small set with one replacement in one file. */
export const edited = (file: string, from: string | RegExp, to: string): SetFiles => {
  const text = smallSet[file] ?? '';
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  return { ...smallSet, [file]: changed };
};

const atFirst = [
  ...['id', 'active', 'category', 'name', 'nameFR', 'description', 'descriptionFR', 'source', 'officialBlock'],
  ...['figuresFrom', 'stylesFrom', 'skills', 'activities'],
];

/** Stores what the first release stored: one item per row, without attributes for empty columns. */
export const storeFirstSlice = async (): Promise<void> => {
  const [edition, version] = ['firstSlice', 'firstVersion'];
  const present = (row: object) =>
    Object.fromEntries(Object.entries(row).filter(([name, value]) => atFirst.includes(name) && value !== null));
  const entries = [...small.skills, ...small.activities, ...small.values, ...small.rncps];
  const items = [
    ...entries.map((row) => ({ ...present(row), SK: `ENTRY#${row.id}`, _et: 'CatalogueEntry' })),
    ...small.jobs.map((row) => ({ ...present(row), SK: `JOB#${row.id}`, _et: 'Job' })),
  ].map((item) => ({ PK: `CATALOGUE#${edition}`, edition, ...item }));
  const editions = { PK: 'CATALOGUE_EDITIONS', edition };
  const noted = {
    ...editions,
    SK: `EDITION#${edition}`,
    _et: 'CatalogueEdition',
    startedAt: '2026-11-21T09:00:00.000Z',
  };
  const current = { ...editions, SK: 'CURRENT', _et: 'CurrentEdition', scope: 'all', version };
  const documents = DynamoDBDocumentClient.from(new DynamoDBClient());
  for (const Item of [...items, noted, current]) {
    await documents.send(new PutCommand({ TableName: process.env.TABLE_NAME, Item }));
  }
};

export const storedItems = async (): Promise<Record<string, unknown>[]> => {
  const { Items = [] } = await DynamoDBDocumentClient.from(new DynamoDBClient()).send(
    new ScanCommand({
      TableName: process.env.TABLE_NAME,
      FilterExpression: 'begins_with(PK, :c)',
      ExpressionAttributeValues: { ':c': 'CATALOGUE' },
    }),
  );
  return Items;
};

export const emptyCatalogue = async (): Promise<void> => {
  const TableName = process.env.TABLE_NAME ?? '';
  const deletions = (await storedItems()).map(({ PK, SK }) => ({ DeleteRequest: { Key: { PK, SK } } }));
  const documents = DynamoDBDocumentClient.from(new DynamoDBClient());
  for (let i = 0; i < deletions.length; i += 25) {
    await documents.send(new BatchWriteCommand({ RequestItems: { [TableName]: deletions.slice(i, i + 25) } }));
  }
  forgetCatalogue();
};
