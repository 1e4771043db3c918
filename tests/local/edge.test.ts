import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deploySite } from '#scripts/local/edge/deploy-site.ts';
import { type Assembly, writeAssembly } from './fixtures/assembly.ts';
import { openProduct, textOf } from './fixtures/product.ts';

let product: Awaited<ReturnType<typeof openProduct>>;

beforeAll(async () => {
  product = await openProduct(writeAssembly());
});
afterAll(() => product.stop());

it('serves the page for every screen, with what the deployment fills in, and asks to be asked each time', async () => {
  for (const path of ['/', '/user/profile', '/index.html']) {
    const page = await product.call('GET', path);
    expect(textOf(page)).toBe('<p>page of http://localhost:3000</p>');
    expect(page.headers).toMatchObject({ 'content-type': 'text/html', 'cache-control': 'no-cache' });
  }
});

it('serves assets to be kept, compressed as asked for', async () => {
  const asset = (encoding: string) => product.call('GET', '/assets/a.js', { headers: { 'accept-encoding': encoding } });
  const plain = await asset('identity');
  expect(plain.headers).toMatchObject({ 'content-type': 'text/javascript', 'cache-control': 'immutable' });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const brotli = await asset('gzip, br;q=1.0');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(brotli.body ?? '')).toEqual(plain.body);
  expect(gunzipSync((await asset('gzip')).body ?? '')).toEqual(plain.body);
  const etag = plain.headers.etag ?? '';
  expect((await product.call('GET', '/assets/a.js', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

it("sets the policy's headers, with the local upload host in place of the bucket's and nothing else changed", async () => {
  const { headers } = await product.call('GET', '/');
  expect(headers['content-security-policy']).toBe("connect-src 'self' http://127.0.0.1:9; default-src https:");
  expect(headers['strict-transport-security']).toBe('max-age=60; includeSubdomains');
  // Not overriding: only where the origin says nothing.
  expect(headers['cache-control']).toBe('no-cache');
  expect((await product.call('GET', '/api/items/1')).headers['cache-control']).toBe('no-store');
});

it('serves public files from their bucket, and not those of the site', async () => {
  await product.store.put('storage-files', 'files/img/a', Buffer.from('img'), { 'content-type': 'image/png' });
  const image = await product.call('GET', '/files/img/a');
  expect([image.status, textOf(image), image.headers['content-type']]).toEqual([200, 'img', 'image/png']);
  expect((await product.call('GET', '/files/img/none')).status).toBe(403);
});

it('allows the methods of the behaviour only', async () => {
  expect((await product.call('POST', '/')).status).toBe(403);
  expect((await product.call('DELETE', '/api/items/1')).status).toBe(200);
});

it('lets the CloudFront function answer by itself', async () => {
  const change = ({ web }: Assembly) => {
    const { Fallback } = web.Resources;
    if (Fallback) {
      Fallback.Properties.FunctionCode =
        "function handler(event) { return { statusCode: 301, headers: { location: { value: '/to?ip=' + event.viewer.ip } } }; }";
    }
  };
  const { call, stop } = await openProduct(writeAssembly(change));
  expect(await call('GET', '/from')).toMatchObject({ status: 301, headers: { location: '/to?ip=192.0.2.7' } });
  await stop();
});

it('prunes what a deployment no longer holds, but for what it leaves to another one', async () => {
  const bucket = product.stack.deployments[0]?.bucket ?? '';
  for (const key of ['old.html', 'assets/old.js']) await product.store.put(bucket, key, Buffer.from(key), {});
  for (const deployment of product.stack.deployments) await deploySite(product.store, deployment);
  const keys = (await product.store.list(bucket)).map(({ key }) => key);
  expect(keys).toEqual(['assets/a.js', 'assets/old.js', 'index.html']);
});
