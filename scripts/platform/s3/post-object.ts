import type { Response as HttpResponse, Request } from '#scripts/platform/http/message.ts';
import { S3Error } from './error.ts';
import { storedHeaders } from './objects.ts';
import { checkPolicy } from './policy.ts';
import { accessKeyIn, checkSignature, type SecretOf } from './signature.ts';
import type { Store } from './store.ts';

type Form = { fields: Record<string, string>; file: File };

/** S3 reads the fields up to the file and ignores what follows. */
const readForm = async ({ headers, body }: Request): Promise<Form> => {
  const message = new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } });
  const fields: Record<string, string> = {};
  const form = await message.formData().catch(() => {
    throw new S3Error(400, 'MalformedPOSTRequest');
  });
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name.toLowerCase()] = value;
    else if (name === 'file') return { fields, file: value };
  }
  throw new S3Error(400, 'InvalidArgument', 'POST requires exactly one file upload per request.');
};

/**
 * A form upload (presigned POST): signature, expiry, size, type, key and every other field as the policy says. `check` is asked
 * whether who signed the form may put that key.
 */
export const postObject = async (
  store: Store,
  bucket: string,
  request: Request,
  secretOf: SecretOf,
  check: (accessKeyId: string, key: string) => void,
): Promise<HttpResponse> => {
  const { fields, file } = await readForm(request);
  const { key, policy } = fields;
  if (!policy || !key) throw new S3Error(403, 'AccessDenied');
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
