import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { beforeEach, expect, test, vi } from 'vitest';
import { Mails, outbox, parkedOf } from '#functions/data/entities/mail.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import {
  findMailsTo,
  listParked,
  listParkedOfMember,
  removeMailsTo,
  type StoredMail,
} from '#functions/data/mail/outbox-queue.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { recorded } from '#tests/support/caller.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { giveUpMailsTo } from '#tests/support/operator.ts';
import { deliver, waitingMails } from '#tests/support/outbox.ts';

beforeEach(freshTable);

const now = () => new Date();

const writeTo = async (people: readonly StoredUser[]): Promise<void> => {
  const mails = people.map(({ id }) => mailChange('passwordChanged', { userId: id }, {}, { now: now(), after: 60 }));
  await commit([], { now: now() }, { mails });
  await giveUpMailsTo(people);
};

/** The release of 2026-11-25 stored mails whose id does not contain the user's. */
const writeFormerly = async (id: string, userId: string, parkedIn?: string | undefined): Promise<void> => {
  const at = now().toISOString();
  const place = parkedIn ? { parkedAt: at, GSI1PK: parkedOf(parkedIn) } : { GSI1PK: outbox };
  const times = { createdAt: at, dueAt: at, retryUntil: at, ttl: Math.ceil(Date.now() / 1000) + 3600, GSI1SK: at };
  await Mails.build(PutItemCommand)
    .item({ id, userId, kind: 'passwordChanged', attempts: 0, version: 1, ...times, ...place })
    .send();
};

const receivers = (mails: readonly StoredMail[]) => mails.map(({ userId }) => userId).sort();

test('deleting somebody reads their own mails, however many others wait in their university', async () => {
  const university = await buildUniversity();
  const build = () => buildUser({ university });
  const [one, other] = [await build(), await build()];
  const costOfRemoval = async (person: StoredUser) => {
    const { entries } = await recorded(() => removeMailsTo(person, { now: now() }));
    return entries.map(({ operation, readUnits }) => `${operation} ${readUnits}`).sort();
  };
  await writeTo([one, other]);
  const few = await costOfRemoval(one);
  // Two deletions; empty queries for old mails and mails to the address (AWS counts half a unit or one); the user's
  // mails.
  expect(few).toEqual(['DeleteItem 0', 'DeleteItem 0', 'Query 0', 'Query 0', 'Query 1']);
  const crowd = [];
  for (let i = 0; i < 40; i += 1) crowd.push(await build());
  await writeTo(crowd);
  expect(await costOfRemoval(other)).toEqual(few);
  const left = crowd.map(({ id }) => id).sort();
  expect(receivers(await waitingMails())).toEqual(left);
  expect(receivers(await listParked(university.id))).toEqual(left);
});

test('a person’s unsent mails are found without reading those of others', async () => {
  const university = await buildUniversity();
  const people = [];
  for (let i = 0; i < 40; i += 1) people.push(await buildUser({ university }));
  await writeTo(people);
  const [person = expect.unreachable()] = people;
  const { result, entries } = await recorded(() => listParkedOfMember(person));
  expect(receivers(result)).toEqual([person.id]);
  expect(entries.map(({ readUnits }) => readUnits).sort()).toEqual([0, 1]);
});

test('a mail that only knows an address is theirs, however it was typed', async () => {
  const person = await buildUser();
  const mails = [mailChange('resetPassword', { email: person.email.toUpperCase() }, {}, { now: now() })];
  await commit([], { now: now() }, { mails });
  expect((await findMailsTo(person)).map(({ kind }) => kind)).toEqual(['resetPassword']);
  await removeMailsTo(person, { now: now() });
  expect(await waitingMails()).toEqual([]);
});

test('mails from before ids said whom they are for: given up they are found, waiting they leave or are dropped', async () => {
  const university = await buildUniversity();
  const [person, other] = [await buildUser({ university }), await buildUser({ university })];
  await writeFormerly('given-up', person.id, university.id);
  await writeFormerly('of-another', other.id, university.id);
  await writeFormerly('waits', other.id);
  await writeFormerly('of-nobody', 'Gone-person');
  expect((await listParkedOfMember(person)).map(({ id }) => id)).toEqual(['given-up']);
  expect((await findMailsTo(person)).map(({ id }) => id)).toEqual(['given-up']);
  await removeMailsTo(person, { now: now() });
  expect((await listParked(university.id)).map(({ id }) => id)).toEqual(['of-another']);
  vi.spyOn(console, 'log').mockReturnValue();
  await deliver();
  vi.restoreAllMocks();
  expect(await waitingMails()).toEqual([]);
  expect(await mailsTo(other.email)).toHaveLength(1);
});
