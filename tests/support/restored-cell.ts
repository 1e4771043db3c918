import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { expect, vi } from 'vitest';
import { align } from '#scripts/operations/restore/cell/align.ts';
import { finish } from '#scripts/operations/restore/cell/finish.ts';
import { copyTable } from '#scripts/operations/restore/rehearsal/copies.ts';
import { recordRestore, restore } from '#scripts/operations/restore/restore.ts';
import { mainCell } from '#shared/cells.ts';
import { freshTable } from './fresh-table.ts';
import { inCell, otherCell, pointAt, withTable } from './two-cells.ts';
import { versionedBucket } from './versioned-bucket.ts';

/** The cell that is restored. */
export const own = otherCell;
export const dynamo = new DynamoDBClient();
export const sleep = async () => undefined;
export const here = <T>(run: () => Promise<T>): Promise<T> => inCell(own, run);
export const there = <T>(run: () => Promise<T>): Promise<T> => inCell(mainCell, run);
export const tableHere = () => here(async () => process.env.TABLE_NAME ?? '');
export const minutesLater = (minutes: number): Date => {
  vi.setSystemTime(Date.now() + minutes * 60_000);
  return new Date();
};

const emptyTable = async (): Promise<string> => {
  await freshTable();
  return process.env.TABLE_NAME ?? '';
};

/** Stands in for what AWS keeps of the cell's table. */
export const remember = async () => {
  const moment = await emptyTable();
  await copyTable(await tableHere(), moment, { dynamo, s3: new S3Client() });
  return { moment, at: minutesLater(1) };
};

/** The two steps of the command, with the deployment between them. */
export const restoreHere = async ({ moment, at }: { moment: string; at: Date }, bucket = versionedBucket()) => {
  const [former, restored] = [await tableHere(), await emptyTable()];
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const clients = { dynamo, s3: new S3Client() };
  await withTable(own, restored, async () => {
    const backUp = {
      table: async () => {
        await copyTable(moment, restored, clients);
        return { table: restored, tableStreamArn: 'none here' };
      },
      align: () => align({ own, at, dynamo, sleep }),
    };
    const now = new Date();
    const outcome = await restore(backUp, { clients, erasures: process.env.ERASURES_BUCKET ?? '', now, print });
    expect(outcome.restored).toEqual({ table: restored, tableStreamArn: 'none here' });
    await recordRestore(outcome, now);
  });
  pointAt(own, restored);
  const given = { own, at, table: restored, former, bucket: 'files', sleep, now: new Date(), print };
  const bringInLine = (than: { former: string } = { former }) =>
    here(() => finish({ ...given, ...than, clients: { dynamo, s3: bucket.client } }));
  return { lines, former, restored, bringInLine };
};
