import { describe, expect, it } from 'vitest';
import { propertiesOf } from './fixtures/assembly.ts';
import { answer, openApi } from './fixtures/cached-api.ts';
import { jsonOf, textOf } from './fixtures/product.ts';

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/HTTPStatusCodes.html
describe('an error', () => {
  it.each([404, 405, 414, 500, 501, 502, 503, 504])(
    '%i is kept for ten seconds, also where nothing else is',
    async (status) => {
      const { ask, clock } = await openApi({ MaxTTL: 0 });
      // `no-store` has no effect: custom-error-pages-expiration.html
      const query = answer({ status, 'cache-control': 'no-store' });
      expect([await ask(query), await ask(query)]).toEqual([1, 1]);
      clock.advance(10_000);
      expect(await ask(query)).toBe(2);
    },
  );

  it.each([400, 403, 412, 415])('%i is kept only if the origin says for how long', async (status) => {
    const { ask, clock } = await openApi({ MaxTTL: 60 });
    expect([await ask(answer({ status })), await ask(answer({ status }))]).toEqual([1, 2]);
    const query = answer({ status, 'cache-control': 'max-age=30' });
    expect([await ask(query), await ask(query)]).toEqual([3, 3]);
    clock.advance(30_000);
    expect(await ask(query)).toBe(4);
  });

  it.each([401, 409, 410, 413, 422, 429])('%i is not kept', async (status) => {
    const { ask } = await openApi({ DefaultTTL: 40 });
    const query = answer({ status, 'cache-control': 'max-age=30' });
    expect([await ask(query), await ask(query)]).toEqual([1, 2]);
  });

  it('is kept as long as the origin says, if that is longer', async () => {
    const { ask, clock } = await openApi({ MaxTTL: 60 });
    const query = answer({ status: 404, 'cache-control': 'max-age=30' });
    await ask(query);
    clock.advance(29_999);
    expect(await ask(query)).toBe(1);
    clock.advance(1);
    expect(await ask(query)).toBe(2);
  });

  it('to a write is not cached', async () => {
    const { call } = await openApi();
    const post = () => call('POST', '/api/run/answer?status=404');
    expect([jsonOf(await post()).calls, jsonOf(await post()).calls]).toEqual([1, 2]);
  });

  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/custom-error-pages-expiration.html
  it('is kept as the distribution says, and by 0 not at all', async () => {
    const CustomErrorResponses = [
      { ErrorCode: 404, ErrorCachingMinTTL: 0 },
      { ErrorCode: 503, ErrorCachingMinTTL: 3 },
    ];
    const { ask, clock } = await openApi({}, (assembly) => {
      Object.assign(propertiesOf(assembly, 'Distribution').DistributionConfig as object, { CustomErrorResponses });
    });
    expect([await ask('status=404'), await ask('status=404')]).toEqual([1, 2]);
    expect([await ask('status=503'), await ask('status=503')]).toEqual([3, 3]);
    clock.advance(3000);
    expect(await ask('status=503')).toBe(4);
  });

  it('of the origin is covered by the cached copy, even an expired one', async () => {
    const { ask, call, clock } = await openApi({
      DefaultTTL: 5,
      key: { QueryStringsConfig: { QueryStringBehavior: 'none' } },
    });
    expect(await ask('')).toBe(1);
    clock.advance(5000);
    expect(await ask('status=503')).toBe(1);
    // The origin is not asked for ten seconds.
    expect(await ask('')).toBe(1);
    clock.advance(10_000);
    expect((await call('GET', '/api/run/answer?status=404')).status).toBe(404);
  });

  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/GeneratingCustomErrorResponses.html
  it('gets the page that the distribution has for it, the API’s errors too', async () => {
    const page = { ErrorCode: 404, ResponseCode: 200, ResponsePagePath: '/index.html', ErrorCachingMinTTL: 5 };
    const { call, clock } = await openApi({}, (assembly) => {
      Object.assign(propertiesOf(assembly, 'Distribution').DistributionConfig as object, {
        CustomErrorResponses: [page],
      });
    });
    for (const path of ['/assets/none.js', '/api/run/answer?status=404']) {
      const reply = await call('GET', path);
      expect([reply.status, textOf(reply)]).toEqual([200, '<p>page of http://localhost:3000</p>']);
      expect((await call('GET', path)).headers['x-cache']).toBe('Error from cloudfront');
      clock.advance(5000);
    }
  });
});
