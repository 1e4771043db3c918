import { filesBucket } from '#functions/data/files.ts';
import { Failure } from '#functions/data/kernel/failure.ts';
import { readPacked } from '#functions/data/kernel/packed.ts';
import { loadS3 } from '#functions/data/load-s3.ts';
import type { CatalogueSet } from '#shared/domain/catalogue-set.ts';
import { filePlaces } from '#shared/files.ts';
import { compress, decompress } from './compressed.ts';
import { type StoredRow, setOf } from './rows.ts';

// The main cell's catalogue for the other cells, whole and in one object, so that it is never half of one version.

const key = `${filePlaces.catalogue}current`;

/** Versions have no order; their numbers grow with each publication. */
export type Published = { readonly number: number; readonly version: string; readonly starter?: string | undefined };

const publishedOf = ({ number, version, starter }: Record<string, string> = {}): Published => {
  if (!version || !/^\d+$/.test(number ?? '')) throw new Failure('the published catalogue does not say which it is');
  return { number: Number(number), version, starter };
};

/** Null before the first publication. */
export const findPublished = async (): Promise<Published | null> => {
  const { filesClient, HeadObjectCommand } = await loadS3();
  const head = await filesClient
    .send(new HeadObjectCommand({ Bucket: filesBucket(), Key: key }))
    .catch((error: unknown) => {
      // The class of the error is another one here, since the client is bundled apart.
      if (error instanceof Error && error.name === 'NotFound') return null;
      throw error;
    });
  return head && publishedOf(head.Metadata);
};

export const readPublished = async (): Promise<Published & { set: CatalogueSet }> => {
  const { filesClient, GetObjectCommand } = await loadS3();
  const { Body, Metadata } = await filesClient.send(new GetObjectCommand({ Bucket: filesBucket(), Key: key }));
  const packed = await Body?.transformToByteArray();
  const rows: StoredRow[] = readPacked('published catalogue', 'rows', () =>
    JSON.parse(decompress(packed ?? new Uint8Array())),
  );
  return { ...publishedOf(Metadata), set: setOf(rows) };
};

export const putPublished = async ({ number, version, starter }: Published, set: CatalogueSet): Promise<void> => {
  const { filesClient, PutObjectCommand } = await loadS3();
  await filesClient.send(
    new PutObjectCommand({
      Bucket: filesBucket(),
      Key: key,
      Body: compress(JSON.stringify(Object.values(set).flat())),
      Metadata: { number: String(number), version, ...(starter && { starter }) },
    }),
  );
};
