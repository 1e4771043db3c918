import { randomUUID } from 'node:crypto';
import { answerCall, type Reply, type Watch } from '#scripts/platform/faults/answer-call.ts';
import type { FaultKind } from '#scripts/platform/faults/fault.ts';
import { describeError } from '#scripts/platform/host/disk.ts';
import {
  type Headers,
  isDecodable,
  type Request,
  type Response,
  readBody,
  send,
  toRequest,
} from '#scripts/platform/http/message.ts';
import { type RunningServer, startServer } from '#scripts/platform/http/server.ts';
import { ServiceError } from '#scripts/platform/http/service-error.ts';
import type { AccessRequest } from '#scripts/platform/iam/policy.ts';
import type { Bucket, CorsRule } from '#scripts/platform/template/storage.ts';
import {
  accessesOf,
  deleting,
  isTagging,
  listing,
  operationOf,
  putting,
  type TagsOf,
  type Target,
} from './accesses.ts';
import { deleteObject, deleteObjects, getObject, listObjects, putObject } from './objects.ts';
import { postObject } from './post-object.ts';
import { createScanner } from './scanner.ts';
import { verifyRequest } from './signature.ts';
import { createStore, type Store } from './store.ts';
import { getTagging, putTagging } from './tagging.ts';
import { element, textsOf, xmlResponse } from './xml.ts';

const matches = (pattern: string, value: string): boolean => {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? pattern === value : value.startsWith(start) && value.endsWith(end);
};

/** Empty without an origin, null if no rule allows it. */
const corsHeaders = ({ method, headers }: Request, rules: readonly CorsRule[]): Headers | null => {
  const { origin } = headers;
  if (!origin) return {};
  const wanted = headers['access-control-request-method'] ?? method;
  const asked = (headers['access-control-request-headers'] ?? '').split(',').map((name) => name.trim().toLowerCase());
  const rule = rules.find(
    ({ AllowedOrigins, AllowedMethods, AllowedHeaders }) =>
      AllowedMethods.includes(wanted) &&
      AllowedOrigins.some((pattern) => matches(pattern, origin)) &&
      asked.every((name) => name === '' || AllowedHeaders.some((pattern) => matches(pattern.toLowerCase(), name))),
  );
  if (!rule) return null;
  return {
    'access-control-allow-origin': rule.AllowedOrigins.includes('*') ? '*' : origin,
    'access-control-allow-methods': rule.AllowedMethods.join(', '),
    'access-control-allow-headers': asked.join(', '),
    'access-control-expose-headers': rule.ExposedHeaders.join(', '),
    vary: 'Origin',
  };
};

export type S3StandIn = RunningServer & { store: Store };

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
  throw new ServiceError(501, 'NotImplemented');
};

/** S3 hides missing keys from callers who may not list the bucket. */
const hideMissing = (refusal: string) => (error: unknown) => {
  throw error instanceof ServiceError && error.status === 404 ? new ServiceError(403, 'AccessDenied', refusal) : error;
};

const objectCall = (
  store: Store,
  target: Target,
  request: Request,
  payload: string,
  refusalOf: RefusalOf,
): Promise<Response> => {
  if (isTagging(request)) {
    return request.method === 'PUT' ? putTagging(store, target, request) : getTagging(store, target);
  }
  if (request.method === 'PUT') return putObject(store, target, request, payload);
  if (request.method === 'GET' || request.method === 'HEAD') {
    const refusal = refusalOf(listing(target.bucket));
    const found = getObject(store, target, request);
    return refusal === null ? found : found.catch(hideMissing(refusal));
  }
  if (request.method === 'DELETE') return deleteObject(store, target);
  throw new ServiceError(501, 'NotImplemented');
};

const errorResponse = (error: unknown): Reply => {
  const known = error instanceof ServiceError ? error : new ServiceError(500, 'InternalError');
  if (known !== error) console.error(`[s3] ${describeError(error)}`);
  const body = element('Error', [
    element('Code', known.code),
    element('Message', known.message),
    element('RequestId', randomUUID()),
  ]);
  return { ...xmlResponse(known.status, body), outcome: known.code };
};

