import { paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';

const folder = 'users/';

/** SHA-256 of every erased id (decision 40). */
export const readLedger = async (client: S3Client, bucket: string): Promise<ReadonlySet<string>> => {
  const hashes = new Set<string>();
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: folder })) {
    for (const { Key = '' } of Contents) hashes.add(Key.slice(folder.length));
  }
  return hashes;
};
