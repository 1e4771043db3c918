import { randomUUID } from 'node:crypto';
import { readBody } from '../http/body.ts';
import { isDecodable, type Request, type Response, send, toRequest } from '../http/message.ts';
import { type RunningServer, startServer } from '../http/server.ts';
import type { Access } from '../iam/access.ts';
import type { AccessRequest } from '../iam/policy.ts';
import { inWords } from '../in-words.ts';
import type { Bucket } from '../template/storage.ts';
import { accessesOf, deleting, listing, putting, type Target } from './accesses.ts';
import { corsHeaders } from './cors.ts';
import { S3Error } from './error.ts';
import { deleteObject, deleteObjects, getObject, listObjects, putObject } from './objects.ts';
import { postObject } from './post-object.ts';
import { verifyRequest } from './signature.ts';
import { createStore, type Store } from './store.ts';
import { element, textsOf, xmlDocument } from './xml.ts';

export type S3StandIn = RunningServer & { store: Store };

/** Why who signed may not; null when they may. */
type RefusalOf = (access: AccessRequest) => string | null;

const largestBody = 64 * 1024 * 1024;

const bucketCall = (store: Store, bucket: string, request: Request, refusalOf: RefusalOf): Promise<Response> => {
  const query = new URLSearchParams(request.query);
  if (request.method === 'GET' && query.get('list-type') === '2') return listObjects(store, bucket, query);
  if (request.method === 'POST' && query.has('delete')) {
    const keys = textsOf(request.body.toString(), 'Key');
    return deleteObjects(store, bucket, keys, (key) => refusalOf(deleting({ bucket, key })));
  }
  if (request.method === 'HEAD') return store.list(bucket, '').then(() => ({ status: 200, headers: {} }));
  throw new S3Error(501, 'NotImplemented');
};

/** Who may not list a bucket is not told that a key does not exist. */
const hideMissing = (refusal: string) => (error: unknown) => {
  throw error instanceof S3Error && error.status === 404 ? new S3Error(403, 'AccessDenied', refusal) : error;
};

const objectCall = (
  store: Store,
  target: Target,
  request: Request,
  payload: string,
  refusalOf: RefusalOf,
): Promise<Response> => {
  if (request.method === 'PUT') return putObject(store, target, request, payload);
  if (request.method === 'GET' || request.method === 'HEAD') {
    const refusal = refusalOf(listing(target.bucket));
    const found = getObject(store, target, request);
    return refusal === null ? found : found.catch(hideMissing(refusal));
  }
  if (request.method === 'DELETE') return deleteObject(store, target);
  throw new S3Error(501, 'NotImplemented');
};

const errorResponse = (error: unknown): Response => {
  const known = error instanceof S3Error ? error : new S3Error(500, 'InternalError');
  if (known !== error) console.error(`[s3] ${inWords(error)}`);
  const body = element('Error', [
    element('Code', known.code),
    element('Message', known.message),
    element('RequestId', randomUUID()),
  ]);
  return { status: known.status, headers: { 'content-type': 'application/xml' }, body: xmlDocument(body) };
};

/**
 * Serves those buckets from a folder, addressed as `origin/bucket/key`: signed requests and form uploads with their
 * signatures, expiry and policies checked, and the rights of who signed them, the buckets' own CORS rules, nothing else.
 * Every access key that somebody holds has the same secret.
 */
export const startS3 = async (options: {
  folder: string;
  buckets: readonly Bucket[];
  secret: string;
  access: Access;
}): Promise<S3StandIn> => {
  const { folder, buckets, secret, access } = options;
  const names = buckets.map(({ name }) => name);
  const store = createStore(folder, names);

  const secretOf = (accessKeyId: string) => (access.identify({}, accessKeyId) ? secret : undefined);
  const refusals = (request: Request, accessKeyId: string): RefusalOf => {
    const caller = access.identify(request.headers, accessKeyId);
    return (asked) => (caller ? access.refusal(caller, asked) : 'Nobody holds this access key');
  };
  const check = (refusalOf: RefusalOf, asked: readonly AccessRequest[]): void => {
    const refusal = asked.map(refusalOf).find((found) => found !== null);
    if (refusal) throw new S3Error(403, 'AccessDenied', refusal);
  };

  const answer = async (request: Request): Promise<Response> => {
    if (!isDecodable(request.path)) return errorResponse(new S3Error(400, 'InvalidURI'));
    const [, bucket = '', ...parts] = request.path.split('/').map(decodeURIComponent);
    const key = parts.join('/');
    const cors = corsHeaders(request, buckets.find(({ name }) => name === bucket)?.cors ?? []);
    if (request.method === 'OPTIONS') return { status: cors ? 200 : 403, headers: cors ?? {} };
    try {
      const isForm = request.headers['content-type']?.startsWith('multipart/form-data') ?? false;
      if (!names.includes(bucket)) throw new S3Error(404, 'NoSuchBucket');
      if (request.method === 'POST' && key === '' && isForm) {
        const checkPut = (accessKeyId: string, name: string) =>
          check(refusals(request, accessKeyId), [putting({ bucket, key: name })]);
        return withHeaders(await postObject(store, bucket, request, secretOf, checkPut), cors);
      }
      const { payload, accessKeyId } = verifyRequest(request, secretOf);
      const refusalOf = refusals(request, accessKeyId);
      const target = { bucket, key };
      check(refusalOf, accessesOf(request, target));
      const call = key
        ? objectCall(store, target, request, payload, refusalOf)
        : bucketCall(store, bucket, request, refusalOf);
      return withHeaders(await call, cors);
    } catch (error) {
      return withHeaders(errorResponse(error), cors);
    }
  };

  const server = await startServer(async (message, response) => {
    const body = await readBody(message, largestBody);
    const request = toRequest(message, body ?? Buffer.alloc(0));
    const reply = body ? await answer(request) : errorResponse(new S3Error(400, 'EntityTooLarge'));
    send(request.method, reply, response);
  });
  return { ...server, store };
};

const withHeaders = (response: Response, headers: Response['headers'] | null): Response => ({
  ...response,
  headers: { ...response.headers, ...headers },
});
