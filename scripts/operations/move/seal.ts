import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import type { Item } from '#scripts/operations/restore/scan.ts';
import { kindOf } from '#scripts/operations/restore/tally.ts';
import { nameOf } from './items.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

export const newKey = (): Buffer => randomBytes(32);

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export const oldCopyPartition = (university: string): string => `OLDCOPY#${university}#`;
/** Spread, so that no partition takes more than its share of writes. */
export const oldCopyPartitions = (university: string): string[] =>
  [...'0123456789abcdef'].map((digit) => `${oldCopyPartition(university)}${digit}`);

/** DynamoDB writes bytes as such, JSON as text. */
const toText = (item: Item): string =>
  JSON.stringify(item, (_, value) =>
    value instanceof Uint8Array || value?.type === 'Buffer'
      ? { bytes: Buffer.from(value.data ?? value).toString('base64') }
      : value,
  );
const fromText = (text: string): Item =>
  JSON.parse(text, (_, value) =>
    typeof value?.bytes === 'string' ? new Uint8Array(Buffer.from(value.bytes, 'base64')) : value,
  );

/** An item of an old copy: no index shows it, its key names nobody, and only the owner's key opens it. */
export const seal = (
  item: Item,
  key: Buffer,
  { university, ttl, holder }: { university: string; ttl: number; holder: string },
): Item => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv);
  const sealed = Buffer.concat([iv, cipher.update(toText(item)), cipher.final(), cipher.getAuthTag()]);
  // Keyed, since addresses can be guessed.
  const hash = createHmac('sha256', key).update(nameOf(item)).digest('hex');
  return {
    PK: { S: `${oldCopyPartition(university)}${hash[0]}` },
    SK: { S: hash },
    of: { S: kindOf(item) },
    holder: { S: hashOf(holder) },
    sealed: { B: sealed },
    ttl: { N: String(ttl) },
  };
};

/** Throws with another key. */
export const unseal = ({ sealed }: Item, key: Buffer): Item => {
  const bytes = Buffer.from(sealed?.B ?? []);
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
  return fromText(text.toString());
};
