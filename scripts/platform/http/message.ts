import type { IncomingMessage, ServerResponse } from 'node:http';

/** Names in lower case; repeated headers are joined with commas, as proxies do. */
export type Headers = Record<string, string>;

export type Request = {
  method: string;
  /** Percent-encoded, as in the request line. */
  path: string;
  /** Without the question mark. */
  query: string;
  headers: Headers;
  body: Buffer;
  /** The connection's other end: the viewer for the edge, the edge for an origin. */
  peer: { address: string; port: number };
};

export type Response = { status: number; headers: Headers; cookies?: string[]; body?: Buffer };

export const jsonResponse = (status: number, value: unknown, headers: Headers = {}): Response => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: Buffer.from(JSON.stringify(value)),
});

export const toRequest = (message: IncomingMessage, body: Buffer): Request => {
  const [path = '/', query = ''] = splitOnce(message.url ?? '/', '?');
  const headers = Object.entries(message.headersDistinct).map(([name, values = []]) => [
    name,
    values.join(name === 'cookie' ? '; ' : ','),
  ]);
  const { remoteAddress = '127.0.0.1', remotePort = 0 } = message.socket;
  const peer = { address: remoteAddress.replace(/^::ffff:/, ''), port: remotePort };
  return { method: message.method ?? 'GET', path, query, headers: Object.fromEntries(headers), body, peer };
};

export const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

const splitOnce = (text: string, separator: string): string[] => {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
};

export const send = (method: string, { status, headers, cookies, body }: Response, response: ServerResponse): void => {
  const length = status === 204 || status === 304 ? {} : { 'content-length': String(body?.length ?? 0) };
  response.writeHead(status, { ...headers, ...length, ...(cookies?.length && { 'set-cookie': cookies }) });
  response.end(method === 'HEAD' ? undefined : body);
};

/** Null once the body exceeds `limit` bytes; the rest is discarded. */
export const readBody = async (request: IncomingMessage, limit: number): Promise<Buffer | null> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > limit) {
      // A client whose body is not read never reads the reply.
      request.resume();
      return null;
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
};

/**
 * API Gateway's largest body, in bytes:
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html
 */
const largestRequest = 10 * 1024 * 1024;

const tooLarge = jsonResponse(413, { message: 'Request Entity Too Large' }, { connection: 'close' });

export const exchange = async (
  message: IncomingMessage,
  response: ServerResponse,
  answer: (request: Request) => Promise<Response>,
): Promise<{ request: Request; reply: Response }> => {
  const body = await readBody(message, largestRequest);
  const request = toRequest(message, body ?? Buffer.alloc(0));
  const reply = body ? await answer(request) : tooLarge;
  send(request.method, reply, response);
  return { request, reply };
};
