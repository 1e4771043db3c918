import { expect, test } from 'vitest';
import { type Bucket, forgetFull, type Size, takeTokens } from '#functions/lib/limits/bucket.ts';

const start = Date.UTC(2026, 10, 27, 8);
const size: Size = { perSecond: 50, atOnce: 500 };

const bucketOf = (of: Size = size) => {
  let bucket: Bucket | undefined;
  const take = (ms: number, tokens = 1): number => {
    const taken = takeTokens(bucket, { size: of, tokens, now: start + ms });
    bucket = taken.bucket;
    return taken.waitMs;
  };
  /** How many of so many calls at that moment are served. */
  const served = (count: number, ms: number): number =>
    Array.from({ length: count }, () => take(ms)).filter((waitMs) => waitMs === 0).length;
  return { take, served };
};

test('a bucket gives all its tokens at one moment, and says when the next is there', () => {
  const { take, served } = bucketOf();
  expect(served(501, 0)).toBe(500);
  expect([0, 5, 19, 20, 20].map((ms) => Math.round(take(ms)))).toEqual([20, 15, 1, 0, 20]);
});

test('its tokens come back at their rate, whether or not somebody was refused meanwhile, and never beyond its size', () => {
  const { take, served } = bucketOf();
  served(500, 0);
  for (let ms = 1; ms < 20; ms += 1) take(ms);
  expect(served(100, 1000)).toBe(50);
  expect(served(1000, 11_000)).toBe(500);
  expect(served(1000, 86_400_000)).toBe(500);
});

test('who takes ten at once is told when ten are back', () => {
  const { take } = bucketOf();
  expect(Array.from({ length: 51 }, () => take(0, 10)).filter((waitMs) => waitMs === 0)).toHaveLength(50);
  expect([0, 150, 199, 200, 200].map((ms) => Math.round(take(ms, 10)))).toEqual([200, 50, 1, 0, 200]);
});

test('two and a half shares are 1 250 tokens and 125 a second', () => {
  const { served } = bucketOf({ perSecond: 125, atOnce: 1250 });
  expect(served(2000, 0)).toBe(1250);
  expect(served(2000, 1000)).toBe(125);
});

test('a bucket that is found larger than its last caller knew has refilled at the larger rate all the while', () => {
  const empty = { missing: 1500, at: start };
  const refused = takeTokens(empty, { size, tokens: 1, now: start + 1000 });
  expect(refused.waitMs).toBeGreaterThan(0);
  const larger = { perSecond: 150, atOnce: 1500 };
  expect(takeTokens(refused.bucket, { size: larger, tokens: 1, now: start + 1000 })).toEqual({
    bucket: { missing: 1351, at: start + 1000 },
    waitMs: 0,
  });
});

test('a clock that goes back by an hour gives nothing, and stops nobody for an hour', () => {
  const { take, served } = bucketOf();
  expect(served(600, 3_600_000)).toBe(500);
  expect(take(0)).toBe(20);
  expect(served(100, 1000)).toBe(50);
});

test('full buckets are forgotten, all others stay', () => {
  const buckets = new Map<string, Bucket>([
    ['full', { missing: 10, at: start }],
    ['almost', { missing: 11, at: start }],
    ['just taken', { missing: 1, at: start + 200 }],
  ]);
  forgetFull(buckets, size, start + 200);
  expect([...buckets.keys()]).toEqual(['almost', 'just taken']);
});
