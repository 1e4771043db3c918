import { SESClient } from '@aws-sdk/client-ses';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeStatus } from '#functions/data/people/members.ts';
import { findUser, type StoredUser } from '#functions/data/people/users.ts';
import type { Status } from '#shared/lists.ts';
import { buildAccount, login, password } from '#tests/support/accounts.ts';
import { as, refused, withHeaders } from '#tests/support/api.ts';
import { withFaults } from '#tests/support/caller.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { deliver, receivedBy, waitingMails } from '#tests/support/outbox.ts';
import { start, stopClock } from '#tests/support/throttled.ts';

stopClock();
beforeEach(freshTable);

const second = 1000;
const accepted = 'Votre inscription est acceptée';
const rejected = 'Votre inscription n’a pas été acceptée';

const scene = async (status: Status) => {
  const university = await buildUniversity({ contactEmail: 'doctorat@univ.example' });
  const { users } = await as(await buildUser({ university, role: 'admin' }));
  const person = await buildUser({ university, status });
  const decide = (decision: Status) => users.setStatus({ params: { id: person.id }, body: { status: decision } });
  return { person, decide };
};
const subjects = async ({ email }: StoredUser) => (await receivedBy(email)).map(({ subject }) => subject);
const after = (seconds: number) => vi.setSystemTime(start + seconds * second);

test('a decision works at once and is told twenty seconds later', async () => {
  const { person, decide } = await scene('PENDING');
  expect(await decide('ACCEPTED')).toMatchObject({ id: person.id, status: 'ACCEPTED' });
  expect((await findUser(person.id))?.status).toBe('ACCEPTED');
  after(19.999);
  expect(await subjects(person)).toEqual([]);
  after(20);
  expect(await subjects(person)).toEqual([accepted]);
  after(3600);
  expect(await subjects(person)).toEqual([accepted]);
});

test('a decision that is taken back leaves no mail, and what is decided in its place is told twenty seconds after that', async () => {
  const { person, decide } = await scene('PENDING');
  await decide('ACCEPTED');
  after(10);
  expect(await decide('PENDING')).toMatchObject({ status: 'PENDING' });
  expect(await waitingMails()).toEqual([]);
  after(60);
  expect(await subjects(person)).toEqual([]);

  await decide('ACCEPTED');
  after(70);
  await decide('REJECTED');
  after(89.999);
  expect(await subjects(person)).toEqual([]);
  after(90);
  expect(await subjects(person)).toEqual([rejected]);
  expect(await waitingMails()).toEqual([]);
});

test('a rejected person can be accepted later and an accepted one rejected; each gets a mail', async () => {
  const { person, decide } = await scene('REJECTED');
  await decide('ACCEPTED');
  after(20);
  expect(await subjects(person)).toEqual([accepted]);
  await decide('REJECTED');
  after(40);
  const told = await receivedBy(person.email);
  expect(told.map(({ subject }) => subject)).toEqual([accepted, rejected]);
  expect(told[1]?.text).toContain('doctorat@univ.example');
  expect((await findUser(person.id))?.status).toBe('REJECTED');
});

test('a rejected person who is accepted by mistake hears nothing when that is undone', async () => {
  const { person, decide } = await scene('REJECTED');
  await decide('ACCEPTED');
  after(5);
  await decide('REJECTED');
  after(60);
  expect(await subjects(person)).toEqual([]);
  expect(await waitingMails()).toEqual([]);
});

test('a decision replaced while its mail is leaving does not swallow what must be told then', async () => {
  const { person, decide } = await scene('REJECTED');
  await decide('ACCEPTED');
  after(20);
  // The administrator revokes the acceptance after SES has taken its mail, before the mailer marks it as sent.
  const { send } = SESClient.prototype;
  const sending = vi.spyOn(SESClient.prototype, 'send').mockImplementation(async function (this: unknown, ...given) {
    const reply: unknown = await Reflect.apply(send, this, given);
    await decide('REJECTED');
    return reply;
  });
  await deliver();
  expect(sending).toHaveBeenCalledOnce();
  sending.mockRestore();
  expect((await mailsTo(person.email)).map(({ subject }) => subject)).toEqual([accepted]);
  after(40);
  expect(await subjects(person)).toEqual([accepted, rejected]);
});

