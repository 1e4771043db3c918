import { S3Client } from '@aws-sdk/client-s3';
import { clientLimits } from '#functions/data/kernel/client-limits.ts';

// Bundled apart (infra/packages.ts), so it must not hold state or classes that the bundle itself also has.
export {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
export { createPresignedPost } from '@aws-sdk/s3-presigned-post';
export { getSignedUrl } from '@aws-sdk/s3-request-presigner';

export const filesClient = new S3Client(clientLimits);
