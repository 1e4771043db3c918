import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { smokeTroubles } from '#scripts/operations/deploy/smoke.ts';

test('a redirect is taken for the answer, not the page that it leads to', async () => {
  const server = createServer(({ url }, reply) => {
    if (url === '/elsewhere') reply.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
    else reply.writeHead(302, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const troubles = await smokeTroubles({ address, page: '', version: '1' }, fetch);
  server.closeAllConnections();
  server.close();
  expect(troubles[0]).toBe('The site: GET / answered 302 with nothing, not with a page.');
});
