import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';
import type { StoredUser } from '#functions/data/people/users.ts';
import type { HttpEvent, HttpResult } from '#functions/lib/http/http.ts';
import { basePath } from '#shared/contract.ts';
import { tokenOf } from './sessions.ts';

export const invocationId = 'of-an-invocation';

type Handler = (event: HttpEvent, context: Context) => Promise<HttpResult>;

type Sent = {
  as?: StoredUser;
  params?: Record<string, string>;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
};

/** A form is base64, as from API Gateway. */
const bodyOf = async ({ body, form }: Sent): Promise<Partial<HttpEvent> & { headers: Record<string, string> }> => {
  if (form) {
    const request = new Request('http://test', { method: 'POST', body: form });
    const bytes = Buffer.from(await request.arrayBuffer());
    const type = request.headers.get('content-type') ?? '';
    return { headers: { 'content-type': type }, body: bytes.toString('base64'), isBase64Encoded: true };
  }
  if (body === undefined) return { headers: {} };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
};

/** Invokes a handler as API Gateway would for that route (`PUT /things/{id}`). */
export const ask = async (handler: Handler, route: string, sent: Sent = {}) => {
  const [method = '', path = ''] = route.split(' ');
  const { headers, ...body } = await bodyOf(sent);
  const token: Record<string, string> = sent.as ? { authorization: `Bearer ${await tokenOf(sent.as)}` } : {};
  const event = {
    routeKey: `${method} ${basePath}${path}`,
    rawPath: `${basePath}${path}`,
    headers: { 'x-origin-secret': process.env.THESEE_ORIGIN_SECRET ?? '', ...headers, ...token, ...sent.headers },
    pathParameters: sent.params,
    isBase64Encoded: false,
    ...body,
    requestContext: { requestId: randomUUID(), timeEpoch: Date.now(), http: { method, sourceIp: '127.0.0.1' } },
  } as unknown as HttpEvent;
  const reply = await handler(event, { awsRequestId: invocationId } as Context);
  const text = reply.body ?? '';
  const isJson = String(reply.headers?.['content-type']).startsWith('application/json');
  return { status: reply.statusCode, headers: reply.headers ?? {}, body: isJson ? JSON.parse(text) : undefined, text };
};
