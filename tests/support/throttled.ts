import { randomInt } from 'node:crypto';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Throttles } from '#functions/data/kernel/entities.ts';
import { countKey } from '#functions/lib/limits/rate-limits.ts';
import { password } from './accounts.ts';
import { type Browser, post } from './browser.ts';

/** The length of a window of sign-ins or registrations. */
export const quarter = 15 * 60_000;
const hour = 4 * quarter;
/**
 * Five minutes into an hour to come, so that every window has begun and none ends during a test; not the next one: where a file's
 * clock goes back to less than four minutes from the true time, S3's client does not correct its own.
 */
export const start = (Math.floor(Date.now() / hour) + 2) * hour + 5 * 60_000;

/** Has every test of a file begin at `start`, where the clock stands still, with nothing left of the one before. */
export const stopClock = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: start });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
};

/** A network address that no other test calls from. */
export const newAddress = (): string => `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`;

/** The header by which CloudFront tells that address. */
export const cameFrom = (address: string): Record<string, string> => ({
  'cloudfront-viewer-address': `${address}:4711`,
});

/** Posts from that address. */
export const postFrom = (
  address: string,
  call: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> => post(call, body, { ...cameFrom(address), ...headers });

export const loginFrom = (address: string, email: string, given = password): Promise<Response> =>
  postFrom(address, 'login', { email, password: given });
export const failFrom = (address: string, email: string): Promise<Response> =>
  loginFrom(address, email, 'not the password');

/** Signs in, or fails to, in that browser from that address. */
export const loginIn = (browser: Browser, address: string, email: string, given = password): Promise<Response> =>
  browser.post('login', { email, password: given }, cameFrom(address));

/** Has it that so many of a subject were counted already in this window: hundreds of calls would only take their time. */
export const countAlready = async (limit: string, minutes: number, subject: string, count: number): Promise<void> => {
  const key = countKey(limit, { minutes, most: 0 }, subject, new Date());
  await Throttles.build(PutItemCommand)
    .item({ ...key, count, ttl: key.endsAt })
    .send();
};

/** The statuses of that many calls, so many at once, in order of size. */
export const statuses = async (count: number, call: () => Promise<Response>, atOnce = 10): Promise<number[]> => {
  const replies: Response[] = [];
  while (replies.length < count) {
    const turn = Math.min(atOnce, count - replies.length);
    replies.push(...(await Promise.all(Array.from({ length: turn }, call))));
  }
  return replies.map(({ status }) => status).sort();
};
export const all = (count: number, status: number): number[] => new Array(count).fill(status);

/** What a reply says, but for what is different in each. */
export const textOf = async (reply: Response): Promise<string> =>
  (await reply.text()).replace(/"requestId":"[^"]+"/, '');

/** Expects a refusal that says when to come back, and gives nothing else. */
export const expectThrottled = async (reply: Response, seconds: number): Promise<void> => {
  expect(reply.status).toBe(429);
  expect(reply.headers.get('retry-after')).toBe(String(seconds));
  expect(reply.headers.getSetCookie()).toEqual([]);
  expect(await reply.json()).toMatchObject({ code: 'too_many' });
};
