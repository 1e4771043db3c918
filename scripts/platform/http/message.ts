import type { IncomingMessage, ServerResponse } from 'node:http';

/** Header names in lower case; a header that came several times is joined by commas, as proxies do. */
export type Headers = Record<string, string>;

export type Request = {
  method: string;
  /** As it stands in the request line, still percent-encoded. */
  path: string;
  /** Without the question mark. */
  query: string;
  headers: Headers;
  body: Buffer;
  /** The other end of the connection: the viewer's before the edge, the edge's before an origin. */
  peer: { address: string; port: number };
};

export type Response = { status: number; headers: Headers; cookies?: string[]; body?: Buffer };

/** The request line and headers of an incoming message, with the body read beforehand. */
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

/** Whether the path's percent signs make sense. */
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

/** Writes the response; a HEAD request gets the headers only. */
export const send = (method: string, { status, headers, cookies, body }: Response, response: ServerResponse): void => {
  const length = status === 204 || status === 304 ? {} : { 'content-length': String(body?.length ?? 0) };
  response.writeHead(status, { ...headers, ...length, ...(cookies?.length && { 'set-cookie': cookies }) });
  response.end(method === 'HEAD' ? undefined : body);
};
