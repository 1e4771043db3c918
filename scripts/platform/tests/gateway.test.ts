import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSecondFunction, writeAssembly } from './fixtures/assembly.ts';
import { jsonOf, openChanged, openProduct, textOf } from './fixtures/product.ts';

let product: Awaited<ReturnType<typeof openProduct>>;

beforeAll(async () => {
  product = await openProduct(writeAssembly(), { injected: { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1' } });
});
afterAll(() => product.stop());

const run = (behaviour: string, options = {}) => product.call('POST', `/api/run/${behaviour}`, options);

// https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-routes.html
describe('routes', () => {
  it.each([
    ['GET', '/api/items/mine', 'GET /api/items/mine', {}],
    ['GET', '/api/items/a%2Fb', 'GET /api/items/{id}', { id: 'a/b' }],
    ['PUT', '/api/items/mine', 'ANY /api/{proxy+}', { proxy: 'items/mine' }],
    ['GET', '/api/items/1/more', 'ANY /api/{proxy+}', { proxy: 'items/1/more' }],
  ])('%s %s goes to %s', async (method, path, route, parameters) => {
    expect(jsonOf(await product.call(method, path))).toEqual({ route, path: parameters });
  });

  it('answers a path that cannot be decoded with 400', async () => {
    expect((await product.call('GET', '/api/%E0%A4%A')).status).toBe(400);
  });
});

// https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
describe('events', () => {
  it('has the shape of payload format 2.0', async () => {
    const reply = await product.call('POST', '/api/run/event?a=1&a=2&b=%C3%A9', {
      headers: {
        'content-type': 'application/json',
        'accept-language': 'fr',
        cookie: 'x=1; y=2',
        'x-other': 'dropped',
      },
      body: '{"é":1}',
    });
    const event = jsonOf(reply);
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'POST /api/run/{behaviour}',
      rawPath: '/api/run/event',
      rawQueryString: 'a=1&a=2&b=%C3%A9',
      cookies: ['x=1', 'y=2'],
      queryStringParameters: { a: '1,2', b: 'é' },
      pathParameters: { behaviour: 'event' },
      body: '{"é":1}',
      isBase64Encoded: false,
      requestContext: { stage: '$default', http: { method: 'POST' } },
    });
    expect(event.requestContext.time).toMatch(/^\d\d\/\w{3}\/\d{4}:\d\d:\d\d:\d\d \+0000$/);
    expect(event.headers).toMatchObject({
      'accept-language': 'fr',
      'cloudfront-viewer-address': '192.0.2.7:4711',
      host: event.requestContext.domainName,
    });
    expect(event.headers).not.toHaveProperty('cookie');
    expect(event.headers).not.toHaveProperty('x-other');
  });

  it('carries binary bodies both ways in base64', async () => {
    const body = Buffer.from([0, 255, 1]);
    const event = jsonOf(await run('event', { headers: { 'content-type': 'image/png' }, body }));
    expect(event).toMatchObject({ body: body.toString('base64'), isBase64Encoded: true });
    expect((await run('binary')).body).toEqual(body);
  });

  // AWS does not document the text types; found by trying: https://github.com/ministackorg/ministack/pull/766
  it.each([
    ['text/plain; charset=utf-8', false],
    ['application/json', false],
    ['application/json;charset=utf-8', false],
    ['application/xml', false],
    ['application/javascript', false],
    ['application/x-www-form-urlencoded', true],
    ['multipart/form-data; boundary=x', true],
    ['application/problem+json', true],
    [undefined, true],
  ])('a body of the type %s comes in base64: %s', async (type, isBase64Encoded) => {
    const event = jsonOf(await run('event', { headers: type ? { 'content-type': type } : {}, body: 'a=é' }));
    const body = isBase64Encoded ? Buffer.from('a=é').toString('base64') : 'a=é';
    expect(event).toMatchObject({ body, isBase64Encoded });
  });

  it('passes cookies, and JSON without a status code, on', async () => {
    expect(await run('cookies')).toMatchObject({ status: 204, cookies: ['a=1; HttpOnly', 'b=2'] });
    const plain = await run('plain');
    expect(plain).toMatchObject({ status: 200, headers: { 'content-type': 'application/json' } });
    expect(jsonOf(plain)).toEqual({ hello: 'world' });
  });
});

// https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-publish.html
describe('the API’s own address, without the edge before it', () => {
  const ask = (headers: Record<string, string>) => product.callApi('POST', '/api/run/event', { headers });

  it('passes on what the caller writes, who is the other end of the connection', async () => {
    const written = { 'cloudfront-viewer-address': '203.0.113.9:1', 'x-origin-secret': 'guess', 'x-other': 'kept' };
    const event = jsonOf(await ask({ ...written, 'x-forwarded-for': '203.0.113.9' }));
    expect(event.headers).toMatchObject({ ...written, 'x-forwarded-for': '203.0.113.9, 192.0.2.7' });
    expect(event.requestContext.http.sourceIp).toBe('192.0.2.7');
  });

  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/RequestAndResponseBehaviorCustomOrigin.html
  it('is called by the edge too, which is then the other end', async () => {
    const event = jsonOf(await run('event'));
    expect(event.requestContext.http.sourceIp).toBe('198.51.100.1');
    expect(event.headers['x-forwarded-for']).toBe('192.0.2.7, 198.51.100.1');
  });

  // https://repost.aws/knowledge-center/api-gateway-troubleshoot-403-forbidden
  it('is the only one that it answers to', async () => {
    const reply = await ask({ host: 'thesee.example' });
    expect([reply.status, textOf(reply)]).toEqual([403, '{"message":"Forbidden"}']);
  });
});

describe('environments', () => {
  // https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html
  it('have the variables of the template, of the runtime and of the stand-ins, and no others', async () => {
    const variables = jsonOf(await run('environment'));
    expect(variables).toMatchObject({
      FILES: 'storage-files',
      ORIGIN: 'http://localhost:3000',
      GREETING: 'hello',
      AWS_REGION: 'eu-west-3',
      AWS_LAMBDA_FUNCTION_NAME: 'Web-LambdaFunction01234567',
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '256',
      AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1',
    });
    expect(variables).not.toHaveProperty('HOME');
    expect(variables).not.toHaveProperty('VITEST');
  });

  // https://docs.aws.amazon.com/lambda/latest/dg/nodejs-context.html
  it('give the handler its context', async () => {
    const context = jsonOf(await run('context'));
    expect(context).toMatchObject({ functionName: 'Web-LambdaFunction01234567', memoryLimitInMB: '256' });
    expect(context.left).toBeGreaterThan(3000);
    expect(context.left).toBeLessThanOrEqual(5000);
  });

  // https://docs.aws.amazon.com/lambda/latest/dg/lambda-concurrency.html
  it('serve one request at a time, each a warm one again', async () => {
    const own = await openChanged();
    const slow = async () => jsonOf(await own.call('POST', '/api/run/slow')).calls;
    expect(await Promise.all([slow(), slow(), slow()])).toEqual([1, 1, 1]);
    expect([await slow(), await slow()]).toEqual([2, 3]);
  });

  // https://docs.aws.amazon.com/lambda/latest/dg/lambda-concurrency.html for the limit, and for the 500
  // https://docs.aws.amazon.com/lambda/latest/dg/services-apigateway-errors.html: “If the Lambda API rejects the invocation request”
  it('are as many at once as the account may have, over all functions; one more is a 500', async () => {
    const own = await openChanged(addSecondFunction, { concurrency: 2 });
    const [one, other, more] = ['/api/run/slow', '/api/second/slow', '/api/run/slow'].map((path) =>
      own.call('POST', path),
    );
    const throttled = await more;
    expect([throttled?.status, throttled && textOf(throttled)]).toEqual([500, '{"message":"Internal Server Error"}']);
    expect(own.lines.join('\n')).toContain('Rate Exceeded (TooManyRequestsException)');
    expect([(await one)?.status, (await other)?.status]).toEqual([200, 200]);
    expect((await own.call('POST', '/api/run/slow')).status).toBe(200);
  });

  // https://docs.aws.amazon.com/lambda/latest/dg/lambda-runtime-environment.html
  it('run the code outside the handler once, and outlive an error that it throws', async () => {
    const own = await openChanged();
    const which = async () => jsonOf(await own.call('POST', '/api/run/which')).environment;
    const cold = await which();
    expect(await which()).toBe(cold);
    await own.call('POST', '/api/run/throw');
    expect(await which()).toBe(cold);
  });

  it('find no package that their asset lacks', async () => {
    const reply = await run('outside');
    expect(reply.status).toBe(500);
    expect(product.lines.join('\n')).toContain("Cannot find package 'vitest' in the asset");
  });

  it('have their output shown under the name of their group', () => {
    expect(product.lines).toContain('[Lambda] fixture /api/run/event');
  });
});

describe('failures', () => {
  const error = (message: string) => JSON.stringify({ message });
  const expectFailure = async (what: string) => {
    const reply = await run(what);
    expect([reply.status, textOf(reply)]).toEqual([500, error('Internal Server Error')]);
  };

  // https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-troubleshooting-lambda.html
  it.each(['throw', 'nonsense'])('%s is a 500 that tells nothing, and the next request works', async (what) => {
    await expectFailure(what);
    expect((await run('calls')).status).toBe(200);
  });

  // https://docs.aws.amazon.com/lambda/latest/dg/lambda-runtime-environment.html
  it.each(['exit', 'uncaught', 'unhandled', 'memory'])(
    '%s is a 500 too, and the next request is served by a fresh environment',
    async (what) => {
      const before = jsonOf(await run('which')).environment;
      await expectFailure(what);
      const after = await run('which');
      expect(after.status).toBe(200);
      expect(jsonOf(after).environment).not.toBe(before);
    },
  );

  // https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html
  it('refuses results over 6 MB with 500', async () => {
    await expectFailure('big');
    expect((await run('large')).status).toBe(200);
  });

  it('logs what a handler threw', () => {
    expect(product.lines.join('\n')).toContain('Error: secret detail');
  });

  // https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html
  it('refuses bodies over 6 MB, and binary ones that pass it in base64, with 413', async () => {
    const text = (length: number) => ({ headers: { 'content-type': 'text/plain' }, body: 'x'.repeat(length) });
    expect((await run('calls', text(5.9 * 1024 * 1024))).status).toBe(200);
    expect((await run('calls', text(6 * 1024 * 1024))).status).toBe(413);
    const binary = { headers: { 'content-type': 'image/png' }, body: Buffer.alloc(5 * 1024 * 1024) };
    const reply = await run('event', binary);
    expect(reply.status).toBe(413);
    expect(textOf(reply)).toBe(error('Request Entity Too Large'));
  });
});
