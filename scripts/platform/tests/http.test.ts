import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { type Request, readBody, toRequest } from '#scripts/platform/http/message.ts';
import { isPortTaken } from '#scripts/platform/http/port.ts';
import { startServer } from '#scripts/platform/http/server.ts';

// https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
it('knows header names in lower case, joins what came several times by commas, and cookies as one header', async () => {
  let seen: Request | null = null;
  const server = await startServer((message, response) => {
    seen = toRequest(message, Buffer.alloc(0));
    response.end();
  });
  const socket = connect(server.port, '127.0.0.1');
  socket.end('GET /a%20b?q=1 HTTP/1.1\r\nHost: x\r\nX-Two: 1\r\nx-two: 2\r\nCookie: a=1\r\nCookie: b=2\r\n\r\n');
  await once(socket, 'data');
  expect(seen).toMatchObject({ path: '/a%20b', query: 'q=1', headers: { 'x-two': '1,2', cookie: 'a=1; b=2' } });
  await server.stop();
});

it('outlives a browser that goes away in the middle of an upload', async () => {
  const outcomes: string[] = [];
  const server = await startServer(async (request, response) => {
    if (request.method === 'GET') return void response.end('still here');
    await readBody(request, 1000).catch((error) => {
      outcomes.push(error.code);
      throw error;
    });
  });
  const socket = connect(server.port, '127.0.0.1');
  socket.write('PUT / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf', () => socket.destroy());
  await vi.waitFor(() => expect(outcomes).toEqual(['ECONNRESET']), 30_000);
  expect(await (await fetch(server.origin)).text()).toBe('still here');
  await server.stop();
});

it('answers 503, and says why, when a handler fails', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const server = await startServer(() => Promise.reject(new Error('broken')));
  expect((await fetch(server.origin)).status).toBe(503);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('broken'));
  said.mockRestore();
  await server.stop();
});

it.each(['127.0.0.1', '::1'])('sees that a port is taken at %s, where localhost may lead', async (host) => {
  const other = await startServer(() => undefined, { host });
  expect(await isPortTaken(other.port)).toBe(true);
  await other.stop();
  expect(await isPortTaken(other.port)).toBe(false);
});
