import { expect, test } from 'vitest';
import { findUser, markSeen } from '#functions/data/people/users.ts';
import { anonymous, as, refused } from '#tests/support/api.ts';
import { recorded } from '#tests/support/caller.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';

test('an administrator lists the members of their university, and only of theirs', async () => {
  const university = await buildUniversity();
  const admin = await buildUser({ university, role: 'admin' });
  const pending = await buildUser({ university, status: 'PENDING' });
  const stranger = await buildUser();
  const api = await as(admin);

  const { rows } = await api.users.listOfUniversity({ params: { universityId: university.id } });
  expect(rows.map(({ id }) => id).sort()).toEqual([admin.id, pending.id].sort());
  expect(rows[0]).not.toHaveProperty('sessionEpoch');

  const foreign = { params: { universityId: stranger.universityId ?? '' } };
  expect(await refused(api.users.listOfUniversity(foreign))).toMatchObject({ status: 404 });
  const own = { params: { universityId: university.id } };
  expect(await refused((await as(await buildUser({ university }))).users.listOfUniversity(own))).toMatchObject({
    status: 403,
  });
});

test('every member is in the list, however many there are', async () => {
  const university = await buildUniversity();
  const admin = await buildUser({ university, role: 'admin' });
  const members = await Promise.all(Array.from({ length: 60 }, () => buildUser({ university })));
  const { rows } = await (await as(admin)).users.listOfUniversity({ params: { universityId: university.id } });
  expect(rows.map(({ id }) => id).sort()).toEqual([admin, ...members].map(({ id }) => id).sort());
});

test('the list goes on from where it stopped, also when that member is gone, and reads nobody before', async () => {
  const university = await buildUniversity();
  const admin = await buildUser({ university, role: 'admin' });
  for (let i = 0; i < 60; i += 1) await buildUser({ university });
  const { users } = await as(admin);
  const params = { universityId: university.id };
  const read = async (query = {}) => {
    const { result, entries } = await recorded(() => users.listOfUniversity({ params, query }));
    return {
      ids: result.rows.map(({ id }) => id),
      units: Math.max(...entries.filter(({ operation }) => operation === 'Query').map(({ readUnits }) => readUnits)),
    };
  };
  const whole = await read();
  // Simulates a member who is deleted between two pages.
  const rest = await read({ after: `${whole.ids.at(-3)}0` });
  expect(rest).toEqual({ ids: whole.ids.slice(-2), units: 0.5 });
  expect((await read({ after: whole.ids.at(-3) })).ids).toEqual(whole.ids.slice(-2));
  expect(whole.units).toBeGreaterThan(0.5);
});

test('accepting opens the product at the next request, rejecting closes it', async () => {
  const university = await buildUniversity();
  const admin = await as(await buildUser({ university, role: 'admin' }));
  const person = await buildUser({ university, status: 'PENDING' });
  const api = await as(person);
  const list = { params: { userId: person.id } };
  expect(await refused(api.portfolios.listOfUser(list))).toMatchObject({ status: 403, code: 'not_accepted' });

  await admin.users.setStatus({ params: { id: person.id }, body: { status: 'ACCEPTED' } });
  expect(await api.portfolios.listOfUser(list)).toEqual({ portfolios: [] });
  await admin.users.setStatus({ params: { id: person.id }, body: { status: 'REJECTED' } });
  expect(await refused(api.portfolios.listOfUser(list))).toMatchObject({ status: 403 });
  expect(await api.users.get({ params: { id: person.id } })).toMatchObject({ status: 'REJECTED' });
});

test('the last administrator stays, also when two reject each other at once', async () => {
  const university = await buildUniversity();
  const one = await buildUser({ university, role: 'admin' });
  const reject = async (by: typeof one, whom: typeof one) =>
    (await as(by)).users.setStatus({ params: { id: whom.id }, body: { status: 'REJECTED' } });
  expect(await refused(reject(one, one))).toMatchObject({ status: 409, code: 'last_admin' });

  const two = await buildUser({ university, role: 'admin' });
  await Promise.allSettled([reject(one, two), reject(two, one)]);
  const statuses = [await findUser(one.id), await findUser(two.id)].map((user) => user?.status);
  expect(statuses).toContain('ACCEPTED');
});

test('nobody but a super administrator touches one, and nobody sees into another university', async () => {
  const university = await buildUniversity();
  const admin = await as(await buildUser({ university, role: 'admin' }));
  const boss = await buildUser({ university, role: 'super' });
  const setStatus = (id: string) => admin.users.setStatus({ params: { id }, body: { status: 'REJECTED' } });
  expect(await refused(setStatus(boss.id))).toMatchObject({ status: 403 });
  const stranger = await buildUser();
  expect(await refused(setStatus(stranger.id))).toMatchObject({ status: 404 });
  expect(await refused(admin.users.get({ params: { id: stranger.id } }))).toMatchObject({ status: 404 });
  expect(await refused(admin.users.get({ params: { id: 'nobody-1' } }))).toMatchObject({ status: 404 });
});

test('a pending person reads themselves and their university, and nothing else', async () => {
  const university = await buildUniversity({ city: 'Namur' });
  const person = await buildUser({ university, status: 'PENDING' });
  const colleague = await buildUser({ university });
  const api = await as(person);
  expect(await api.users.get({ params: { id: person.id } })).toEqual({
    id: person.id,
    firstName: 'Camille',
    lastName: 'Lefèvre',
    email: person.email,
    emailConfirmed: false,
    role: 'user',
    status: 'PENDING',
    UniversityId: university.id,
    avatarUrl: null,
    birthDate: null,
    gender: null,
    interests: null,
    otherDiplomasObtained: null,
    createdAt: person.createdAt,
    isInvited: false,
    Socials: [],
    revision: 0,
  });
  expect(await api.universities.get({ params: { id: university.id } })).toMatchObject({ city: 'Namur' });
  expect(await refused(api.users.get({ params: { id: colleague.id } }))).toMatchObject({ status: 403 });
  expect(await refused(api.catalogue.listSkills())).toMatchObject({ status: 403, code: 'not_accepted' });
});

test('anybody may list the universities, by name and logo only', async () => {
  const university = await buildUniversity({ name: 'Université Ouverte', address: '1, rue Secrète' });
  const { rows } = await anonymous.universities.list();
  const listed = rows.find(({ id }) => id === university.id);
  expect(listed).toEqual({ id: university.id, name: 'Université Ouverte', logoUrl: null });
  const foreign = (await as(await buildUser())).universities.get({ params: { id: university.id } });
  expect(await refused(foreign)).toMatchObject({ status: 404 });
});

test('the day somebody was last seen is written once', async () => {
  const person = await buildUser();
  const api = await as(person);
  await api.users.get({ params: { id: person.id } });
  const first = (await findUser(person.id))?.lastSeenAt;
  await api.users.get({ params: { id: person.id } });
  expect(first).toBeDefined();
  expect((await findUser(person.id))?.lastSeenAt).toBe(first);

  for (const [at, seen] of [
    ['2026-11-03T08:00:00.000Z', '2026-11-03T08:00:00.000Z'],
    ['2026-11-03T23:59:59.000Z', '2026-11-03T08:00:00.000Z'],
    ['2026-11-04T00:00:00.000Z', '2026-11-04T00:00:00.000Z'],
  ] as const) {
    await markSeen({ ...person, lastSeenAt: (await findUser(person.id))?.lastSeenAt }, new Date(at));
    expect((await findUser(person.id))?.lastSeenAt).toBe(seen);
  }
});
