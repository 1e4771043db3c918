import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { clientLimits } from '#functions/data/kernel/client-limits.ts';
import { env } from '#functions/lib/env.ts';
import { hashSecret } from '#functions/lib/keys/secret.ts';

const s3 = new S3Client(clientLimits);

/**
 * Notes outside the table that somebody was erased, for whoever restores it from before then: the SHA-256 of their id, which is
 * random, tells nothing of them, but finds them among those that came back. The same again changes nothing.
 */
export const noteErasure = async (userId: string, erasedAt: string): Promise<void> => {
  const command = new PutObjectCommand({
    Bucket: env('ERASURES_BUCKET'),
    Key: `users/${hashSecret(userId)}`,
    Body: JSON.stringify({ erasedAt }),
    ContentType: 'application/json',
  });
  await s3.send(command);
};
