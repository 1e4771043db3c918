import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { webAddress } from '#web/blocks/web-link.tsx';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { createClient } from '#web/lib/calls/client.ts';
import { retryTransient } from '#web/lib/calls/failures.ts';
import { claimsOf } from '#web/lib/session/session.ts';
import { figure, fileSize, timeOfDay } from '#web/lib/words/format.ts';
import { chooseLanguage } from '#web/lib/words/language.ts';

test.each([
  [0, '0\u00a0octet', '0 bytes'],
  [1, '1\u00a0octet', '1 byte'],
  [226, '226\u00a0octets', '226 bytes'],
  [999, '999\u00a0octets', '999 bytes'],
  [1_000, '1\u202fko', '1 KB'],
  [999_400, '999\u202fko', '999 KB'],
  [1_000_000, '1\u202fMo', '1 MB'],
  [18_360_000, '18,4\u202fMo', '18.4 MB'],
  [999_900_000, '999,9\u202fMo', '999.9 MB'],
  [5_368_709_120, '5,4\u202fGo', '5.4 GB'],
])('%i bytes are %s, or %s', (bytes, french, english) => {
  expect([fileSize(bytes, 'fr'), fileSize(bytes, 'en')]).toEqual([french, english]);
});

test('an hour and a figure are written as in their language', () => {
  const half = new Date(2026, 2, 1, 14, 5).getTime();
  expect([timeOfDay(half, 'fr'), timeOfDay(half, 'en').replace(/\s/g, ' ')]).toEqual(['14\u00a0h\u00a005', '2:05 PM']);
  expect([figure(3.5, 'fr'), figure(3.5, 'en'), figure(5000, 'en')]).toEqual(['3,5', '3.5', '5,000']);
});

test.each([
  ['en', ['fr-FR'], 'en'],
  ['fr', ['en-US'], 'fr'],
  ['de', ['en-US'], 'en'],
  [null, ['en-GB', 'fr'], 'en'],
  [null, ['EN'], 'en'],
  [null, ['fr-CA', 'en'], 'fr'],
  [null, ['de-DE', 'en'], 'fr'],
  [null, [], 'fr'],
] as const)('with %j chosen on the device and %j in the browser, one begins in %s', (stored, browser, language) => {
  expect(chooseLanguage(stored, browser)).toBe(language);
});

test.each([
  ['rive-sud.example', 'https://rive-sud.example'],
  ['http://rive-sud.example', 'http://rive-sud.example'],
  ['HTTPS://rive-sud.example', 'HTTPS://rive-sud.example'],
  ['ftp.rive-sud.example', 'https://ftp.rive-sud.example'],
])('the address %s is opened as %s', (typed, opened) => {
  expect(webAddress(typed)).toBe(opened);
});

describe('a token says when it ends and of which session it is', () => {
  const tokenOf = (payload: string) => `h.${payload}.s`;
  test.each([
    // {"exp":1800000000,"sid":"s1"}
    ['eyJleHAiOjE4MDAwMDAwMDAsInNpZCI6InMxIn0', { endsAt: 1_800_000_000_000, sessionId: 's1' }],
    // {"sid":"~~?>>>"}: its base64url contains both `-` and `_`.
    ['eyJzaWQiOiJ-fj8-Pj4ifQ', { sessionId: '~~?>>>' }],
    // {"exp":"soon"}
    ['eyJleHAiOiJzb29uIn0', {}],
    ['no', {}],
    // null
    ['bnVsbA', {}],
  ])('%s', (payload, claims) => {
    expect(claimsOf(tokenOf(payload))).toEqual(claims);
  });
});

describe('a call that fails for the moment', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const failing = (status: number, signal?: AbortSignal) => {
    const at: number[] = [];
    const began = Date.now();
    const ask = async () => {
      at.push(Date.now() - began);
      throw new ApiError(status, 'any');
    };
    const asked = retryTransient(ask, signal).catch((error: ApiError) => error.status);
    return { at, asked };
  };

  test.each([0, 503])(
    'with status %i is retried after one second, and after two more, then given up',
    async (status) => {
      const { at, asked } = failing(status);
      await vi.runAllTimersAsync();
      expect([await asked, at]).toEqual([status, [0, 1_000, 3_000]]);
    },
  );

  test('is not retried once nobody waits for it any more', async () => {
    const left = new AbortController();
    const { at, asked } = failing(503, left.signal);
    await vi.advanceTimersByTimeAsync(1_500);
    left.abort();
    await vi.runAllTimersAsync();
    expect([await asked, at]).toEqual([503, [0, 1_000]]);
  });

  test.each([401, 404, 500])('no: of the status %i is not asked again', async (status) => {
    const { at, asked } = failing(status);
    await vi.runAllTimersAsync();
    expect([await asked, at]).toEqual([status, [0]]);
  });
});

test('an undefined query parameter is left out of the address', async () => {
  const paths: string[] = [];
  const { formations } = await import('#shared/contracts/formations.ts');
  const client = createClient({ formations }, async ({ path }) => {
    paths.push(path);
    return Response.json({ count: 0, rows: [] });
  });
  const ask = client.formations.list as (input: { query: object }) => Promise<unknown>;
  await ask({ query: { search: 'droit & paix', skillId: null, universityId: undefined } });
  expect(paths).toEqual(['/api/v0/formations?search=droit+%26+paix']);
});
