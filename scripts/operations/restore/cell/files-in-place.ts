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

export type Names = { files: ReadonlySet<string>; universities: ReadonlySet<string> };

/** Reads all items of a table. */
export const readNames = async (client: DynamoDBClient, table: string): Promise<Names> => {
  const files = new Set<string>();
  const universities = new Set<string>();
  for await (const items of itemsOf(client, table)) {
    for (const item of items) {
      for (const key of filesOf(item)) files.add(key);
      if (item._et?.S === 'University' && item.id?.S) universities.add(item.id.S);
    }
  }
  return { files, universities };
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
  s3: S3Client,
  bucket: string,
  given: { at: Date; named: ReadonlySet<string>; formerly: ReadonlySet<string> },
): Promise<{ back: number; gone: number }> => {
  const versions = await listVersions(s3, bucket, (key) => given.named.has(key) || given.formerly.has(key));
  const { back, gone } = changesInPlace(versions, given);
  await inBatches(20, back, (version) => copyVersion(s3, { from: bucket, to: bucket }, version));
  await inBatches(20, gone, ({ key }) => s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })));
  return { back: back.length, gone: gone.length };
};
