import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import type { Clients } from '#scripts/operations/restore/restore.ts';
import { plainHoldings, startStandIns } from '#scripts/platform/services.ts';

export const live = { table: 'table', bucket: 'files' };
export const copy = { table: 'table-copy', bucket: 'files-copy' };
export const restored = { table: 'table-restored', bucket: 'files-restored' };
export const erasures = 'erasures';

/**
 * Starts DynamoDB Local and the local S3, empty, and sets the environment of the product's code, which must be loaded
 * afterwards.
 */
export const openPlaces = async (dir: string): Promise<{ clients: Clients; stop: () => Promise<void> }> => {
  const [table] = plainHoldings.tables;
  const [bucket] = plainHoldings.buckets;
  if (!table || !bucket) throw new Error('there is no table, or no bucket, to make others like');
  const standIns = await startStandIns({
    dir,
    holdings: {
      ...plainHoldings,
      tables: [live, copy, restored].map(({ table: name }) => ({ ...table, name })),
      buckets: [...[live, copy, restored].map(({ bucket: name }) => name), erasures].map((name) => ({
        ...bucket,
        name,
      })),
    },
  });
  Object.assign(process.env, standIns.environment, {
    TABLE_NAME: live.table,
    FILES_BUCKET: live.bucket,
    ERASURES_BUCKET: erasures,
    SITE_ORIGIN: 'http://rehearsal.invalid',
    PSEUDONYM_SECRET: 'pseudonym',
  });
  const clients = { dynamo: new DynamoDBClient(), s3: new S3Client() };
  const stop = async () => {
    clients.dynamo.destroy();
    clients.s3.destroy();
    await standIns.stop();
  };
  return { clients, stop };
};
