import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { nanoid } from 'nanoid';
import { vi } from 'vitest';
import type { SetFiles } from '#functions/catalogue/csv/tables.ts';
import { writeSet } from '#functions/catalogue/csv/write-set.ts';
import { copyOf } from '#scripts/local/dynamo-proxy/accesses.ts';
import { createTables } from '#scripts/local/provision.ts';
import { plainHoldings } from '#scripts/local/stand-ins.ts';
import { starterCatalogue } from '#scripts/seeds/catalogue.ts';

const table = process.env.TABLE_NAME ?? '';

/** Gives the test file an empty stack of its own, with handlers that start cold: the catalogue is everybody's, and the test changes it. */
export const emptyStack = async (): Promise<void> => {
  const name = `${copyOf(table)}${nanoid()}`;
  const client = new DynamoDBClient();
  await createTables(
    plainHoldings.tables.map((table) => ({ ...table, name })),
    client,
  );
  client.destroy();
  process.env.TABLE_NAME = name;
  vi.resetModules();
};

const starter = starterCatalogue();
const only = <T extends { id: string }>(rows: readonly T[], ids: string): T[] =>
  rows.filter(({ id }) => ids.split(' ').includes(id));

/** A few entries of each kind, as files: an import of them takes no time. */
export const smallSet: SetFiles = writeSet({
  skills: only(starter.skills, 's1 s2 s11 s27'),
  activities: only(starter.activities, 'a1 a18'),
  values: only(starter.values, 'v1 v24'),
  rncps: only(starter.rncps, 'r1'),
  jobs: only(starter.jobs, 'j1 j2 j120'),
});
