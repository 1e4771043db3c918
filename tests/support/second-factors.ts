import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { StoredUser } from '#functions/data/people/users.ts';
import { buildAccount, password } from './accounts.ts';
import { withHeaders } from './api.ts';
import { type Browser, browserOf } from './browser.ts';
import { codeOf } from './factors.ts';
import { mailsTo } from './mailbox.ts';
import { deliver } from './outbox.ts';
import { start } from './throttled.ts';

export const [second, minute, day] = [1_000, 60_000, 24 * 60 * 60_000];

/** The clock stands, so that a code belongs to a known step of thirty seconds. */
export const standStill = (): void => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }));
  afterEach(() => void vi.useRealTimers());
};

export const later = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

export const factorsOf = (browser: Browser) => withHeaders(browser.bearer).factors;

/** Makes somebody whose app and recovery codes are new, and the browser in which they turned the factor on. */
export const enrolled = async (fields: Parameters<typeof buildAccount>[1] = {}) => {
  const person = await buildAccount('ACCEPTED', fields);
  const browser = await browserOf(person);
  const { key, uri } = await factorsOf(browser).begin();
  const { recoveryCodes } = await factorsOf(browser).turnOn({ body: { code: codeOf(key) } });
  later(30 * second);
  return { person, browser, key, uri, recoveryCodes };
};

export const challengeOf = async (
  browser: Browser,
  person: Pick<StoredUser, 'email'>,
  given = password,
): Promise<string> => {
  const reply = await browser.post('login', { email: person.email, password: given });
  const body = await reply.json();
  expect(reply.status).toBe(200);
  expect(body).toEqual({ challenge: expect.any(String), ways: ['code', 'recoveryCode'] });
  return body.challenge;
};

type Step = { code: string; challenge?: string; trustDevice?: boolean };

/** Signs in by the second step, after the first one unless a challenge is given. */
export const step = async (browser: Browser, { email }: Pick<StoredUser, 'email'>, given: Step): Promise<Response> => {
  const challenge = given.challenge ?? (await challengeOf(browser, { email }));
  const reply = await browser.post('second-step', { email, trustDevice: false, ...given, challenge });
  if (reply.ok) browser.token = (await reply.clone().json()).token;
  return reply;
};

export const subjectsTo = async ({ email }: StoredUser): Promise<(string | undefined)[]> => {
  await deliver();
  return (await mailsTo(email)).map(({ subject }) => subject);
};
