import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { type Decoded, type Decoding, filesBucket, filesClient } from '#functions/data/files.ts';
import { Failure } from '#functions/data/kernel/failure.ts';
import { describeError } from '#functions/lib/logs/describe-error.ts';
import { invocation } from '#functions/lib/logs/invocation.ts';
import { log } from '#functions/lib/logs/logger.ts';
import { toWebp } from './picture.ts';

const read = async (Key: string): Promise<Uint8Array> => {
  const { Body } = await filesClient.send(new GetObjectCommand({ Bucket: filesBucket(), Key }));
  if (!Body) throw new Failure('a file has no body');
  return Body.transformToByteArray();
};

/** Under its name there will never be another one. */
const keep = async (Key: string, Body: Buffer): Promise<void> => {
  const CacheControl = 'public, max-age=31536000, s-maxage=60, immutable';
  await filesClient.send(
    new PutObjectCommand({ Bucket: filesBucket(), Key, Body, ContentType: 'image/webp', CacheControl }),
  );
};

/**
 * Makes a public picture of what was uploaded. It alone opens what strangers send, so it may do nothing else: it has no table,
 * reads one place of the bucket and writes another one.
 */
export const handler = invocation(async ({ from, to, shape }: Decoding): Promise<Decoded> => {
  const bytes = await read(from);
  const picture = await toWebp(bytes, shape).catch((error: unknown) => {
    log.info('picture_refused', describeError(error));
    return null;
  });
  if (picture) await keep(to, picture);
  return { isPicture: picture !== null };
});
