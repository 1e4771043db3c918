import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deploySite } from '#scripts/platform/edge/deploy-site.ts';
import { type Assembly, behaviorsOf, originsOf, propertiesOf, writeAssembly } from './fixtures/assembly.ts';
import { jsonOf, openChanged, openProduct, textOf } from './fixtures/product.ts';

let product: Awaited<ReturnType<typeof openProduct>>;

beforeAll(async () => {
  product = await openProduct(writeAssembly());
});
afterAll(() => product.stop());

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DefaultRootObject.html and
// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-functions.html
it('serves the page for every screen, with what the deployment fills in, and asks to be asked each time', async () => {
  for (const path of ['/', '/user/profile', '/index.html']) {
    const page = await product.call('GET', path);
    expect(textOf(page)).toBe('<p>page of http://localhost:3000</p>');
    expect(page.headers).toMatchObject({ 'content-type': 'text/html', 'cache-control': 'no-cache' });
  }
});

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html
it('serves assets to be kept, compressed as asked for', async () => {
  const asset = (encoding: string) => product.call('GET', '/assets/a.js', { headers: { 'accept-encoding': encoding } });
  const plain = await asset('identity');
  expect(plain.headers).toMatchObject({ 'content-type': 'text/javascript', 'cache-control': 'immutable' });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const brotli = await asset('gzip, br;q=1.0');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(brotli.body ?? '')).toEqual(plain.body);
  expect(gunzipSync((await asset('gzip')).body ?? '')).toEqual(plain.body);
  const page = await product.call('GET', '/', { headers: { 'accept-encoding': 'br' } });
  expect(page.headers).not.toHaveProperty('content-encoding');
  const etag = plain.headers.etag ?? '';
  expect(brotli.headers.etag).toBe(`W/${etag}`);
  expect((await product.call('GET', '/assets/a.js', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

// “Conditions for compression” in the same document.
it('compresses refusals of 403 and 404 too, and no other error', async () => {
  const compressing = (assembly: Assembly) => {
    const [api] = behaviorsOf(assembly);
    Object.assign(api ?? {}, { Compress: true, CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6' });
  };
  const { call } = await openChanged(compressing);
  const encodingOf = async (status: number) => {
    const headers = { 'accept-encoding': 'br' };
    return (await call('POST', `/api/run/long?status=${status}`, { headers })).headers['content-encoding'];
  };
  expect(await Promise.all([200, 403, 404, 422, 500].map(encodingOf))).toEqual([
    'br',
    'br',
    'br',
    undefined,
    undefined,
  ]);
});

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/understanding-response-headers-policies.html
it("sets the policy's headers, with the local upload host in place of the bucket's and nothing else changed", async () => {
  const { headers } = await product.call('GET', '/');
  expect(headers['content-security-policy']).toBe("connect-src 'self' http://127.0.0.1:9; default-src https:");
  expect(headers['strict-transport-security']).toBe('max-age=60; includeSubdomains');
  expect(headers['cache-control']).toBe('no-cache');
  expect((await product.call('GET', '/api/items/1')).headers['cache-control']).toBe('no-store');
});

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/private-content-restricting-access-to-s3.html
it('serves public files from their bucket, and not those of the site', async () => {
  await product.store.put('storage-files', 'files/img/a', Buffer.from('img'), { 'content-type': 'image/png' });
  const image = await product.call('GET', '/files/img/a');
  expect([image.status, textOf(image), image.headers['content-type']]).toEqual([200, 'img', 'image/png']);
  expect((await product.call('GET', '/files/img/none')).status).toBe(403);
});

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/http-403-permission-denied.html
it('allows the methods of the behaviour only', async () => {
  expect((await product.call('POST', '/')).status).toBe(403);
  expect((await product.call('DELETE', '/api/items/1')).status).toBe(200);
});

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/RequestAndResponseBehaviorCustomOrigin.html#RequestCustom-get-body
it('refuses a GET request with a body', async () => {
  expect((await product.call('GET', '/api/items/1', { body: '{}' })).status).toBe(403);
});

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/add-origin-custom-headers.html
it('adds the headers of the origin’s settings, in place of what a viewer writes there', async () => {
  const change = (assembly: Assembly) => {
    const OriginCustomHeaders = [{ HeaderName: 'X-Origin-Secret', HeaderValue: 'the secret' }];
    Object.assign(originsOf(assembly)[1] ?? {}, { OriginCustomHeaders });
    // AllViewerExceptHostHeader would forward the viewer's header.
    for (const behavior of behaviorsOf(assembly))
      behavior.OriginRequestPolicyId = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';
  };
  const { call } = await openChanged(change);
  const headers = { 'x-origin-secret': 'guess', 'x-other': 'passes' };
  const event = jsonOf(await call('POST', '/api/run/event', { headers }));
  expect(event.headers).toMatchObject({ 'x-origin-secret': 'the secret', 'x-other': 'passes' });
});

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/adding-cloudfront-headers.html
it('tells the API who calls, and believes nobody who says so themselves', async () => {
  const headers = { 'cloudfront-viewer-address': '203.0.113.9:1', 'x-forwarded-for': '203.0.113.9' };
  const event = jsonOf(await product.call('POST', '/api/run/event', { headers }));
  expect(event.headers).toMatchObject({
    'cloudfront-viewer-address': '192.0.2.7:4711',
    'x-forwarded-for': '203.0.113.9, 192.0.2.7, 198.51.100.1',
  });
});

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/adding-cloudfront-headers.html
it('tells that only where a policy asks for it, and then passes on what no viewer wrote either', async () => {
  const change = (assembly: Assembly) => {
    for (const behavior of behaviorsOf(assembly))
      behavior.OriginRequestPolicyId = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';
  };
  const { call } = await openChanged(change);
  const headers = { 'cloudfront-viewer-address': '203.0.113.9:1' };
  const event = jsonOf(await call('POST', '/api/run/event', { headers }));
  expect(event.headers).not.toHaveProperty('cloudfront-viewer-address');
});

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/origin-request-understand-origin-request-policy.html
it.each([
  ['allExcept', ['x-other', 'Host'], { 'x-one': '1' }, ['x-other', 'cloudfront-viewer-address']],
  [
    'allViewerAndWhitelistCloudFront',
    ['CloudFront-Forwarded-Proto'],
    { 'x-one': '1', 'cloudfront-forwarded-proto': 'https' },
    ['cloudfront-viewer-address'],
  ],
])('forwards the headers that %s means', async (HeaderBehavior, Headers, passed, kept) => {
  const change = (assembly: Assembly) => {
    const config = { ...Object(propertiesOf(assembly, 'Request').OriginRequestPolicyConfig) };
    propertiesOf(assembly, 'Request').OriginRequestPolicyConfig = {
      ...config,
      HeadersConfig: { HeaderBehavior, Headers },
    };
    for (const behavior of behaviorsOf(assembly)) behavior.OriginRequestPolicyId = { Ref: 'Request' };
  };
  const { stack, call } = await openChanged(change);
  const headers = { host: stack.main.api.domain, 'x-one': '1', 'x-other': '2' };
  const event = jsonOf(await call('POST', '/api/run/event', { headers }));
  expect(event.headers).toMatchObject(passed);
  for (const name of kept) expect(event.headers).not.toHaveProperty(name);
});

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/using-managed-origin-request-policies.html: AllViewer
// forwards Host as well, by which no API knows itself.
it('keeps the viewer’s Host from the API, unless a policy forwards it', async () => {
  const change = (assembly: Assembly) => {
    for (const behavior of behaviorsOf(assembly))
      behavior.OriginRequestPolicyId = '216adef6-5c7f-47e4-b989-5492eafa07d3';
  };
  const { call } = await openChanged(change);
  expect((await call('POST', '/api/run/event')).status).toBe(403);
});

it('lets the CloudFront function answer by itself', async () => {
  const change = ({ web }: Assembly) => {
    const { Fallback } = web.Resources;
    if (Fallback) {
      Fallback.Properties.FunctionCode =
        "function handler(event) { return { statusCode: 301, headers: { location: { value: '/to?ip=' + event.viewer.ip } } }; }";
    }
  };
  const { call } = await openChanged(change);
  expect(await call('GET', '/from')).toMatchObject({ status: 301, headers: { location: '/to?ip=192.0.2.7' } });
});

it('has the CloudFront function remember nothing of the request before', async () => {
  const change = ({ web }: Assembly) => {
    const { Fallback } = web.Resources;
    if (Fallback) {
      Fallback.Properties.FunctionCode =
        "var count = 0; function handler() { count += 1; return { statusCode: 301, headers: { location: { value: '/' + count } } }; }";
    }
  };
  const { call } = await openChanged(change);
  for (const path of ['/from', '/from', '/elsewhere'])
    expect(await call('GET', path)).toMatchObject({ status: 301, headers: { location: '/1' } });
});

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/writing-function-code.html
it('lets the CloudFront function change headers on the way to the origin, and leaves the cookies to it', async () => {
  const change = (assembly: Assembly) => {
    const { Fallback } = assembly.web.Resources;
    if (Fallback) {
      Fallback.Properties.FunctionCode =
        "function handler(event) { const request = event.request; request.headers['x-language'] = { value: 'fr' }; return request; }";
    }
    const behaviors = behaviorsOf(assembly);
    const [api] = behaviors;
    Object.assign(api ?? {}, {
      FunctionAssociations: behaviors.at(-1)?.FunctionAssociations,
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
    });
  };
  const { call } = await openChanged(change);
  const event = jsonOf(
    await call('POST', '/api/run/event', { headers: { 'x-language': 'de', cookie: 'language=en' } }),
  );
  expect([event.headers['x-language'], event.cookies]).toEqual(['fr', ['language=en']]);
});

// https://docs.aws.amazon.com/cdk/api/v2/docs/aws-cdk-lib.aws_s3_deployment-readme.html
it('prunes what a deployment no longer holds, but for what it leaves to another one', async () => {
  const bucket = product.stack.deployments[0]?.bucket ?? '';
  for (const key of ['old.html', 'assets/old.js']) await product.store.put(bucket, key, Buffer.from(key), {});
  for (const deployment of product.stack.deployments) await deploySite(product.store, deployment);
  const keys = (await product.store.list(bucket)).map(({ key }) => key);
  expect(keys).toEqual(['assets/a.js', 'assets/old.js', 'index.html']);
});
