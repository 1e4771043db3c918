import { afterEach, describe, expect, it } from 'vitest';
import { createTestClock } from '#tests/support/test-clock.ts';
import { type Assembly, behaviorsOf, propertiesOf, writeAssembly } from './fixtures/assembly.ts';
import { jsonOf, openProduct, textOf } from './fixtures/product.ts';

type Policy = { MinTTL?: number; DefaultTTL?: number; MaxTTL?: number; key?: Record<string, unknown> };

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
});

/** That cache policy is on `/api/*`; the function counts its calls and replies as the query says. */
const openApi = async ({ key, ...ttl }: Policy = {}, change: (assembly: Assembly) => void = () => undefined) => {
  const clock = createTestClock();
  const cdkOut = writeAssembly((assembly) => {
    assembly.web.Resources.Cache = {
      Type: 'AWS::CloudFront::CachePolicy',
      Properties: {
        CachePolicyConfig: {
          Name: 'Cache',
          MinTTL: 0,
          DefaultTTL: 0,
          MaxTTL: 60,
          ...ttl,
          ParametersInCacheKeyAndForwardedToOrigin: {
            HeadersConfig: { HeaderBehavior: 'none' },
            CookiesConfig: { CookieBehavior: 'none' },
            QueryStringsConfig: { QueryStringBehavior: 'all' },
            ...key,
          },
        },
      },
    };
    const [api = {}] = behaviorsOf(assembly);
    api.CachePolicyId = { Ref: 'Cache' };
    change(assembly);
  });
  const { call, stop } = await openProduct(cdkOut, { clock });
  open.push(stop);
  const ask = async (query: string, headers: Record<string, string> = {}): Promise<number> =>
    jsonOf(await call('GET', `/api/run/answer?${query}`, { headers })).calls;
  return { clock, call, ask };
};

