import { BatchWriteItemCommand } from '@aws-sdk/client-dynamodb';
import { CopyObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import type { Clients } from '#scripts/operations/restore/restore.ts';
import { itemsOf } from '#scripts/operations/restore/scan.ts';

type Place = { table: string; bucket: string };

/** Stands in for AWS's recovery, which no emulator has. */
export const copyTable = async (from: string, to: string, { dynamo }: Clients): Promise<void> => {
  for await (const items of itemsOf(dynamo, from)) {
    for (let i = 0; i < items.length; i += 25) {
      const writes = items.slice(i, i + 25).map((Item) => ({ PutRequest: { Item } }));
      const { UnprocessedItems = {} } = await dynamo.send(
        new BatchWriteItemCommand({ RequestItems: { [to]: writes } }),
      );
      if (UnprocessedItems[to]) throw new Error('the local database did not take all items at once');
    }
  }
};

export const copyFiles = async (from: string, to: string, { s3 }: Clients): Promise<void> => {
  for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket: from })) {
    for (const { Key = '' } of Contents) {
      await s3.send(new CopyObjectCommand({ Bucket: to, Key, CopySource: encodeURI(`${from}/${Key}`) }));
    }
  }
};

export const copyAll = async (from: Place, to: Place, clients: Clients): Promise<void> => {
  await copyTable(from.table, to.table, clients);
  await copyFiles(from.bucket, to.bucket, clients);
};
