import { beforeEach, expect, test, vi } from 'vitest';
import { commit } from '#functions/data/kernel/commit.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { buildAccount, login } from '#tests/support/accounts.ts';
import { anonymous, refused } from '#tests/support/api.ts';
import { buildUser } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { deliver } from '#tests/support/outbox.ts';

// Events that alarms count (tests/infra/alarms.test.ts); user-deletion.test.ts covers parked tasks.
const counted: string[] = [];
beforeEach(freshTable);
beforeEach(() => {
  counted.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    if (line.includes('"_aws"')) counted.push(line);
  });
});

test('a sign-in that is refused is counted, whether there is such an account or not, and tells nobody’s address', async () => {
  const { email } = await buildAccount();
  expect((await login(email)).user.email).toBe(email);
  expect(counted).toEqual([]);
  for (const address of [email, 'nobody@elsewhere.test']) {
    await refused(anonymous.auth.login({ body: { email: address, password: 'not-their-password' } }));
  }
  expect(counted.map((line) => JSON.parse(line).RefusedSignIns)).toEqual([1, 1]);
  expect(counted.join()).not.toContain('@');
});

test('a mail that is given up is counted', async () => {
  const person = await buildUser({ email: 'zoé@example.test' });
  const now = new Date();
  await commit([], { now }, { mails: [mailChange('invitation', { userId: person.id }, {}, { now })] });
  await deliver();
  expect(counted.map((line) => JSON.parse(line).MailsParked)).toEqual([1]);
});

test('a mail that SES does not send for us is counted as it is refused, not a day later', async () => {
  vi.stubEnv('MAIL_FROM', 'stranger@elsewhere.example');
  const person = await buildUser();
  const now = new Date();
  await commit([], { now }, { mails: [mailChange('invitation', { userId: person.id }, {}, { now })] });
  await deliver();
  vi.unstubAllEnvs();
  expect(counted.map((line) => JSON.parse(line).MailsRefused)).toEqual([1]);
});
