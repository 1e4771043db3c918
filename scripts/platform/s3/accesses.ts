import type { Request } from '#scripts/platform/http/message.ts';
import type { RequestContext } from '#scripts/platform/iam/condition.ts';
import type { AccessRequest } from '#scripts/platform/iam/policy.ts';

export type Target = { bucket: string; key: string };

const access = (action: string, resource: string, context: RequestContext = {}): AccessRequest => ({
  action: `s3:${action}`,
  resource: `arn:aws:s3:::${resource}`,
  context,
});
const onObject = (action: string, { bucket, key }: Target) => access(action, `${bucket}/${key}`);

/** Finds the tags of an object, none for an object that does not exist. */
export type TagsOf = (target: Target) => Promise<Readonly<Record<string, string>>>;

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/tagging-and-policies.html */
const getting = ({ bucket, key }: Target, tags: Readonly<Record<string, string>>): AccessRequest =>
  access(
    'GetObject',
    `${bucket}/${key}`,
    Object.fromEntries(Object.entries(tags).map(([name, value]) => [`s3:ExistingObjectTag/${name}`, [value]])),
  );

export const isTagging = ({ query }: Request): boolean => new URLSearchParams(query).has('tagging');

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
export const accessesOf = async (request: Request, target: Target, tagsOf: TagsOf): Promise<AccessRequest[]> => {
  const { method, headers } = request;
  if (!target.key) return method === 'POST' ? [] : [listing(target.bucket)];
  if (isTagging(request)) return [onObject(method === 'PUT' ? 'PutObjectTagging' : 'GetObjectTagging', target)];
  if (method === 'DELETE') return [deleting(target)];
  if (method !== 'PUT') return [getting(target, await tagsOf(target))];
  const source = headers['x-amz-copy-source'];
  const from = source ? sourceOf(source) : null;
  const tags = from ? await tagsOf(from) : {};
  const isTagCopied = headers['x-amz-tagging-directive'] !== 'REPLACE' && Object.keys(tags).length > 0;
  return [
    putting(target),
    ...(from ? [getting(from, tags)] : []),
    ...(from && isTagCopied ? [onObject('GetObjectTagging', from)] : []),
    ...(isTagCopied || headers['x-amz-tagging'] ? [onObject('PutObjectTagging', target)] : []),
  ];
};

/** Name by which tests select the call for faults. */
export const operationOf = (request: Request, { key }: Target): string => {
  const { method, headers } = request;
  if (!key) return { GET: 'ListObjectsV2', HEAD: 'HeadBucket', POST: 'DeleteObjects' }[method] ?? method;
  if (isTagging(request)) return method === 'PUT' ? 'PutObjectTagging' : 'GetObjectTagging';
  const putting = headers['x-amz-copy-source'] ? 'CopyObject' : 'PutObject';
  return { GET: 'GetObject', HEAD: 'HeadObject', PUT: putting, DELETE: 'DeleteObject' }[method] ?? method;
};
