import * as z from 'zod/mini';
import type { Response as HttpResponse, Request } from '#scripts/platform/http/message.ts';
import { ServiceError } from '#scripts/platform/http/service-error.ts';
import { storedHeaders } from './objects.ts';
import { accessKeyIn, checkSignature, type SecretOf } from './signature.ts';
import type { Store } from './store.ts';

const condition = z.union([
  z.tuple([z.literal('content-length-range'), z.coerce.number(), z.coerce.number()]),
  z.tuple([z.enum(['eq', 'starts-with']), z.string(), z.string()]),
  z.record(z.string(), z.string()),
]);
const policy = z.object({ expiration: z.string(), conditions: z.array(condition) });

const uncovered = new Set(['policy', 'x-amz-signature', 'file', 'bucket']);

const refuse = (why: string): never => {
  throw new ServiceError(403, 'AccessDenied', `Invalid according to Policy: ${why}`);
};

const checkSize = (size: number, min: number, max: number): void => {
  if (size < min) throw new ServiceError(400, 'EntityTooSmall');
  if (size > max) throw new ServiceError(400, 'EntityTooLarge');
};

/**
 * Verifies the policy: it must not have expired, every condition must be met, and a condition must cover every field.
 * `fields` have lower-case names and include the bucket; `size` is in bytes.
 */
export const checkPolicy = (base64: string, fields: Record<string, string>, size: number, now = Date.now()): void => {
  const decoded = Buffer.from(base64, 'base64').toString();
  const { expiration, conditions } = policy.parse(JSON.parse(decoded));
  if (!(Date.parse(expiration) > now)) refuse('Policy expired.');
  const covered = new Set(uncovered);
  const checkField = (operator: string, name: string, wanted: string): void => {
    covered.add(name);
    const value = fields[name] ?? '';
    const isMet = operator === 'eq' ? value === wanted : value.startsWith(wanted);
    if (!isMet) refuse(`Policy Condition failed: ["${operator}", "$${name}", "${wanted}"]`);
  };
  for (const entry of conditions) {
    if (!Array.isArray(entry)) {
      for (const [name, wanted] of Object.entries(entry)) checkField('eq', name.toLowerCase(), wanted);
    } else if (entry[0] === 'content-length-range') checkSize(size, entry[1], entry[2]);
    else checkField(entry[0], entry[1].replace(/^\$/, '').toLowerCase(), entry[2]);
  }
  const extra = Object.keys(fields).filter((name) => !covered.has(name) && !name.startsWith('x-ignore-'));
  if (extra.length > 0) refuse(`Extra input fields: ${extra.join(', ')}`);
};

type Form = { fields: Record<string, string>; file: File };

/** S3 reads the fields before the file and ignores the rest. */
const readForm = async ({ headers, body }: Request): Promise<Form> => {
  const message = new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } });
  const fields: Record<string, string> = {};
  const form = await message.formData().catch(() => {
    throw new ServiceError(400, 'MalformedPOSTRequest');
  });
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name.toLowerCase()] = value;
    else if (name === 'file') return { fields, file: value };
  }
  throw new ServiceError(400, 'InvalidArgument', 'POST requires exactly one file upload per request.');
};

/** Checks signature and policy. `check` throws unless the signer may put that key. */
export const postObject = async (
  store: Store,
  bucket: string,
  request: Request,
  secretOf: SecretOf,
  check: (accessKeyId: string, key: string) => void,
): Promise<HttpResponse> => {
  const { fields, file } = await readForm(request);
  const { key, policy } = fields;
  if (!policy || !key) throw new ServiceError(403, 'AccessDenied');
  const credential = fields['x-amz-credential'] ?? '';
  checkSignature(secretOf, {
    credential,
    signature: fields['x-amz-signature'] ?? '',
    text: policy,
  });
  const body = Buffer.from(await file.arrayBuffer());
  checkPolicy(policy, { ...fields, bucket }, body.length);
  const name = key.replace(/\$\{filename\}/g, () => file.name);
  check(accessKeyIn(credential), name);
  const { etag } = await store.put(bucket, name, body, storedHeaders(fields));
  const wanted = Number(fields.success_action_status);
  return { status: [200, 201].includes(wanted) ? wanted : 204, headers: { etag } };
};
