import type { IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import { answerCall, type Reply, type Watch } from '#scripts/platform/faults/answer-call.ts';
import type { FaultKind } from '#scripts/platform/faults/fault.ts';
import { jsonResponse, readBody, send } from '#scripts/platform/http/message.ts';
import { type RunningServer, startServer } from '#scripts/platform/http/server.ts';
import { ServiceError } from '#scripts/platform/http/service-error.ts';
import type { Caller } from '#scripts/platform/iam/access.ts';
import type { Content, KeyValues } from './store.ts';

const largestBody = 16 * 1024;
const putInput = z.object({ Value: z.string() });

type Call = { operation: string; arn: string; key: string; etag: string; body: string };

const operations: Record<string, string> = {
  'GET store': 'DescribeKeyValueStore',
  'GET key': 'GetKey',
  'PUT key': 'PutKey',
  'DELETE key': 'DeleteKey',
};

/** Null for a call that is not known here. Paths have the form `/key-value-stores/{KvsARN}/keys/{Key}`. */
const callOf = ({ method = '', url = '', headers }: IncomingMessage, body: string): Call | null => {
  const [path, arn = '', key] = /^\/key-value-stores\/([^/?]+)(?:\/keys\/([^/?]+))?(?:\?.*)?$/.exec(url) ?? [];
  const operation = operations[`${method} ${key === undefined ? 'store' : 'key'}`];
  if (path === undefined || !operation) return null;
  return {
    operation,
    arn: decodeURIComponent(arn),
    key: decodeURIComponent(key ?? ''),
    etag: String(headers['if-match'] ?? ''),
    body,
  };
};

const errorReply = ({ status, code, message }: ServiceError): Reply => ({
  ...jsonResponse(status, { Message: message }, { 'x-amzn-errortype': code }),
  outcome: code,
});

const valueIn = (body: string): string => {
  const { success, data } = putInput.safeParse(JSON.parse(body));
  if (!success) throw new ServiceError(400, 'ValidationException');
  return data.Value;
};

const faultReply = (kind: FaultKind): Reply =>
  errorReply(
    kind === 'InternalServerError'
      ? new ServiceError(500, 'InternalServerException')
      : new ServiceError(429, kind, `${kind} injected by a test`),
  );

const sizesOf = ({ values }: Content) => ({
  ItemCount: Object.keys(values).length,
  TotalSizeInBytes: Object.entries(values).reduce((sum, pair) => sum + Buffer.byteLength(pair.join('')), 0),
});

const answerOf = (store: Content, more: object = {}): Reply =>
  jsonResponse(200, { ...sizesOf(store), ...more }, { etag: store.etag });

/** https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_Operations_Amazon_CloudFront_KeyValueStore.html */
const run = async (stores: KeyValues, { operation, arn, key, etag, body }: Call): Promise<Reply> => {
  if (operation === 'GetKey') {
    const { store, value } = stores.getKey(arn, key);
    return answerOf(store, { Key: key, Value: value });
  }
  if (operation === 'PutKey') return answerOf(await stores.put(arn, etag, key, valueIn(body)));
  if (operation === 'DeleteKey') return answerOf(await stores.remove(arn, etag, key));
  const store = stores.find(arn);
  const times = { Created: store.createdAt / 1000, LastModified: store.changedAt / 1000 };
  return answerOf(store, { KvsARN: arn, ...times, Status: 'READY' });
};

/**
 * Serves the data of CloudFront's key value stores: DescribeKeyValueStore, GetKey, PutKey, DeleteKey. A change names
 * the version that it changes, as in the cloud. Reached under any host, because the SDK puts the account before it.
 */
export const startKeyValueStores = (stores: KeyValues, watch: Watch): Promise<RunningServer> => {
  const work = async (caller: Caller, call: Call): Promise<Reply> => {
    const asked = { action: `cloudfront-keyvaluestore:${call.operation}`, resource: call.arn, context: {} };
    const refusal = watch.access.refusal(caller, asked);
    if (refusal) return errorReply(new ServiceError(403, 'AccessDeniedException', refusal));
    return run(stores, call).catch((error) => {
      if (error instanceof ServiceError) return errorReply(error);
      throw error;
    });
  };

  return startServer(async (message, response) => {
    const body = await readBody(message, largestBody);
    const caller = watch.access.identify(message.headers);
    if (!caller) return send('POST', errorReply(new ServiceError(403, 'UnrecognizedClientException')), response);
    const call = callOf(message, body?.toString() ?? '');
    if (!call) return send('POST', errorReply(new ServiceError(404, 'UnknownOperationException')), response);
    await answerCall(watch, { caller, operation: call.operation, keys: [call.key] }, response, {
      work: () => work(caller, call),
      refuse: faultReply,
    });
  });
};
