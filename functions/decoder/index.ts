import { type Decoded, type Decoding, filesBucket } from '#functions/data/files.ts';
import { Failure } from '#functions/data/kernel/failure.ts';
import { filesClient, GetObjectCommand, PutObjectCommand } from '#functions/data/on-need/s3.ts';
import { invocation } from '#functions/lib/lambda/invocation.ts';
import { describeError } from '#functions/lib/logs/describe-error.ts';
import { log } from '#functions/lib/logs/logger.ts';
import { toWebp } from './picture.ts';

const readUpload = async (Key: string): Promise<Uint8Array> => {
  const { Body } = await filesClient.send(new GetObjectCommand({ Bucket: filesBucket(), Key }));
  if (!Body) throw new Failure('a file has no body');
  return Body.transformToByteArray();
};

/** The key is unique, so the file may be cached forever. */
const storePicture = async (Key: string, Body: Buffer): Promise<void> => {
  const CacheControl = 'public, max-age=31536000, s-maxage=60, immutable';
  await filesClient.send(
    new PutObjectCommand({ Bucket: filesBucket(), Key, Body, ContentType: 'image/webp', CacheControl }),
  );
};

/** Only this function opens untrusted files, so its rights are one prefix to read and one to write. */
export const handler = invocation(async ({ from, to, shape }: Decoding): Promise<Decoded> => {
  const bytes = await readUpload(from);
  const picture = await toWebp(bytes, shape).catch((error: unknown) => {
    log.info('picture_refused', describeError(error));
    return null;
  });
  if (picture) await storePicture(to, picture);
  return { isPicture: picture !== null };
});