/** https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
const faultResponse = (kind: FaultKind): Reply => {
  if (kind === 'ThrottlingException')
    return errorResponse(new ServiceError(503, 'SlowDown', 'Please reduce your request rate.'));
  if (kind === 'NoSuchKey') return errorResponse(new ServiceError(404, kind, 'The specified key does not exist.'));
  return errorResponse(new ServiceError(500, 'InternalError', `${kind} injected by a test`));
};

/**
 * Serves `origin/bucket/key`: signed requests and form uploads. Checks signatures, expiry, policies, the signer's
 * rights and CORS. Every known access key has the same secret.
 */
export const startS3 = async (options: {
  folder: string;
  buckets: readonly Bucket[];
  secret: string;
  watch: Watch;
  /** Absent: nothing is scanned. */
  scans?: Omit<Parameters<typeof createScanner>[0], 'faults'>;
}): Promise<S3StandIn> => {
  const { folder, buckets, secret, watch, scans } = options;
  const { access } = watch;
  const names = buckets.map(({ name }) => name);
  const scanner = scans && createScanner({ ...scans, faults: watch.faults });
  const store: Store = createStore(folder, names, (bucket, info) => scanner?.look(store, bucket, info));
  const tagsOf: TagsOf = async ({ bucket, key }) => (await store.find(bucket, key))?.tags ?? {};

  const secretOf = (accessKeyId: string) => (access.identify({}, accessKeyId) ? secret : undefined);
  const refusals = (request: Request, accessKeyId: string): RefusalOf => {
    const caller = access.identify(request.headers, accessKeyId);
    return (asked) => (caller ? access.refusal(caller, asked) : 'Nobody holds this access key');
  };
  const check = (refusalOf: RefusalOf, asked: readonly AccessRequest[]): void => {
    const refusal = asked.map(refusalOf).find((found) => found !== null);
    if (refusal) throw new ServiceError(403, 'AccessDenied', refusal);
  };

  const answerSigned = async (request: Request, target: Target): Promise<Response> => {
    const { payload, accessKeyId } = verifyRequest(request, secretOf);
    const refusalOf = refusals(request, accessKeyId);
    check(refusalOf, await accessesOf(request, target, tagsOf));
    return target.key
      ? objectCall(store, target, request, payload, refusalOf)
      : bucketCall(store, target.bucket, request, refusalOf);
  };

  const answerForm = (request: Request, bucket: string): Promise<Response> =>
    postObject(store, bucket, request, secretOf, (accessKeyId, key) =>
      check(refusals(request, accessKeyId), [putting({ bucket, key })]),
    );

  const answer = async (request: Request, target: Target): Promise<Reply> => {
    const { bucket, key } = target;
    const cors = corsHeaders(request, buckets.find(({ name }) => name === bucket)?.cors ?? []);
    if (request.method === 'OPTIONS') return { status: cors ? 200 : 403, headers: cors ?? {} };
    try {
      const isForm = request.headers['content-type']?.startsWith('multipart/form-data') ?? false;
      if (!names.includes(bucket)) throw new ServiceError(404, 'NoSuchBucket');
      const isUpload = request.method === 'POST' && key === '' && isForm;
      return withHeaders(await (isUpload ? answerForm(request, bucket) : answerSigned(request, target)), cors);
    } catch (error) {
      return withHeaders(errorResponse(error), cors);
    }
  };

  const server = await startServer(async (message, response) => {
    const { method = 'GET' } = message;
    // The clock that signatures are checked by, which a test may have moved; Node would write the machine's.
    response.setHeader('date', new Date().toUTCString());
    const body = await readBody(message, largestBody);
    if (!body) return send(method, errorResponse(new ServiceError(400, 'EntityTooLarge')), response);
    const request = toRequest(message, body);
    if (!isDecodable(request.path)) return send(method, errorResponse(new ServiceError(400, 'InvalidURI')), response);
    const [, bucket = '', ...parts] = request.path.split('/').map(decodeURIComponent);
    const target = { bucket, key: parts.join('/') };
    // Functions sign in a header. Forms and links come from browsers, so they are neither recorded nor failed.
    const caller = request.headers.authorization ? access.identify(request.headers) : null;
    if (!caller) return send(method, await answer(request, target), response);
    await answerCall(watch, { caller, operation: operationOf(request, target), keys: [target.key] }, response, {
      work: () => answer(request, target),
      refuse: faultResponse,
      method,
    });
  });
  const stop = async (): Promise<void> => {
    await server.stop();
    await scanner?.stop();
  };
  return { ...server, store, stop };
};

const withHeaders = (response: Reply, headers: Response['headers'] | null): Reply => ({
  ...response,
  headers: { ...response.headers, ...headers },
});
