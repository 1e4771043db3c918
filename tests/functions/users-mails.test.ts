import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commit } from '#functions/data/kernel/commit.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { as } from '#tests/support/api.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { receivedBy, waitingMails } from '#tests/support/outbox.ts';
import { start, stopClock } from '#tests/support/throttled.ts';

stopClock();
beforeEach(freshTable);
const sender = process.env.MAIL_FROM;
afterEach(() => {
  process.env.MAIL_FROM = sender;
});
const day = 24 * 60 * 60_000;

/** The invitation has failed for more than a day. */
const unreached = async () => {
  const university = await buildUniversity();
  const colleague = await buildUser({ university, role: 'admin' });
  // A token lives for one hour, the test for days.
  const admin = async () => (await as(colleague)).users;
  const [person, other] = [await buildUser({ university }), await buildUser({ university })];
  const now = new Date();
  const { id: userId } = person;
  const mails = [person, other].map(({ id }) => mailChange('invitation', { userId: id }, {}, { now }));
  await commit([], { now }, { mails });
  process.env.MAIL_FROM = 'not-allowed@elsewhere.example';
  await receivedBy(person.email);
  vi.setSystemTime(start + day);
  expect(await receivedBy(person.email)).toEqual([]);
  process.env.MAIL_FROM = sender;
  const row = async (of = userId) => {
    const { rows } = await (await admin()).listOfUniversity({ params: { universityId: university.id } });
    return rows.find(({ id }) => id === of);
  };
  return { admin, person, other, university, row };
};

test('an administrator sees beside a member that a mail did not reach them, since when, and has it sent again', async () => {
  const { admin, person, other, row } = await unreached();
  expect(await row()).toMatchObject({
    id: person.id,
    mailFailed: { kind: 'invitation', since: new Date(start + day).toISOString() },
  });
  await (await admin()).resendMail({ params: { id: person.id } });
  expect((await row())?.mailFailed).toBeUndefined();
  expect((await receivedBy(person.email)).map(({ subject }) => subject)).toEqual(['Votre compte Thésée est prêt']);
  expect(await waitingMails()).toEqual([]);
  expect((await row(other.id))?.mailFailed).toBeDefined();

  await (await admin()).resendMail({ params: { id: person.id } });
  expect(await receivedBy(person.email)).toHaveLength(1);
});

test('sent again, it is tried for another day', async () => {
  const { admin, person, row } = await unreached();
  process.env.MAIL_FROM = 'not-allowed@elsewhere.example';
  await (await admin()).resendMail({ params: { id: person.id } });
  await receivedBy(person.email);
  expect(await waitingMails()).toMatchObject([{ kind: 'invitation', attempts: 1 }]);
  expect((await row())?.mailFailed).toBeUndefined();
  vi.setSystemTime(start + 2 * day);
  await receivedBy(person.email);
  expect((await row())?.mailFailed).toMatchObject({ since: new Date(start + 2 * day).toISOString() });
});

test('a person’s failed mails are shown by their new university, and no longer by the former one', async () => {
  const { person, university } = await unreached();
  const { id: universityId } = await buildUniversity();
  const { users } = await as(await buildUser({ role: 'super', university: null }));
  await users.move({ params: { id: person.id }, body: { universityId } });
  const { rows } = await users.listOfUniversity({ params: { universityId } });
  expect(rows).toMatchObject([{ id: person.id, mailFailed: { kind: 'invitation' } }]);
  const failed = [university.id, universityId].map((of) =>
    users.countsOfUniversity({ params: { universityId: of } }).then(({ failedMails }) => failedMails),
  );
  expect(await Promise.all(failed)).toEqual([1, 1]);
});

test('whom all mails reached has nothing of that kind, and nobody else sees it', async () => {
  const { person, other, university, row } = await unreached();
  expect(await row()).toHaveProperty('mailFailed');
  const colleague = await buildUser({ university, role: 'admin' });
  const { rows } = await (await as(colleague)).users.listOfUniversity({ params: { universityId: university.id } });
  expect(
    rows
      .filter(({ mailFailed }) => mailFailed)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([person.id, other.id].sort());
  expect(await (await as(person)).users.get({ params: { id: person.id } })).not.toHaveProperty('mailFailed');
});

test('a rejected person gets a contact: an address, or names when there is none, and nothing more', async () => {
  const university = await buildUniversity();
  await buildUser({ university, role: 'admin', firstName: 'Ada', lastName: 'Roy' });
  await buildUser({ university, role: 'admin', status: 'PENDING', firstName: 'Pas', lastName: 'Encore' });
  const contactFor = async (home: typeof university) => {
    const { users } = await as(await buildUser({ university: home, status: 'REJECTED' }));
    return users.contactOfUniversity({ params: { universityId: home.id } });
  };
  expect(await contactFor(university)).toEqual({
    email: null,
    administrators: [{ firstName: 'Ada', lastName: 'Roy' }],
  });
  const open = await buildUniversity({ contactEmail: 'doctorat@univ.example' });
  await buildUser({ university: open, role: 'admin' });
  expect(await contactFor(open)).toEqual({ email: 'doctorat@univ.example', administrators: [] });
});
