import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { ListedCells } from '#functions/data/directory/entities.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { listSigningKeys, publishKeyChange } from '#functions/data/people/signing-keys.ts';
import { loadKey } from '#functions/lib/keys/secrets-manager.ts';
import { signToken } from '#functions/lib/keys/sign-token.ts';
import { copyOf, createTables } from '#scripts/platform/services.ts';
import { mainCell } from '#shared/cells.ts';
import { type CellApi, startCellApi } from './cell-apis.ts';
import { allItems } from './contents.ts';
import { freshTableWith } from './fresh-table.ts';
import type { TwoTables } from './moving.ts';
import { inEnvironment, inFrontOf } from './other-environment.ts';
import { directory, directoryKeys } from './with-directory.ts';

// Two cells in one process: handlers read the names of cell and tables at each call, so each call gets its own.

const own = process.env;

/** As the mover needs it. */
const followed = { StreamSpecification: { StreamViewType: 'KEYS_ONLY' as const } };

export const otherCell = 'b';
const tables = new Map<string, Record<string, string>>();
const apis = new Map<string, CellApi>();

/** The API by which other cells reach this one. */
export const apiOf = (cell: string): CellApi => apis.get(cell) ?? expect.unreachable(cell);

/** Lists where each cell's API is, as a deployment does. */
const listApis = async (): Promise<void> => {
  for (const [id, { origin }] of apis)
    await inCell(id, () => ListedCells.build(PutItemCommand).item({ id, origin }).send());
};

let keysOfStage: Awaited<ReturnType<typeof listSigningKeys>> = [];

/** A process publishes the stage's keys once, and here both cells are in one process. */
const publishKeys = async (): Promise<void> => {
  const now = new Date();
  await inCell(mainCell, () => signToken({ userId: 'nobody', sessionId: 'none' }, now));
  if (keysOfStage.length === 0) keysOfStage = await inCell(mainCell, listSigningKeys);
  for (const cell of apis.keys()) await inCell(cell, publishKeysHere);
};

/** For a table that is no cell's. */
export const publishKeysHere = async (): Promise<void> => {
  const now = new Date();
  await commit(
    keysOfStage.map((key) => publishKeyChange(key, now)),
    { now },
  );
};

/** Empty tables for both cells, and a directory that knows nothing but the cells. */
export const freshCells = async (): Promise<void> => {
  const client = new DynamoDBClient();
  const listed = `${copyOf(directory.name)}${nanoid()}`;
  await createTables([{ name: listed, ...directoryKeys }], client);
  client.destroy();
  for (const cell of [mainCell, otherCell]) {
    await freshTableWith(followed);
    tables.set(cell, {
      CELL: cell,
      ALL_CELLS: [mainCell, otherCell].join(),
      DIRECTORY_TABLE: listed,
      TABLE_NAME: process.env.TABLE_NAME ?? '',
    });
  }
  await listApis();
  await publishKeys();
};

/** For the mover. */
export const tablesOfCells = (): TwoTables => {
  const nameOf = (cell: string) => tables.get(cell)?.TABLE_NAME ?? expect.unreachable(cell);
  return {
    tables: { main: nameOf(mainCell), b: nameOf(otherCell) },
    directoryTable: tables.get(mainCell)?.DIRECTORY_TABLE ?? expect.unreachable('no directory'),
  };
};

/** Runs with the environment of a cell's functions; calls of both cells may run at once. */
export const inCell = <T>(cell: string, run: () => Promise<T>): Promise<T> =>
  inEnvironment(tables.get(cell) ?? {}, run);

/** As a deployment that points the cell at another table. */
export const pointAt = (cell: string, table: string): void => {
  tables.set(cell, { ...tables.get(cell), TABLE_NAME: table });
};

/** As `inCell`, with another table. */
export const withTable = <T>(cell: string, table: string, run: () => Promise<T>): Promise<T> =>
  inEnvironment({ ...tables.get(cell), TABLE_NAME: table }, run);

/** All but where the cells are. */
export const listedItems = async (): Promise<Record<string, unknown>[]> => {
  const items = await inEnvironment({ TABLE_NAME: tables.get(mainCell)?.DIRECTORY_TABLE ?? '' }, allItems);
  return items.filter(({ PK }) => !String(PK).startsWith('CELL#'));
};

/** For a test file about several cells: services whose roles have what a stage with several cells gives them. */
export const openTwoCells = (): void => {
  beforeAll(async () => {
    Object.assign(own, inject('twoCells'));
    process.env = inFrontOf(own);
    await loadKey('PSEUDONYM_SECRET');
    for (const cell of [mainCell, otherCell]) apis.set(cell, await startCellApi((run) => inCell(cell, run)));
    await freshCells();
  });
  afterAll(async () => {
    process.env = own;
    await Promise.all([...apis.values()].map(({ stop }) => stop()));
  });
};
