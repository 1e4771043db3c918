import { randomUUID } from 'node:crypto';
import { readBody } from '../http/body.ts';
import { isDecodable, type Request, type Response, send, toRequest } from '../http/message.ts';
import { type RunningServer, startServer } from '../http/server.ts';
import { inWords } from '../in-words.ts';
import type { Bucket } from '../template/storage.ts';
import { corsHeaders } from './cors.ts';
import { S3Error } from './error.ts';
import { deleteObject, deleteObjects, getObject, listObjects, putObject } from './objects.ts';
import { postObject } from './post-object.ts';
import { type Credentials, verifyRequest } from './signature.ts';
import { createStore, type Store } from './store.ts';
import { element, textsOf, xmlDocument } from './xml.ts';

export type S3StandIn = RunningServer & { store: Store };

const largestBody = 64 * 1024 * 1024;

const bucketCall = (store: Store, bucket: string, request: Request): Promise<Response> => {
  const query = new URLSearchParams(request.query);
  if (request.method === 'GET' && query.get('list-type') === '2') return listObjects(store, bucket, query);
  if (request.method === 'POST' && query.has('delete')) {
    return deleteObjects(store, bucket, textsOf(request.body.toString(), 'Key'));
  }
  if (request.method === 'HEAD') return store.list(bucket, '').then(() => ({ status: 200, headers: {} }));
  throw new S3Error(501, 'NotImplemented');
};

const objectCall = (
  store: Store,
  bucket: string,
  key: string,
  request: Request,
  payload: string,
): Promise<Response> => {
  const target = { bucket, key };
  if (request.method === 'PUT') return putObject(store, target, request, payload);
  if (request.method === 'GET' || request.method === 'HEAD') return getObject(store, target, request);
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
 * signatures, expiry and policies checked, the buckets' own CORS rules, nothing else.
 */
export const startS3 = async (options: {
  folder: string;
  buckets: readonly Bucket[];
  credentials: Credentials;
}): Promise<S3StandIn> => {
  const { folder, buckets, credentials } = options;
  const names = buckets.map(({ name }) => name);
  const store = createStore(folder, names);

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
        return withHeaders(await postObject(store, bucket, request, credentials), cors);
      }
      const payload = verifyRequest(request, credentials);
      const call = key ? objectCall(store, bucket, key, request, payload) : bucketCall(store, bucket, request);
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