const answer = (headers: Record<string, string | number>): string =>
  new URLSearchParams(Object.entries(headers).map(([name, value]) => [name, String(value)])).toString();

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/Expiration.html, the table at its end
describe('the lifetime of a cached answer', () => {
  const expires = 'Sat, 21 Nov 2026 08:00:20 GMT';
  it.each([
    ['max-age of the origin', {}, { 'cache-control': 'max-age=30' }, 30],
    ['no longer than the policy’s most', {}, { 'cache-control': 'max-age=3600' }, 60],
    ['no shorter than its least', { MinTTL: 5 }, { 'cache-control': 'max-age=1' }, 5],
    ['s-maxage before max-age', {}, { 'cache-control': 'max-age=30, s-maxage=10' }, 10],
    ['Expires', {}, { expires }, 20],
    ['max-age before Expires', {}, { 'cache-control': 'max-age=30', expires }, 30],
    ['the policy’s default when the origin says nothing', { DefaultTTL: 40 }, {}, 40],
    ['no-store as the least', { MinTTL: 5, DefaultTTL: 40 }, { 'cache-control': 'no-store' }, 5],
    ['private as the least', { MinTTL: 5, DefaultTTL: 40 }, { 'cache-control': 'private, max-age=50' }, 5],
  ])('%s', async (_, policy, headers, seconds) => {
    const { ask, clock } = await openApi(policy);
    expect(await ask(answer(headers))).toBe(1);
    clock.advance(seconds * 1000 - 1);
    expect(await ask(answer(headers))).toBe(1);
    clock.advance(1);
    expect(await ask(answer(headers))).toBe(2);
  });

  it.each(['no-store', 'private', 'no-cache'])('%s, without a least time: not at all', async (control) => {
    const { ask } = await openApi({ DefaultTTL: 40 });
    expect([await ask(`cache-control=${control}`), await ask(`cache-control=${control}`)]).toEqual([1, 2]);
  });

  it('whatever the viewer’s own Cache-Control says', async () => {
    const { ask } = await openApi({ DefaultTTL: 40 });
    expect([await ask(''), await ask('', { 'cache-control': 'no-cache', pragma: 'no-cache' })]).toEqual([1, 1]);
  });

  it('answers to reading methods only', async () => {
    const { ask, call } = await openApi({ DefaultTTL: 40 });
    await ask('');
    const posted = await Promise.all([1, 2].map(() => call('POST', '/api/run/answer')));
    expect(posted.map((reply) => reply.headers['x-cache'])).toEqual(['Miss from cloudfront', 'Miss from cloudfront']);
  });

  it('says how old it is, and answers a HEAD with what a GET got', async () => {
    const { ask, call, clock } = await openApi({ DefaultTTL: 40 });
    await ask('');
    clock.advance(7000);
    const head = await call('HEAD', '/api/run/answer?');
    expect(head).toMatchObject({ status: 200, headers: { 'x-cache': 'Hit from cloudfront', age: '7' } });
  });
});

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/controlling-the-cache-key.html
describe('requests that share an answer', () => {
  const kept = { DefaultTTL: 40 };
  const header = (Headers: string[]) => ({ HeadersConfig: { HeaderBehavior: 'whitelist', Headers } });

  it('with the same values in the cache key', async () => {
    const key = { ...header(['Authorization']), CookiesConfig: { CookieBehavior: 'whitelist', Cookies: ['language'] } };
    const { ask } = await openApi({ ...kept, key });
    const one = { authorization: 'Bearer one', cookie: 'x=1; language=fr' };
    expect(await ask('', one)).toBe(1);
    expect(await ask('', { ...one, cookie: 'language=fr; x=2' })).toBe(1);
    expect(await ask('', { ...one, cookie: 'language=en; x=1' })).toBe(2);
    expect(await ask('', { ...one, authorization: 'Bearer other' })).toBe(3);
    expect(await ask('', {})).toBe(4);
    expect(await ask('a=1', one)).toBe(5);
  });

  it('when queries differ only in what the key leaves out', async () => {
    const leftOut = { QueryStringsConfig: { QueryStringBehavior: 'allExcept', QueryStrings: ['utm'] } };
    const { ask } = await openApi({ ...kept, key: leftOut });
    expect([await ask('a=1&utm=x'), await ask('utm=y&a=1'), await ask('a=2&utm=x')]).toEqual([1, 1, 2]);
  });

  // A forwarded header outside the key and Vary make no difference: an answer may reach a viewer of another language.
  it('everybody, whatever Vary says', async () => {
    const { ask } = await openApi(kept);
    const [french, english] = [{ 'accept-language': 'fr' }, { 'accept-language': 'en' }];
    expect([await ask('vary=accept-language', french), await ask('vary=accept-language', english)]).toEqual([1, 1]);
  });

  it('with the same accepted encodings', async () => {
    const { ask } = await openApi({
      ...kept,
      key: { EnableAcceptEncodingGzip: true, EnableAcceptEncodingBrotli: true },
    });
    const taking = (encodings: string) => ask('', { 'accept-encoding': encodings });
    expect([await taking('gzip, br'), await taking('br, gzip, zstd'), await taking('gzip')]).toEqual([1, 1, 2]);
    expect([await taking('identity'), await ask('')]).toEqual([3, 3]);
  });

  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/RequestAndResponseBehaviorCustomOrigin.html#ResponseCustomCookies
  it('and with it the cookie that somebody else was given', async () => {
    const { call } = await openApi(kept);
    const get = () => call('GET', '/api/run/answer?cookie=a=1');
    expect([(await get()).cookies, (await get()).cookies]).toEqual([['a=1'], ['a=1']]);
  });

  it('no cookie, where none is forwarded', async () => {
    const { call } = await openApi({}, (assembly) => {
      for (const behavior of behaviorsOf(assembly)) delete behavior.OriginRequestPolicyId;
    });
    expect((await call('GET', '/api/run/answer?cookie=a=1')).cookies).toBeUndefined();
  });
});

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

describe('expired answers', () => {
  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/RequestAndResponseBehaviorCustomOrigin.html#RequestCustomConditionalGETs
  it('is kept on when the origin says that it is still the latest', async () => {
    const clock = createTestClock();
    const { call, stop } = await openProduct(writeAssembly(), { clock });
    open.push(stop);
    // CachingOptimized keeps a `no-cache` page for one second.
    const result = async () => (await call('GET', '/')).headers['x-cache'];
    expect([await result(), await result()]).toEqual(['Miss from cloudfront', 'Hit from cloudfront']);
    clock.advance(1000);
    expect([await result(), await result()]).toEqual(['RefreshHit from cloudfront', 'Hit from cloudfront']);
  });

  it('is known to a viewer who has it, by its tag', async () => {
    const { call, stop } = await openProduct(writeAssembly());
    open.push(stop);
    const headers = { 'accept-encoding': 'br' };
    const { etag = '' } = (await call('GET', '/assets/a.js', { headers })).headers;
    const again = await call('GET', '/assets/a.js', { headers: { ...headers, 'if-none-match': etag } });
    expect(again).toMatchObject({ status: 304, headers: { etag, 'x-cache': 'Hit from cloudfront' } });
    expect(again.body).toBeUndefined();
  });
});
