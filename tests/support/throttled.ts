import { randomInt } from 'node:crypto';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Throttles } from '#functions/data/kernel/entities.ts';
import { countKey } from '#functions/lib/limits/rate-limits.ts';
import { password } from './accounts.ts';
import { type Browser, post } from './browser.ts';

export const quarter = 15 * 60_000;
const hour = 4 * quarter;
const day = 24 * hour;
/**
 * Five minutes past noon of tomorrow, so that no limit's window, of a day neither, starts or ends during a test. Never
 * the true hour: S3's client does not correct its clock if the true time is within four minutes.
 */
export const start = (Math.floor(Date.now() / day) + 1.5) * day + 5 * 60_000;

export const stopClock = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: start });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
};

export const newAddress = (): string => `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`;

export const cameFrom = (address: string): Record<string, string> => ({
  'cloudfront-viewer-address': `${address}:4711`,
});

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

export const loginIn = (browser: Browser, address: string, email: string, given = password): Promise<Response> =>
  browser.post('login', { email, password: given }, cameFrom(address));

export const countAlready = async (limit: string, minutes: number, subject: string, count: number): Promise<void> => {
  const key = countKey(limit, { minutes, most: 0 }, subject, new Date());
  await Throttles.build(PutItemCommand)
    .item({ ...key, count, ttl: key.endsAt })
    .send();
};

/** Sorted; `atOnce` calls are concurrent. */
export const statuses = async (count: number, call: () => Promise<Response>, atOnce = 10): Promise<number[]> => {
  const replies: Response[] = [];
  while (replies.length < count) {
    const turn = Math.min(atOnce, count - replies.length);
    replies.push(...(await Promise.all(Array.from({ length: turn }, call))));
  }
  return replies.map(({ status }) => status).sort();
};
export const all = (count: number, status: number): number[] => new Array(count).fill(status);

export const textOf = async (reply: Response): Promise<string> =>
  (await reply.text()).replace(/"requestId":"[^"]+"/, '');

export const expectThrottled = async (reply: Response, seconds: number): Promise<void> => {
  expect(reply.status).toBe(429);
  expect(reply.headers.get('retry-after')).toBe(String(seconds));
  expect(reply.headers.getSetCookie()).toEqual([]);
  expect(await reply.json()).toMatchObject({ code: 'too_many' });
};
