import type { Request, Response } from '#scripts/platform/http/message.ts';
import { S3Error } from '#scripts/platform/s3/error.ts';
import { getObject } from '#scripts/platform/s3/objects.ts';
import type { Store } from '#scripts/platform/s3/store.ts';
import { element, xmlDocument } from '#scripts/platform/s3/xml.ts';
import type { Bucket } from '#scripts/platform/template/storage.ts';

const refusal = (status: number, code: string): Response => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: xmlDocument(element('Error', [element('Code', code)])),
});

/** Answers from a bucket that CloudFront may read: the object of the path, or S3's error. */
export const createBucketOrigin =
  (store: Store, bucket: Bucket) =>
  async (request: Request): Promise<Response> => {
    try {
      return await getObject(store, { bucket: bucket.name, key: decodeURIComponent(request.path).slice(1) }, request);
    } catch (error) {
      if (error instanceof URIError) return refusal(400, 'InvalidURI');
      if (!(error instanceof S3Error)) throw error;
      if (error.status !== 404) return refusal(error.status, error.code);
      // Who may not list a bucket is not told that a key does not exist.
      return bucket.isListable ? refusal(404, 'NoSuchKey') : refusal(403, 'AccessDenied');
    }
  };
