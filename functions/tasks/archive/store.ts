import type { S3Client } from '@aws-sdk/client-s3';
import { filesBucket } from '#functions/data/files.ts';
import { clientLimits } from '#functions/data/kernel/client-limits.ts';

/** Texts are compressed; documents are stored as they are. */
export type Entry = { path: string; bytes: Uint8Array; isText?: boolean };

/** Holds one file at a time in memory, beside the output. */
export const buildZip = async (entries: AsyncIterable<Entry>, now: Date): Promise<Buffer> => {
  const { Zip, ZipDeflate, ZipPassThrough } = await import('#functions/data/on-need/zip.ts');
  const chunks: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    if (chunk) chunks.push(chunk);
  });
  for await (const { path, bytes, isText } of entries) {
    const file = isText ? new ZipDeflate(path) : new ZipPassThrough(path);
    file.mtime = now;
    zip.add(file);
    file.push(bytes, true);
  }
  zip.end();
  if (failure) throw failure;
  return Buffer.concat(chunks);
};

const timeoutMs = 20_000;
const settings = {
  ...clientLimits,
  // Without this, S3 must agree before the body is sent, which only costs time.
  expectContinueHeader: false,
  requestHandler: { ...clientLimits.requestHandler, requestTimeout: timeoutMs },
};
let client: S3Client | undefined;

const loadS3 = async () => {
  const sdk = await import('#functions/data/on-need/s3.ts');
  client ??= new sdk.S3Client(settings);
  return { ...sdk, client };
};

/** Null when the file was removed. */
export const readFile = async (key: string): Promise<Uint8Array | null> => {
  const { client, GetObjectCommand } = await loadS3();
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: filesBucket(), Key: key }));
    return Body ? await Body.transformToByteArray() : null;
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return null;
    throw error;
  }
};

export const storeZip = async (key: string, bytes: Buffer): Promise<void> => {
  const { client, PutObjectCommand } = await loadS3();
  const file = { Bucket: filesBucket(), Key: key, Body: bytes, ContentType: 'application/zip' };
  await client.send(new PutObjectCommand(file));
};