test('the same decision again changes nothing and tells nobody twice', async () => {
  const { person, decide } = await scene('PENDING');
  await decide('ACCEPTED');
  after(20);
  await decide('ACCEPTED');
  after(60);
  expect(await subjects(person)).toEqual([accepted]);
});

test('when two administrators decide at once, one is told of the other’s decision', async () => {
  const { person, decide } = await scene('PENDING');
  const outcomes = await Promise.allSettled([decide('ACCEPTED'), decide('REJECTED')]);
  const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  const status = (await findUser(person.id))?.status;
  after(20);
  const told = await subjects(person);
  expect(told).toEqual([status === 'ACCEPTED' ? accepted : rejected]);
  // The loser is refused as a conflict.
  expect(lost.filter(({ code }) => code !== 'conflict')).toEqual([]);
  expect(lost.length).toBeLessThan(2);
});

test('two writes that meet are no refusal: the decision is tried again', async () => {
  const { person, decide } = await scene('PENDING');
  const match = { caller: 'users', operation: 'TransactWriteItems' };
  await withFaults([{ kind: 'TransactionConflict', match, times: 2 }], () => decide('REJECTED'));
  expect((await findUser(person.id))?.status).toBe('REJECTED');
  after(20);
  expect(await subjects(person)).toEqual([rejected]);
});

test('the last administrator can be neither rejected nor put back to waiting', async () => {
  const university = await buildUniversity();
  const only = await buildUser({ university, role: 'admin' });
  const boss = await as(await buildUser({ role: 'super', university: null }));
  for (const status of ['REJECTED', 'PENDING'] as const) {
    const decision = boss.users.setStatus({ params: { id: only.id }, body: { status } });
    expect(await refused(decision)).toMatchObject({ status: 409, code: 'last_admin' });
  }
  after(60);
  expect(await subjects(only)).toEqual([]);
});

test('nobody is decided about while their account is being erased, and all is as before if they stay', async () => {
  const university = await buildUniversity();
  const admin = await as(await buildUser({ university, role: 'admin' }));
  const person = await buildAccount('PENDING', { universityId: university.id });
  const counted = () => admin.users.countsOfUniversity({ params: { universityId: university.id } });
  const decide = (status: Status) => admin.users.setStatus({ params: { id: person.id }, body: { status } });
  const { pendingUsers } = await counted();
  const signedIn = async () => withHeaders({ authorization: `Bearer ${(await login(person.email)).token}` });
  await (await signedIn()).auth.eraseAccount({ body: { password } });
  expect((await counted()).pendingUsers).toBe(pendingUsers - 1);
  for (const status of ['ACCEPTED', 'REJECTED'] as const) {
    expect(await refused(decide(status))).toMatchObject({
      status: 409,
      code: 'member_leaving',
      msg: 'Cette personne fait effacer son compte\u00a0: il n’y a plus rien à décider.',
    });
  }
  expect((await findUser(person.id))?.status).toBe('PENDING');
  await (await signedIn()).auth.keepAccount();
  expect((await counted()).pendingUsers).toBe(pendingUsers);
  expect(await decide('ACCEPTED')).toMatchObject({ status: 'ACCEPTED' });
});

test('a decision that was begun before somebody asked to be erased is refused, and they stay what they were', async () => {
  const university = await buildUniversity();
  const admin = await buildUser({ university, role: 'admin' });
  const { id, email } = await buildAccount('PENDING', { universityId: university.id });
  const read = (await findUser(id)) ?? expect.unreachable();
  const { auth } = withHeaders({ authorization: `Bearer ${(await login(email)).token}` });
  await auth.eraseAccount({ body: { password } });
  const decision = changeStatus(read, 'ACCEPTED', { now: new Date(), actor: admin });
  await expect(decision).rejects.toMatchObject({ code: 'conflict' });
  expect((await findUser(id))?.status).toBe('PENDING');
});
