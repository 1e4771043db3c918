import { createHash } from 'node:crypto';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import { type Item, itemsOf } from './scan.ts';

/** The hash ignores order. */
export type Tally = { count: number; hash: string };
export type Tallies = Readonly<Record<string, Tally>>;

const none = '0'.repeat(64);

/** Canonical form: sets and attributes sorted, bytes as base64. */
const inWords = (value: unknown): string => {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return `[${value.map(inWords).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => {
    const isSet = Array.isArray(member) && /^[SNB]S$/.test(name);
    return `${JSON.stringify(name)}:${isSet ? member.map(inWords).sort().join() : inWords(member)}`;
  });
  return `{${members.sort().join()}}`;
};

const digest = (words: string): Buffer => createHash('sha256').update(words).digest();

/** Commutative. No two items are equal, so nothing cancels out. */
const together = (one: string, other: Buffer): string =>
  Buffer.from(Buffer.from(one, 'hex').map((byte, i) => byte ^ (other[i] ?? 0))).toString('hex');

export const digestOf = (item: Item): Buffer => digest(inWords(item));

const added = ({ count, hash }: Tally = { count: 0, hash: none }, words: string): Tally => ({
  count: count + 1,
  hash: together(hash, digest(words)),
});

export const kindOf = ({ _et, SK }: Item): string => _et?.S ?? SK?.S?.split('#')[0] ?? 'unknown';

export const tallyTable = async (client: DynamoDBClient, table: string): Promise<Tallies> => {
  const tallies: Record<string, Tally> = {};
  for await (const items of itemsOf(client, table)) {
    for (const item of items) tallies[kindOf(item)] = added(tallies[kindOf(item)], inWords(item));
  }
  return tallies;
};

/** Groups by a key's first folder; compares key, length and S3's checksum. */
export const tallyFiles = async (client: S3Client, bucket: string): Promise<Tallies> => {
  const tallies: Record<string, Tally> = {};
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket })) {
    for (const { Key = '', Size, ETag } of Contents) {
      const folder = `${Key.split('/')[0]}/`;
      tallies[folder] = added(tallies[folder], inWords([Key, Size, ETag]));
    }
  }
  return tallies;
};

export const compared = (one: Tallies, other: Tallies) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].sort().map((kind) => ({
    kind,
    one: one[kind]?.count ?? 0,
    other: other[kind]?.count ?? 0,
    isSame: one[kind]?.hash === other[kind]?.hash,
  }));

export const countOf = (tallies: Tallies): number => Object.values(tallies).reduce((sum, { count }) => sum + count, 0);

export const hashOf = (tallies: Tallies): string =>
  createHash('sha256').update(inWords(tallies)).digest('hex').slice(0, 16);
