import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { documentKeyOf, keyOfPicture } from '#functions/data/files.ts';
import { inBatches } from '#functions/data/kernel/in-batches.ts';
import { copyVersion, type ListedVersion, listVersions, versionsAt } from '#scripts/operations/restore/aws-files.ts';
import { type Item, itemsOf } from '#scripts/operations/restore/scan.ts';

/** The keys of the files that an item names. */
export const filesOf = ({ _et, id, type, avatarUrl, logoUrl }: Item): string[] => [
  ...[avatarUrl, logoUrl].flatMap((url) => (url?.S ? [keyOfPicture(url.S)] : [])),
  ...(_et?.S === 'Resource' && type?.S === 'FILE' && id?.S ? [documentKeyOf(id.S)] : []),
];

const readNamed = async (client: DynamoDBClient, table: string): Promise<ReadonlySet<string>> => {
  const named = new Set<string>();
  for await (const items of itemsOf(client, table)) for (const key of items.flatMap(filesOf)) named.add(key);
  return named;
};

/**
 * `named` by the restored table, `formerly` by the one before. What the moment had no version of stays: of a file that came back before,
 * the older version may be gone.
 */
export const changesInPlace = (
  versions: readonly ListedVersion[],
  { at, named, formerly }: { at: Date; named: ReadonlySet<string>; formerly: ReadonlySet<string> },
) => ({
  back: versionsAt(
    versions.filter(({ key }) => named.has(key)),
    at,
  ).filter(({ isLatest }) => !isLatest),
  gone: versions.filter(({ key, id, isLatest }) => isLatest && id !== null && formerly.has(key) && !named.has(key)),
});

/**
 * In the bucket that all cells share: the files that the restored table names are those of the moment again, and what the former table
 * alone names is deleted. Versions are kept for thirty days. Touches no other file.
 */
export const restoreInPlace = async (
  { bucket, table, former, at }: { bucket: string; table: string; former: string; at: Date },
  { dynamo, s3 }: { dynamo: DynamoDBClient; s3: S3Client },
): Promise<{ back: number; gone: number }> => {
  const [named, formerly] = [await readNamed(dynamo, table), await readNamed(dynamo, former)];
  const versions = await listVersions(s3, bucket, (key) => named.has(key) || formerly.has(key));
  const { back, gone } = changesInPlace(versions, { at, named, formerly });
  await inBatches(20, back, (version) => copyVersion(s3, { from: bucket, to: bucket }, version));
  await inBatches(20, gone, ({ key }) => s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })));
  return { back: back.length, gone: gone.length };
};
