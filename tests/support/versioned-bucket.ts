import { S3Client } from '@aws-sdk/client-s3';
import { answeredBy } from './aws.ts';

/** `content` is null for a deletion. */
type Version = { Key: string; VersionId: string; LastModified: Date; content: string | null };

/** A bucket with versions, which the stand-in of S3 has not. */
export const versionedBucket = () => {
  const versions: Version[] = [];
  const add = (Key: string, content: string | null): void => {
    versions.push({ Key, content, VersionId: `v${versions.length}`, LastModified: new Date() });
  };
  const latest = () => new Map(versions.map((version) => [version.Key, version]));
  const copied = (source: string): string | null => {
    const [, key = '', id] = /^[^/]+\/(.+)\?versionId=(.+)$/.exec(source) ?? [];
    const found = versions.find(({ Key, VersionId }) => Key === decodeURIComponent(key) && VersionId === id);
    return found?.content ?? null;
  };
  const client = answeredBy(new S3Client({ region: 'eu-west-3' }), (name, { Key, CopySource }) => {
    if (name === 'ListObjectVersions') {
      const listed = versions.map((version) => ({ ...version, IsLatest: latest().get(version.Key) === version }));
      const [Versions, DeleteMarkers] = [true, false].map((isThere) =>
        listed.filter(({ content }) => (content !== null) === isThere),
      );
      return { Versions, DeleteMarkers };
    }
    if (name === 'CopyObject') add(String(Key), copied(String(CopySource)));
    else if (name === 'DeleteObject') add(String(Key), null);
    else throw new Error(`nobody said what ${name} does`);
    return {};
  });
  return {
    client,
    put: (key: string): void => add(key, key),
    remove: (key: string): void => add(key, null),
    /** Of what is there now. */
    keys: (): string[] => [...latest().values()].flatMap(({ Key, content }) => (content === null ? [] : [Key])).sort(),
  };
};
