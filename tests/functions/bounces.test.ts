import { beforeEach, expect, test, vi } from 'vitest';
import { commit } from '#functions/data/kernel/commit.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { buildAccount, choose, linkTo, mailedLink, newEmail, password } from '#tests/support/accounts.ts';
import { anonymous, as } from '#tests/support/api.ts';
import { auditOf } from '#tests/support/audit.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { bounced, complained, rejected, tell } from '#tests/support/mail-events.ts';
import { receivedBy, waitingMails } from '#tests/support/outbox.ts';
import { start, stopClock } from '#tests/support/throttled.ts';

stopClock();
beforeEach(freshTable);
/** Three seconds after the mail left. */
const toldAt = new Date(start + 3000).toISOString();

const member = async (fields: Parameters<typeof buildAccount>[1] = {}) => {
  const university = await buildUniversity();
  const admin = await buildUser({ university, role: 'admin' });
  const person = await buildAccount('ACCEPTED', { universityId: university.id, ...fields });
  const asAdmin = async () => (await as(admin)).users;
  const row = async () => {
    const { rows } = await (await asAdmin()).listOfUniversity({ params: { universityId: university.id } });
    return rows.find(({ id }) => id === person.id);
  };
  return {
    ...{ person, university, row },
    told: { userId: person.id, to: person.email },
    again: async () => (await asAdmin()).resendMail({ params: { id: person.id } }),
    failedMails: async () =>
      (await (await asAdmin()).countsOfUniversity({ params: { universityId: university.id } })).failedMails,
  };
};

const write = ({ id: userId }: StoredUser, ...kinds: ('invitation' | 'passwordChanged' | 'sessionEnded')[]) => {
  const now = new Date();
  return commit([], { now }, { mails: kinds.map((kind) => mailChange(kind, { userId }, {}, { now })) });
};
const subjects = async ({ email }: StoredUser) => (await receivedBy(email)).map(({ subject }) => subject);

test('a mail that came back for good is told once to the person and to their administrators, and counted at their home', async () => {
  const { person, told, row, failedMails } = await member();
  const event = bounced(told);
  await tell(event);
  await tell(event);
  const trouble = { kind: 'bounce', at: toldAt };
  expect(await row()).toMatchObject({ mailTrouble: trouble, mailFailed: { kind: 'invitation' } });
  expect(await failedMails()).toBe(1);
  expect(await (await as(person)).users.get({ params: { id: person.id } })).toMatchObject({ mailTrouble: trouble });
});

test('since when stays; a complaint takes the place of a bounce, and no bounce that of a complaint', async () => {
  const { told, row } = await member();
  await tell(bounced(told));
  vi.setSystemTime(start + 60_000);
  await tell(bounced(told));
  expect((await row())?.mailTrouble).toEqual({ kind: 'bounce', at: toldAt });
  await tell(complained(told));
  const complaint = { kind: 'complaint', at: new Date(start + 63_000).toISOString() };
  expect((await row())?.mailTrouble).toEqual(complaint);
  await tell(bounced(told));
  expect((await row())?.mailTrouble).toEqual(complaint);
});

test('a mail that is wanted back, or unwanted, is not kept to be sent again', async () => {
  const { told, failedMails } = await member();
  await tell(complained(told));
  await tell(bounced({ ...told, kind: 'resetPassword' }));
  expect(await failedMails()).toBe(0);
});

test('a full mailbox, a virus, a mail called wanted, an address that was, a stranger and nonsense mark nobody', async () => {
  const { told, row } = await member();
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const counted = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await tell(bounced(told, 'Transient'));
  await tell(bounced(told, 'Undetermined'));
  await tell(rejected(told));
  await tell(complained(told, 'not-spam'));
  await tell(bounced({ ...told, to: 'before@example.test' }));
  await tell(bounced({ userId: 'AbCd-nobody', to: 'nobody@example.test' }));
  expect(counted.mock.calls.filter(([line]) => String(line).includes('"MailsReturned":1'))).toHaveLength(6);
  expect(JSON.stringify(counted.mock.calls)).not.toContain('@');
  expect(errors).not.toHaveBeenCalled();
  await tell({ detail: { eventType: 'Open' } });
  expect(errors.mock.calls.join()).toContain('mail_event_unknown');
  expect((await row())?.mailTrouble).toBeUndefined();
});

test.each([
  ['gave a mail back', bounced],
  ['called one unwanted', complained],
] as const)(
  'an address that %s gets only the mails asked for; the others wait with the reason',
  async (_what, eventOf) => {
    const { person, told, row } = await member();
    const other = await buildUser();
    await tell(eventOf(told));
    await write(person, 'passwordChanged');
    await write(other, 'passwordChanged');
    await anonymous.auth.resetPassword({ body: { email: person.email } });
    expect(await subjects(person)).toEqual(['Choisissez un nouveau mot de passe']);
    expect(await subjects(other)).toHaveLength(1);
    expect(await waitingMails()).toEqual([]);
    expect((await row())?.mailFailed).toBeDefined();
  },
);

test('an administrator says that the address is right: it is recorded, what waited leaves, and an old event changes nothing', async () => {
  const { person, university, told, row, again } = await member();
  const event = bounced(told);
  await tell(event);
  await write(person, 'passwordChanged');
  expect(await subjects(person)).toEqual([]);
  vi.setSystemTime(start + 60_000);
  await again();
  expect(await row()).not.toHaveProperty('mailTrouble');
  expect(await subjects(person)).toHaveLength(2);
  expect(await auditOf(university.id)).toMatchObject([{ call: 'POST /api/v0/users/{id}/resend-mail' }]);

  await tell(event);
  expect(await row()).not.toHaveProperty('mailTrouble');
  vi.setSystemTime(start + 120_000);
  await tell(bounced(told));
  expect((await row())?.mailTrouble).toMatchObject({ kind: 'bounce' });
});

test('another address ends it, and gets what did not arrive', async () => {
  const { person, told, row } = await member({ emailConfirmed: true });
  await tell(bounced({ ...told, kind: 'passwordChanged' }));
  const email = newEmail();
  vi.setSystemTime(start + 60_000);
  await (await as(person)).auth.changeEmail({ body: { email, password } });
  const link = await mailedLink(email, 'confirm-email');
  await anonymous.auth.confirmEmail({ body: { userId: person.id, token: link.get('token') ?? '' } });
  const seen = await row();
  expect(seen).toMatchObject({ email, emailConfirmed: true });
  expect(seen).not.toHaveProperty('mailTrouble');
  expect((await receivedBy(email)).map(({ subject }) => subject)).toHaveLength(2);
});

test('confirming an address, or choosing a password by a link, shows that mails arrive there', async () => {
  const { person, told, row } = await member({ emailConfirmed: true });
  await tell(bounced(told));
  vi.setSystemTime(start + 60_000);
  await (await as(person)).auth.requestConfirmation({});
  const link = await mailedLink(person.email, 'confirm-email');
  await anonymous.auth.confirmEmail({ body: { userId: person.id, token: link.get('token') ?? '' } });
  expect(await row()).not.toHaveProperty('mailTrouble');

  vi.setSystemTime(start + 120_000);
  await tell(bounced(told));
  expect(await row()).toHaveProperty('mailTrouble');
  vi.setSystemTime(start + 180_000);
  await choose(await linkTo(person));
  expect(await row()).not.toHaveProperty('mailTrouble');
});
