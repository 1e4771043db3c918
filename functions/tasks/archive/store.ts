import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { filesBucket } from '#functions/data/files.ts';
import { clientLimits } from '#functions/data/kernel/client-limits.ts';

/** Milliseconds for one file: a copy is larger than anything else that goes to the bucket or comes from it. */
const patienceMs = 20_000;
const client = new S3Client({
  ...clientLimits,
  // The bucket refuses nothing by its headers: to wait for its consent before the body would only cost time.
  expectContinueHeader: false,
  requestHandler: { ...clientLimits.requestHandler, requestTimeout: patienceMs },
});

/** Reads a file; null when it was removed meanwhile. */
export const readFile = async (key: string): Promise<Uint8Array | null> => {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: filesBucket(), Key: key }));
    return Body ? await Body.transformToByteArray() : null;
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return null;
    throw error;
  }
};

/** Keeps a zip under that key. */
export const keepZip = async (key: string, bytes: Buffer): Promise<void> => {
  const file = { Bucket: filesBucket(), Key: key, Body: bytes, ContentType: 'application/zip' };
  await client.send(new PutObjectCommand(file));
};
