import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { filesBucket, filesClient } from '#functions/data/files.ts';
import { attachment } from './disposition.ts';

const goodForSeconds = 300;

/** Makes a link of five minutes to a file of the bucket, under which it is saved by that name and never shown. */
export const linkTo = (key: string, name: string): Promise<string> => {
  const command = new GetObjectCommand({
    Bucket: filesBucket(),
    Key: key,
    ResponseContentDisposition: attachment(name),
    ResponseContentType: 'application/octet-stream',
  });
  return getSignedUrl(filesClient, command, { expiresIn: goodForSeconds });
};
