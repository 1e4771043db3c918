import {
  BucketLocationConstraint,
  CopyObjectCommand,
  CreateBucketCommand,
  GetBucketCorsCommand,
  GetBucketLifecycleConfigurationCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  PutBucketCorsCommand,
  PutBucketLifecycleConfigurationCommand,
  PutBucketVersioningCommand,
  PutPublicAccessBlockCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import * as z from 'zod/mini';
import { inBatches } from '#functions/data/kernel/in-batches.ts';
import type { Restored } from './restore.ts';

export type FilesRestore = { from: string; to: string; at: Date | undefined; region: string };

/** Without `id`, the version is a deletion. */
type Version = { key: string; at: Date; id: string | null };
/** One version of each key is the latest. */
export type ListedVersion = Version & { isLatest: boolean };

export const versionsAt = <V extends Version>(versions: Iterable<V>, at: Date): V[] => {
  const newest = new Map<string, V>();
  for (const version of versions) {
    const known = newest.get(version.key);
    if (version.at <= at && (!known || known.at < version.at)) newest.set(version.key, version);
  }
  return [...newest.values()].filter(({ id }) => id !== null);
};

export const listVersions = async (
  client: S3Client,
  bucket: string,
  isWanted: (key: string) => boolean = () => true,
): Promise<ListedVersion[]> => {
  const found: ListedVersion[] = [];
  const note = (key: string, rest: Omit<ListedVersion, 'key'>): void => {
    if (isWanted(key)) found.push({ key, ...rest });
  };
  let next: { KeyMarker?: string; VersionIdMarker?: string } | undefined = {};
  while (next) {
    const page: ListObjectVersionsCommandOutput = await client.send(
      new ListObjectVersionsCommand({ Bucket: bucket, ...next }),
    );
    for (const { Key = '', LastModified: at = new Date(0), VersionId: id = 'null', IsLatest } of page.Versions ?? [])
      note(Key, { at, id, isLatest: IsLatest === true });
    for (const { Key = '', LastModified: at = new Date(0), IsLatest } of page.DeleteMarkers ?? [])
      note(Key, { at, id: null, isLatest: IsLatest === true });
    next = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker } : undefined;
  }
  return found;
};

/** Copies the other bucket's rules, but not its policy, which belongs to the stack that will use the bucket. */
const makeBucket = async ({ from, to, region }: FilesRestore, client: S3Client): Promise<void> => {
  const LocationConstraint = z.parse(z.enum(BucketLocationConstraint), region);
  await client.send(new CreateBucketCommand({ Bucket: to, CreateBucketConfiguration: { LocationConstraint } }));
  const closed = {
    BlockPublicAcls: true,
    BlockPublicPolicy: true,
    IgnorePublicAcls: true,
    RestrictPublicBuckets: true,
  };
  await client.send(new PutPublicAccessBlockCommand({ Bucket: to, PublicAccessBlockConfiguration: closed }));
  await client.send(new PutBucketVersioningCommand({ Bucket: to, VersioningConfiguration: { Status: 'Enabled' } }));
  const { CORSRules } = await client.send(new GetBucketCorsCommand({ Bucket: from }));
  await client.send(new PutBucketCorsCommand({ Bucket: to, CORSConfiguration: { CORSRules } }));
  const { Rules } = await client.send(new GetBucketLifecycleConfigurationCommand({ Bucket: from }));
  await client.send(new PutBucketLifecycleConfigurationCommand({ Bucket: to, LifecycleConfiguration: { Rules } }));
};

const pathOf = (key: string): string => key.split('/').map(encodeURIComponent).join('/');

/** Copies that version, which becomes the latest one there. */
export const copyVersion = (client: S3Client, { from, to }: { from: string; to: string }, { key, id }: Version) =>
  client.send(new CopyObjectCommand({ Bucket: to, Key: key, CopySource: `${from}/${pathOf(key)}?versionId=${id}` }));

/** Restores the bucket as it was at that time. Versions are kept for thirty days. */
export const restoreFiles = async (given: FilesRestore, client: S3Client): Promise<Pick<Restored, 'bucket'>> => {
  const { from, to, at = new Date() } = given;
  await makeBucket(given, client);
  await inBatches(20, versionsAt(await listVersions(client, from), at), (version) =>
    copyVersion(client, { from, to }, version),
  );
  return { bucket: to };
};
