import { AsyncLocalStorage } from 'node:async_hooks';
import { resolve } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll } from 'vitest';
import { loadKey } from '#functions/lib/keys/secrets-manager.ts';
import { directoryStatements } from '#infra/directory-rights.ts';
import type { FunctionSettings } from '#infra/function-settings.ts';
import { functions } from '#infra/functions.ts';
import { productBuilds } from '#scripts/platform/index.ts';
import { copyOf, createTables, type StandIns, type Table } from '#scripts/platform/services.ts';
import { mainCell } from '#shared/cells.ts';
import { changeAssembly, giveRight } from './changed-assembly.ts';
import { allItems } from './contents.ts';
import { freshTable } from './fresh-table.ts';
import { openStandIns } from './stand-ins.ts';

// Two cells in one process: handlers read the names of cell and tables at each call, so each call gets its own.

const here = new AsyncLocalStorage<Record<string, string>>();

const own = process.env;
const variables = new Proxy(own, {
  get: (target, name) => here.getStore()?.[String(name)] ?? Reflect.get(target, name),
  // The default takes the proxy for the owner, which `process.env` refuses.
  set: (target, name, value) => Reflect.set(target, name, value),
});

const directory = { name: 'directory', arn: 'arn:aws:dynamodb:*:*:table/directory' };

const keys: Omit<Table, 'name'> = {
  KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' }],
  AttributeDefinitions: [{ AttributeName: 'PK', AttributeType: 'S' }],
};

/** The stack of the tests has one cell; this adds what several bring to it. */
const withDirectory = (cdkOut: string): string =>
  changeAssembly(cdkOut, (template) => {
    const isStorage = Object.values(template.Resources).some(({ Type }) => Type === 'AWS::DynamoDB::GlobalTable');
    if (isStorage) {
      template.Resources.Directory = {
        Type: 'AWS::DynamoDB::Table',
        Properties: { TableName: directory.name, ...keys },
      };
    }
    for (const [label, settings] of Object.entries<FunctionSettings>(functions)) {
      const statements = directoryStatements(settings, { tableArn: directory.arn });
      for (const statement of statements) giveRight(label, statement.toStatementJson())(template);
    }
  });

export const otherCell = 'b';
const tables = new Map<string, Record<string, string>>();

/** Empty tables for both cells, and an empty directory. */
export const freshCells = async (): Promise<void> => {
  const client = new DynamoDBClient();
  const listed = `${copyOf(directory.name)}${nanoid()}`;
  await createTables([{ name: listed, ...keys }], client);
  client.destroy();
  for (const cell of [mainCell, otherCell]) {
    await freshTable();
    tables.set(cell, { CELL: cell, DIRECTORY_TABLE: listed, TABLE_NAME: process.env.TABLE_NAME ?? '' });
  }
};

/** Runs with the environment of a cell's functions; calls of both cells may run at once. */
export const inCell = <T>(cell: string, run: () => Promise<T>): Promise<T> => here.run(tables.get(cell) ?? {}, run);

export const listedItems = (): Promise<Record<string, unknown>[]> =>
  here.run({ TABLE_NAME: tables.get(mainCell)?.DIRECTORY_TABLE ?? '' }, allItems);

/** For a test file about several cells: services of its own, whose roles have what a stage with several cells gives them. */
export const openTwoCells = (): void => {
  let standIns: StandIns | undefined;
  beforeAll(async () => {
    const { cdkOut } = productBuilds(resolve(import.meta.dirname, '../..'), new AbortController().signal);
    standIns = await openStandIns(withDirectory(cdkOut));
    process.env = variables;
    await loadKey('PSEUDONYM_SECRET');
    await freshCells();
  });
  afterAll(async () => {
    process.env = own;
    await standIns?.stop();
  });
};
