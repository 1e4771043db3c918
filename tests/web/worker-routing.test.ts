import { expect, test, vi } from 'vitest';
import { answerOf, withFallback } from '#web/worker/routing.ts';

const origin = 'https://thesee.test';
const assets = new Set(['/assets/index-a1.js', '/assets/shell-b2.html']);
const answer = (mode: string, url: string, method = 'GET') => answerOf({ method, url, mode }, { origin, assets });

test.each([
  ['/', 'page'],
  ['/user/jobs?activeTab=0', 'page'],
  ['/public/cv/rs4-k7m2xq', 'page'],
  ['/user/assessment/x.y', 'page'],
  ['/apian', 'page'],
  ['/api/v0/openapi.json', 'network'],
  ['/files/avatars/x', 'network'],
  ['/assets/index-a1.js', 'network'],
  ['/logo.svg', 'network'],
  ['/sw.js', 'network'],
])('opens %s by: %s', (path, by) => {
  expect(answer('navigate', origin + path)).toBe(by);
});

test.each([
  ['cors', `${origin}/assets/index-a1.js`, 'GET', 'asset'],
  ['no-cors', `${origin}/assets/index-a1.js`, 'GET', 'asset'],
  ['cors', `${origin}/assets/index-of-a-former-release.js`, 'GET', 'network'],
  ['cors', `${origin}/api/v0/users/u1`, 'GET', 'network'],
  ['cors', `${origin}/api/v0/users/u1`, 'PUT', 'network'],
  ['no-cors', `${origin}/files/avatars/x`, 'GET', 'network'],
  ['same-origin', `${origin}/user/jobs`, 'GET', 'network'],
  ['cors', 'https://bucket.s3.amazonaws.com/assets/index-a1.js?X-Amz-Signature=x', 'GET', 'network'],
  ['navigate', 'https://elsewhere.test/user', 'GET', 'network'],
  ['navigate', `${origin}/user`, 'POST', 'network'],
])('answers a request of mode %s for %s (%s) by: %s', (mode, url, method, by) => {
  expect(answer(mode, url, method)).toBe(by);
});

const never = new Promise<string>(() => {});
const failing = () => Promise.reject(new TypeError('Failed to fetch'));
const reserve = async () => 'shell';
const none = async () => undefined;

test('the network answers a page if it can, the reserve if it fails', async () => {
  expect(await withFallback(Promise.resolve('page'), reserve, 4000)).toBe('page');
  expect(await withFallback(failing(), reserve, 4000)).toBe('shell');
  await expect(withFallback(failing(), none, 4000)).rejects.toThrow('Failed to fetch');
});

test('a network that is late is waited for as long as said, and longer where nothing is in reserve', async () => {
  vi.useFakeTimers();
  const told: string[] = [];
  void withFallback(never, reserve, 4000).then((reply) => told.push(reply));
  const { promise, resolve } = Promise.withResolvers<string>();
  void withFallback(promise, none, 4000).then((reply) => told.push(reply));
  await vi.advanceTimersByTimeAsync(3999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['shell']);
  resolve('page');
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['shell', 'page']);
  vi.useRealTimers();
});
