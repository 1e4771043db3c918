import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { beforeAll, expect, test, vi } from 'vitest';
import { Users } from '#functions/data/entities/user.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { inBatches } from '#functions/data/kernel/in-batches.ts';
import { createAccountChanges } from '#functions/data/people/accounts.ts';
import { findUser, type StoredUser } from '#functions/data/people/users.ts';
import { buildUniversity } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { waitingMails } from '#tests/support/outbox.ts';
import { beginNight, callTasks, letMinutesPass } from '#tests/support/tasks.ts';
import { start } from '#tests/support/throttled.ts';
import { tracesOf } from '#tests/support/traces.ts';

const day = 24 * 60 * 60_000;
const days = 400;
/** Somebody was last seen on each of 330 days. */
const people = 350;
const universities = 7;

beforeAll(freshTable);

/** One of the users; `seenOn` and `comesBackOn` are days since the start. */
type Fate = { person: StoredUser; isAdmin: boolean; seenOn: number; comesBackOn: number | null };

const build = async (place: number, universityId: string): Promise<Fate> => {
  // The first member is the university's only administrator.
  const isAdmin = place < universities;
  const seenOn = -(place % 330);
  const lastSeenAt = new Date(start + seenOn * day);
  const { user, changes } = createAccountChanges(
    {
      ...{ firstName: 'Apolline', lastName: `Absente${place}`, email: `absente.${place}@example.test` },
      ...{ role: isAdmin ? 'admin' : 'user', status: place % 10 === 9 ? 'PENDING' : 'ACCEPTED' },
      ...{ universityId, language: 'fr', lastSeenAt: lastSeenAt.toISOString() },
    },
    lastSeenAt,
  );
  await commit(changes, { now: lastSeenAt });
  // Every fifth user returns between the two mails.
  const comesBackOn = place % 5 === 4 ? seenOn + 345 : null;
  return { person: user, isAdmin, seenOn, comesBackOn };
};

/** Days from the start until a year and a day after `since`; a year may have 366 days. */
const endAfter = (since: number): number => {
  const date = new Date(start + since * day);
  const anniversary = Date.UTC(date.getUTCFullYear() + 1, date.getUTCMonth(), date.getUTCDate());
  return anniversary / day - Math.floor(start / day) + 1;
};

test('some hundred people over four hundred days: each is mailed and erased on their day, and nobody else (S9.26, D82)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const homes: string[] = [];
  for (let i = 0; i < universities; i += 1) homes.push((await buildUniversity()).id);
  const places = Array.from({ length: people }, (_, place) => place);
  const fates = await inBatches(10, places, (place) => build(place, homes[place % universities] ?? ''));

  for (let night = 0; night <= days; night += 1) {
    vi.setSystemTime(start + night * day);
    const back = fates.filter(({ comesBackOn }) => comesBackOn === night);
    const lastSeenAt = new Date(start + night * day).toISOString();
    for (const { person } of back) await Users.build(UpdateItemCommand).item({ id: person.id, lastSeenAt }).send();
    await beginNight();
    await callTasks();
    const gone = fates.filter(
      ({ isAdmin, comesBackOn, seenOn }) => !isAdmin && endAfter(comesBackOn ?? seenOn) === night,
    );
    for (const { person } of gone) expect(await findUser(person.id), person.email).toBeNull();
  }

  // The final check after the users whom the last night erased.
  await letMinutesPass(3);

  const left = fates.filter(({ isAdmin, comesBackOn, seenOn }) => isAdmin || endAfter(comesBackOn ?? seenOn) > days);
  for (const { person } of left) expect(await findUser(person.id), person.email).not.toBeNull();
  const erased = fates.filter((fate) => !left.includes(fate));
  expect(erased.length).toBeGreaterThan(245);
  expect(await tracesOf(...erased.flatMap(({ person }) => [`${person.id}'`, `'${person.email}'`]))).toEqual([]);

  // Outbox mails of the remaining users, which nothing has sent. Expected by hand: one to the last administrator; to a
  // returning user one before the return and those of the next absence.
  const mails = Map.groupBy(await waitingMails(), ({ userId = '' }) => userId);
  for (const { person, isAdmin, seenOn, comesBackOn } of left) {
    const kinds = (mails.get(person.id) ?? []).map(({ kind }) => kind);
    const due = (since: number) => [endAfter(since) - 30, endAfter(since) - 14].filter((night) => night <= days).length;
    const awaited = isAdmin
      ? ['needed']
      : Array(comesBackOn === null ? due(seenOn) : 1 + due(comesBackOn)).fill('absent');
    expect(kinds, person.email).toEqual(awaited);
  }
}, 1_500_000);
