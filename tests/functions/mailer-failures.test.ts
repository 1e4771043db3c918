import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mailKeyOf } from '#functions/data/entities/mail.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { handler } from '#functions/mailer/index.ts';
import { withFaults } from '#tests/support/caller.ts';
import { buildUser } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { callMailer, deliver, everyMinute, waitingMails } from '#tests/support/outbox.ts';
import { start, stopClock } from '#tests/support/throttled.ts';

stopClock();
const [second, hour] = [1000, 60 * 60_000];
const sender = process.env.MAIL_FROM;
const unverified = 'stranger@elsewhere.example';
/** The function may send from any address, so that SES itself refuses the sender. */
const deliverFreely = () => handler(everyMinute, { getRemainingTimeInMillis: () => 60_000 });
const logged: Record<string, unknown>[] = [];

beforeEach(freshTable);
beforeEach(() => {
  logged.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line: string) => logged.push(JSON.parse(line)));
});
afterEach(() => {
  process.env.MAIL_FROM = sender;
});

const invite = async (fields: Parameters<typeof buildUser>[0] = {}): Promise<StoredUser> => {
  const person = await buildUser(fields);
  const now = new Date();
  await commit([], { now }, { mails: [mailChange('invitation', { userId: person.id }, {}, { now })] });
  return person;
};
const waitingFor = async ({ id }: StoredUser) => (await waitingMails()).find(({ userId }) => userId === id);
const goTo = (at: string | undefined) => vi.setSystemTime(new Date(at ?? expect.unreachable('nothing waits')));
const times = async ({ email }: StoredUser) => (await mailsTo(email)).length;

test('while SES is away a mail is tried again, later each time, and then sent once', async () => {
  const person = await invite();
  const sendEmail = { operation: 'SendRawEmail', key: person.email };
  await withFaults([{ kind: 'resetBefore', match: sendEmail, times: 6 }], async () => {
    // 30 s, doubled each time, with up to half taken off as jitter. Retries do not count towards the limit of mails per
    // address.
    for (const [attempt, most] of [30, 60, 120, 240, 480, 960].entries()) {
      const before = Date.now();
      await deliver();
      const waiting = await waitingFor(person);
      expect(waiting?.attempts).toBe(attempt + 1);
      const pause = Date.parse(waiting?.dueAt ?? '') - before;
      expect(pause).toBeGreaterThanOrEqual((most / 2) * second);
      expect(pause).toBeLessThanOrEqual(most * second);
      vi.setSystemTime(before + pause - 1);
      await deliver();
      expect((await waitingFor(person))?.attempts, 'not before its time').toBe(attempt + 1);
      goTo(waiting?.dueAt);
    }
    expect(await times(person)).toBe(0);
    await deliver();
  });
  expect(await times(person)).toBe(1);
  expect(await waitingFor(person)).toBeUndefined();
  vi.setSystemTime(Date.now() + 48 * hour);
  await deliver();
  expect(await times(person)).toBe(1);
});

test('a mail beyond SES’s rate waits for it and is sent in the same attempt, without an error in the log', async () => {
  const person = await invite();
  const sendEmail = { operation: 'SendRawEmail', key: person.email };
  await withFaults([{ kind: 'ThrottlingException', match: sendEmail, times: 3 }], deliver);
  expect(await times(person)).toBe(1);
  expect(await waitingFor(person)).toBeUndefined();
  expect(logged).toEqual([]);
});

test('each failure is logged by kind, attempt and the error’s name, never the address', async () => {
  const person = await invite();
  process.env.MAIL_FROM = unverified;
  await deliverFreely();
  goTo((await waitingFor(person))?.dueAt);
  await deliverFreely();
  expect(logged).toEqual(
    [1, 2].map((attempt) =>
      expect.objectContaining({ event: 'mail_failed', error: 'MessageRejected', kind: 'invitation', attempt }),
    ),
  );
  expect(JSON.stringify(logged)).not.toMatch(/@|Camille|Lefèvre/);
  expect(JSON.stringify(logged)).not.toContain(person.id);

  process.env.MAIL_FROM = sender;
  goTo((await waitingFor(person))?.dueAt);
  await deliver();
  expect(await times(person)).toBe(1);
});

