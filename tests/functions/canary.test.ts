import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handler } from '#functions/canary/index.ts';
import { newEmail } from '#tests/support/people.ts';

// A stage is deployed before the canary's account exists, so the secret, read on every run, may be missing or wrong.

let lines: string[];
let clock: number;
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'error').mockImplementation((line) => lines.push(line));
  // Whole milliseconds, so that a later five minutes are exact.
  clock = Math.ceil(performance.now());
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  // Nothing listens on port 1.
  vi.stubEnv('SITE_ORIGIN', 'http://127.0.0.1:1');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const put = (SecretId: string, SecretString: string) =>
  new SecretsManagerClient().send(new PutSecretValueCommand({ SecretId, SecretString }));
const tried = () => handler({}).then(() => 'passed', String);
const told = () =>
  lines.map((line) => JSON.parse(line)).map(({ event, secret, causes = [] }) => [event, secret, ...causes]);

test('fails with a line that names the secret while it is missing', async () => {
  vi.stubEnv('CANARY_SECRET', 'not-there-yet');
  expect(await tried()).toContain('Failure');
  expect(told()).toEqual([['invocation_failed', 'not-there-yet', 'ResourceNotFoundException']]);
});

test.each([
  ['no JSON', 'canary@thesee.test:a-password'],
  ['JSON without a password', '{"email":"canary@thesee.test","word":"a-password"}'],
])('fails with a line that says nothing of the value while it holds %s', async (kind, value) => {
  vi.stubEnv('CANARY_SECRET', kind);
  clock += 5 * 60_000;
  await put(kind, value);
  expect(await tried()).toContain('Failure');
  expect(told()).toEqual([['invocation_failed', kind]]);
  expect(lines.join()).not.toMatch(/a-password|canary@thesee/);
});

test('signs in within five minutes of a secret that was mended, without a deployment', async () => {
  vi.stubEnv('CANARY_SECRET', 'mended');
  clock += 10 * 60_000;
  await put('mended', 'nonsense');
  await tried();
  await put('mended', JSON.stringify({ email: newEmail(), password: 'a-password' }));
  clock += 5 * 60_000;
  lines = [];
  expect(await tried()).not.toBe('passed');
  expect(told()).toEqual([['invocation_failed', undefined, 'Error']]);
});
