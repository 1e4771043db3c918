import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Assembly, behaviorsOf, propertiesOf, writeAssembly } from './fixtures/assembly.ts';
import { openChanged, openProduct } from './fixtures/product.ts';

const origin = 'https://allowed.example';
/** CloudFront's AllViewerExceptHostHeader: the fixture's own policy does not forward Origin. */
const everyHeader = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

const withCors = (assembly: Assembly): void => {
  propertiesOf(assembly, 'Api').CorsConfiguration = {
    AllowOrigins: [origin],
    AllowMethods: ['GET', 'POST'],
    AllowHeaders: ['authorization'],
    MaxAge: 300,
  };
  for (const behavior of behaviorsOf(assembly)) behavior.OriginRequestPolicyId = everyHeader;
};

// https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-cors.html
describe('an API with CORS settings', () => {
  let product: Awaited<ReturnType<typeof openProduct>>;
  const preflight = (from: string) =>
    product.call('OPTIONS', '/api/run/cors', { headers: { origin: from, 'access-control-request-method': 'POST' } });
  const post = (from: string) => product.call('POST', '/api/run/cors', { headers: { origin: from } });

  beforeAll(async () => {
    product = await openProduct(writeAssembly(withCors));
  });
  afterAll(() => product.stop());

  it('answers preflights by itself', async () => {
    expect(await preflight(origin)).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET,POST',
        'access-control-allow-headers': 'authorization',
        'access-control-max-age': '300',
      },
    });
    expect((await preflight('https://other.example')).headers).not.toHaveProperty('access-control-allow-origin');
    expect(product.lines).toEqual([]);
  });

  it('tells the origins that it allows, whatever the function says', async () => {
    expect((await post(origin)).headers['access-control-allow-origin']).toBe(origin);
    expect((await post('https://other.example')).headers).not.toHaveProperty('access-control-allow-origin');
  });
});

it('leaves what the function says to itself when the API has none, and preflights to the routes', async () => {
  const product = await openChanged();
  const reply = await product.call('POST', '/api/run/cors', { headers: { origin } });
  expect(reply.headers['access-control-allow-origin']).toBe('https://its.own');
  const preflight = await product.call('OPTIONS', '/api/run/cors', { headers: { origin } });
  expect(preflight.status).toBe(200);
  // Output of a function arrives asynchronously.
  await expect.poll(() => product.lines.length).toBe(2);
});