test('a mail that fails for a day is parked, counted, and not retried', async () => {
  const person = await invite();
  process.env.MAIL_FROM = unverified;
  let lastTried = 0;
  for (let waiting = await waitingFor(person); waiting; waiting = await waitingFor(person)) {
    goTo(waiting.dueAt);
    lastTried = Date.now();
    await deliverFreely();
  }
  expect(lastTried - start).toBeGreaterThanOrEqual(24 * hour);
  expect(lastTried - start).toBeLessThan(25 * hour);
  const attempts = logged.filter(({ event }) => event === 'mail_failed').length;
  // Seven attempts in the first hour, then one or two per hour.
  expect(attempts).toBeGreaterThan(28);
  expect(attempts).toBeLessThan(60);
  expect(logged.at(-1)).toMatchObject({ event: 'mail_parked', kind: 'invitation', error: 'MessageRejected' });

  process.env.MAIL_FROM = sender;
  vi.setSystemTime(lastTried + 48 * hour);
  await deliver();
  expect(await times(person)).toBe(0);
});

test('an address that SES will never take is given up at once', async () => {
  const person = await invite({ email: 'zoé@example.test' });
  await deliver();
  expect(await waitingFor(person)).toBeUndefined();
  expect(logged).toMatchObject([
    { event: 'mail_failed', error: 'InvalidParameterValue', attempt: 1 },
    { event: 'mail_parked', error: 'InvalidParameterValue' },
  ]);
});

/** A normal delivery: schedule query; claim and content; user, counter, university, link; SES; completion. */
const steps = [
  'Query',
  'UpdateItem',
  'GetItem',
  'UpdateItem',
  'GetItem',
  'PutItem',
  'SendRawEmail',
  'DeleteItem',
] as const;
const cuts = steps.flatMap((operation, skip) =>
  (['crashBefore', 'crashAfter'] as const).map((kind) => ({ operation, skip, kind })),
);

test('a mail is sent once wherever its mailer is cut off, but for the moment between SES’s yes and our note of it', async () => {
  const first = await invite();
  const { entries } = await withFaults([], deliver);
  expect(entries.map(({ operation }) => operation)).toEqual(steps);
  expect(await times(first)).toBe(1);

  for (const { operation, skip, kind } of cuts) {
    const person = await invite();
    await withFaults([{ kind, match: { caller: 'mailer' }, skip }], () => deliver().catch(() => null));
    // The sender has crashed: its lease expires.
    vi.setSystemTime(Date.now() + 2 * 60 * second);
    await deliver();
    const isWindow =
      (operation === 'SendRawEmail' && kind === 'crashAfter') || (operation === 'DeleteItem' && kind === 'crashBefore');
    expect(await times(person), `${kind} ${operation}`).toBe(isWindow ? 2 : 1);
    expect(await waitingFor(person)).toBeUndefined();
  }
});

test('a mail leaves at once even when the answer to whoever takes it is lost', async () => {
  const person = await invite();
  await withFaults(
    [{ kind: 'resetAfter', match: { caller: 'mailer', operation: 'UpdateItem', key: 'OUTBOX#' } }],
    deliver,
  );
  expect(await times(person)).toBe(1);
  expect(await waitingFor(person)).toBeUndefined();
});

test('an answer of SES that is lost lies in that moment, too', async () => {
  const person = await invite();
  await withFaults([{ kind: 'resetAfter', match: { operation: 'SendRawEmail', key: person.email } }], deliver);
  goTo((await waitingFor(person))?.dueAt);
  await deliver();
  expect(await times(person)).toBe(2);
  expect(await waitingFor(person)).toBeUndefined();
});

test('one mail that the table does not give up holds up no other one', async () => {
  const people = [await invite(), await invite(), await invite()];
  const waiting = await waitingMails();
  const keyOf = ({ id }: StoredUser) => mailKeyOf(waiting.find(({ userId }) => userId === id)?.id ?? '');
  const Records = people.map((person, i) => ({
    eventName: 'INSERT' as const,
    dynamodb: { Keys: { PK: { S: keyOf(person).PK }, SK: { S: keyOf(person).SK } }, SequenceNumber: `${i}` },
  }));
  const [, poor] = people;
  const match = { caller: 'mailer', key: keyOf(poor as StoredUser).PK };
  const { result } = await withFaults([{ kind: 'InternalServerError', match, times: 3 }], () =>
    callMailer({ Records }),
  );
  expect(result).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
  expect(await Promise.all(people.map(times))).toEqual([1, 0, 1]);
  await callMailer(everyMinute);
  expect(await Promise.all(people.map(times))).toEqual([1, 1, 1]);
});
