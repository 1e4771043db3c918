import { describe, expect, it } from 'vitest';
import { createTestClock } from '#tests/support/test-clock.ts';
import { behaviorsOf, writeAssembly } from './fixtures/assembly.ts';
import { answer, openApi, stopAfterTest } from './fixtures/cached-api.ts';
import { openProduct } from './fixtures/product.ts';

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

describe('expired answers', () => {
  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/RequestAndResponseBehaviorCustomOrigin.html#RequestCustomConditionalGETs
  it('is kept on when the origin says that it is still the latest', async () => {
    const clock = createTestClock();
    const { call, stop } = await openProduct(writeAssembly(), { clock });
    stopAfterTest(stop);
    // CachingOptimized keeps a `no-cache` page for one second.
    const result = async () => (await call('GET', '/')).headers['x-cache'];
    expect([await result(), await result()]).toEqual(['Miss from cloudfront', 'Hit from cloudfront']);
    clock.advance(1000);
    expect([await result(), await result()]).toEqual(['RefreshHit from cloudfront', 'Hit from cloudfront']);
  });

  it('is known to a viewer who has it, by its tag', async () => {
    const { call, stop } = await openProduct(writeAssembly());
    stopAfterTest(stop);
    const headers = { 'accept-encoding': 'br' };
    const { etag = '' } = (await call('GET', '/assets/a.js', { headers })).headers;
    const again = await call('GET', '/assets/a.js', { headers: { ...headers, 'if-none-match': etag } });
    expect(again).toMatchObject({ status: 304, headers: { etag, 'x-cache': 'Hit from cloudfront' } });
    expect(again.body).toBeUndefined();
  });
});
