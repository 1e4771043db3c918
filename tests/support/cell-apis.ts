import type { IncomingMessage, ServerResponse } from 'node:http';
import { startServer } from '#scripts/platform/services.ts';
import { invoke } from './invoke.ts';

/** What an API of a cell got, in order: `POST /api/v0/auth/login`. */
export type CellApi = { origin: string; got: string[]; headers: Record<string, string>[]; stop: () => Promise<void> };

const requestOf = async (message: IncomingMessage): Promise<Request> => {
  const { method = '', url = '', headers } = message;
  const body = Buffer.concat(await message.toArray());
  const { host: _, connection: __, ...sent } = headers;
  return new Request(`http://test${url}`, {
    method,
    headers: Object.entries(sent).flatMap(([name, value]): [string, string][] => [[name, String(value)]]),
    body: body.length > 0 ? body : undefined,
  });
};

const send = async (reply: Response, response: ServerResponse): Promise<void> => {
  response.statusCode = reply.status;
  for (const [name, value] of reply.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = reply.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.end(Buffer.from(await reply.arrayBuffer()));
};

/** An API of a cell for calls from other cells: the real handlers in this process, by `within` in the cell's environment. */
export const startCellApi = async (within: <T>(run: () => Promise<T>) => Promise<T>): Promise<CellApi> => {
  const got: string[] = [];
  const headers: Record<string, string>[] = [];
  const server = await startServer(async (message, response) => {
    const request = await requestOf(message);
    got.push(`${request.method} ${new URL(request.url).pathname}`);
    headers.push(Object.fromEntries(request.headers));
    await send(await within(() => invoke(request)), response);
  });
  return { origin: server.origin, got, headers, stop: server.stop };
};
