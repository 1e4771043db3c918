import { Agent, request } from 'node:http';

export type Request = {
  method?: string;
  path: string;
  token?: string;
  body?: object;
  /** A loopback address, because sign-ins are limited by the sender's. */
  from?: string;
};
/** `status` is 0 without an answer. */
export type Reply = { status: number; text: string };

const longestMs = 30_000;
const agent = new Agent({ keepAlive: true });

/** Never rejects. Uses `node:http`, which takes less of the shared cores than `fetch`. */
export const ask = ({ method = 'GET', path, token, body, from }: Request): Promise<Reply> => {
  const { host, port } = new URL(process.env.THESEE_ORIGIN ?? '');
  const sent = body && JSON.stringify(body);
  const headers = {
    host,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
  };
  return new Promise((resolve) => {
    const fail = (): void => resolve({ status: 0, text: '' });
    const options = { agent, method, headers, port, host: '127.0.0.1', path: `/api/v0${path}`, timeout: longestMs };
    const asking = request({ ...options, ...(from && { localAddress: from }) }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text })).on('error', fail);
    });
    asking.on('timeout', () => asking.destroy()).on('error', fail);
    asking.end(sent);
  });
};
