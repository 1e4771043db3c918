import { beforeEach, expect, test, vi } from 'vitest';
import { commit } from '#functions/data/kernel/commit.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { buildAccount, mailedLink } from '#tests/support/accounts.ts';
import { anonymous, as, refused } from '#tests/support/api.ts';
import { withFaults } from '#tests/support/caller.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { bounced, complained, tell } from '#tests/support/mail-events.ts';
import { receivedBy } from '#tests/support/outbox.ts';
import { suppress } from '#tests/support/suppression-list.ts';
import { start, stopClock } from '#tests/support/throttled.ts';

stopClock();
beforeEach(freshTable);

const unreached = async (eventOf: typeof bounced | typeof complained, emailConfirmed = true) => {
  const university = await buildUniversity();
  const admin = await buildUser({ university, role: 'admin' });
  const person = await buildAccount('ACCEPTED', { universityId: university.id, emailConfirmed });
  await suppress(person.email, eventOf === bounced ? 'BOUNCE' : 'COMPLAINT');
  await tell(eventOf({ userId: person.id, to: person.email, kind: 'passwordChanged' }));
  vi.setSystemTime(start + 60_000);
  const trouble = async () => (await (await as(person)).users.get({ params: { id: person.id } })).mailTrouble;
  const saysRight = async () => (await as(admin)).users.resendMail({ params: { id: person.id } });
  const asksForLink = async () => (await as(person)).auth.requestConfirmation();
  return { person, trouble, saysRight, asksForLink };
};

const write = ({ id: userId }: StoredUser) => {
  const now = new Date();
  return commit([], { now }, { mails: [mailChange('sessionEnded', { userId }, {}, { now })] });
};
const arrivedAt = async ({ email }: StoredUser) => (await receivedBy(email)).length;

test.each([
  ['gave a mail back', bounced, 1],
  ['called one unwanted', complained, 0],
] as const)(
  'an address that %s takes mails again once an administrator says that it is right',
  async (_what, eventOf, kept) => {
    const { person, trouble, saysRight } = await unreached(eventOf);
    await write(person);
    expect(await arrivedAt(person)).toBe(0);
    await saysRight();
    expect(await trouble()).toBeUndefined();
    // The bounced mail, and those held back since.
    expect(await arrivedAt(person)).toBe(kept + 1);
    await write(person);
    expect(await arrivedAt(person)).toBe(kept + 2);
  },
);

test('while SES does not take it off its list nothing changes, and saying it again is enough', async () => {
  const { person, trouble, saysRight } = await unreached(bounced);
  // In sequence, since the SDK itself retries three times.
  const fault = { kind: 'ThrottlingException', match: { operation: 'DeleteSuppressedDestination' }, times: 3 } as const;
  const { result } = await withFaults([fault], () => refused(saysRight()));
  expect(result).toMatchObject({ status: 503, code: 'unavailable' });
  expect(await trouble()).toMatchObject({ kind: 'bounce' });
  expect(await arrivedAt(person)).toBe(0);
  await saysRight();
  expect(await trouble()).toBeUndefined();
  expect(await arrivedAt(person)).toBe(1);
});

test.each([
  ['gave a mail back', bounced, true],
  ['gave a mail back, and was never confirmed', bounced, false],
  ['called one unwanted', complained, true],
] as const)(
  'an address that %s gets the requested link, and all mails once the link was opened',
  async (_what, eventOf, emailConfirmed) => {
    const { person, trouble, asksForLink } = await unreached(eventOf, emailConfirmed);
    await asksForLink();
    const link = await mailedLink(person.email, 'confirm-email');
    expect(await trouble()).toBeDefined();
    await anonymous.auth.confirmEmail({ body: { userId: person.id, token: link.get('token') ?? '' } });
    expect(await trouble()).toBeUndefined();
    const before = await arrivedAt(person);
    await write(person);
    expect(await arrivedAt(person)).toBe(before + 1);
  },
);

test('an address that refused mails, given to another person who never confirmed it, gets none', async () => {
  const { person, asksForLink, saysRight } = await unreached(complained, false);
  await asksForLink();
  expect(await arrivedAt(person)).toBe(0);
  await saysRight();
  await asksForLink();
  expect(await arrivedAt(person)).toBe(1);
});

test('a link for another password, which anybody may ask for, leaves the list as it is', async () => {
  const { person } = await unreached(bounced);
  await anonymous.auth.resetPassword({ body: { email: person.email } });
  expect(await arrivedAt(person)).toBe(0);
});
