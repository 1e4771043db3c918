import type { Request } from '#scripts/platform/http/message.ts';
import type { AccessRequest } from '#scripts/platform/iam/policy.ts';

export type Target = { bucket: string; key: string };

const getting = ({ bucket, key }: Target): AccessRequest => access('GetObject', `${bucket}/${key}`);
const access = (action: string, resource: string): AccessRequest => ({
  action: `s3:${action}`,
  resource: `arn:aws:s3:::${resource}`,
  context: {},
});

export const listing = (bucket: string): AccessRequest => access('ListBucket', bucket);
export const deleting = ({ bucket, key }: Target): AccessRequest => access('DeleteObject', `${bucket}/${key}`);
export const putting = ({ bucket, key }: Target): AccessRequest => access('PutObject', `${bucket}/${key}`);

export const sourceOf = (header: string): Target => {
  const [bucket = '', ...key] = decodeURIComponent(header).replace(/^\//, '').split('/');
  return { bucket, key: key.join('/') };
};

/**
 * Covers all calls but DeleteObjects, whose keys are authorized one by one:
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html
 */
export const accessesOf = (request: Request, { bucket, key }: Target): AccessRequest[] => {
  if (!key) return request.method === 'POST' ? [] : [listing(bucket)];
  if (request.method === 'PUT') {
    const source = request.headers['x-amz-copy-source'];
    const from = source ? sourceOf(source) : null;
    return [putting({ bucket, key }), ...(from ? [getting(from)] : [])];
  }
  return [request.method === 'DELETE' ? deleting({ bucket, key }) : getting({ bucket, key })];
};

/** Name by which tests select the call for faults. */
export const operationOf = ({ method, headers }: Request, { key }: Target): string => {
  if (!key) return { GET: 'ListObjectsV2', HEAD: 'HeadBucket', POST: 'DeleteObjects' }[method] ?? method;
  const putting = headers['x-amz-copy-source'] ? 'CopyObject' : 'PutObject';
  return { GET: 'GetObject', HEAD: 'HeadObject', PUT: putting, DELETE: 'DeleteObject' }[method] ?? method;
};
