import { expect, it } from 'vitest';
import { createTestClock } from '#tests/support/test-clock.ts';
import { type Assembly, propertiesOf } from './fixtures/assembly.ts';
import { jsonOf, openChanged, textOf } from './fixtures/product.ts';

// https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-throttling.html

const origin = 'https://allowed.example';
const throttled = (assembly: Assembly): void => {
  propertiesOf(assembly, 'Stage').DefaultRouteSettings = { ThrottlingRateLimit: 10, ThrottlingBurstLimit: 100 };
  propertiesOf(assembly, 'Api').CorsConfiguration = { AllowOrigins: [origin], AllowMethods: ['POST'] };
};

const openThrottled = async () => {
  const clock = createTestClock();
  const product = await openChanged(throttled, { clock });
  const ask = () => product.callApi('POST', '/api/run/calls', { headers: { origin } });
  const statuses = async (count: number): Promise<number[]> => {
    const seen: number[] = [];
    while (seen.length < count) seen.push((await ask()).status);
    return seen;
  };
  return { product, clock, ask, statuses };
};

it('refuses the 101st call of a burst of a hundred by itself, and takes the next when a token is back', async () => {
  const { product, clock, ask, statuses } = await openThrottled();
  expect(new Set(await statuses(100))).toEqual(new Set([200]));
  const refused = await ask();
  expect([refused.status, textOf(refused)]).toEqual([429, '{"message":"Too Many Requests"}']);
  expect(refused.headers).toMatchObject({
    'content-type': 'application/json',
    'access-control-allow-origin': origin,
    'apigw-requestid': expect.any(String),
  });
  const lines = product.kept.filter(([log]) => log === 'access').map(([, line]) => JSON.parse(line));
  expect(lines.at(-1)).toMatchObject({
    route: 'POST /api/run/{behaviour}',
    status: '429',
    lambda: '-',
    own: 'Too Many Requests',
    kind: 'THROTTLED',
  });
  clock.advance(99);
  expect(await statuses(1)).toEqual([429]);
  clock.advance(1);
  expect(await statuses(2)).toEqual([200, 429]);
  clock.advance(3_600_000);
  expect((await statuses(101)).filter((status) => status === 429)).toHaveLength(1);
});

it('neither counts nor refuses preflights, nor what has no route', async () => {
  const { product, statuses } = await openThrottled();
  const headers = { origin, 'access-control-request-method': 'POST' };
  const preflight = async () => (await product.callApi('OPTIONS', '/api/run/calls', { headers })).status;
  const nowhere = async () => (await product.callApi('GET', '/nowhere')).status;
  expect([await preflight(), await nowhere()]).toEqual([204, 404]);
  expect(new Set(await statuses(100))).toEqual(new Set([200]));
  expect(await statuses(1)).toEqual([429]);
  expect([await preflight(), await nowhere()]).toEqual([204, 404]);
});

it('lets everything pass without limits in the template', async () => {
  const product = await openChanged(() => undefined, { clock: createTestClock() });
  for (let made = 1; made <= 150; made += 1) {
    expect(jsonOf(await product.callApi('POST', '/api/run/calls'))).toMatchObject({ calls: made });
  }
});
