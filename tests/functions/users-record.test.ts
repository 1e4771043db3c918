import { expect, test } from 'vitest';
import { findUser } from '#functions/data/people/users.ts';
import { as, refused } from '#tests/support/api.ts';
import { auditOf } from '#tests/support/audit.ts';
import { recorded } from '#tests/support/caller.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { receivedBy } from '#tests/support/outbox.ts';

const of = (person: { id: string }) => ({ id: person.id });

const profile = {
  firstName: 'Ambre',
  lastName: 'Sérilhac',
  birthDate: '1998-03-12',
  gender: 'FEMALE',
  interests: 'Voile, chant choral',
  otherDiplomasObtained: '2,5',
  Socials: [
    { platform: 'LINKEDIN', url: 'fr.linkedin.com/in/ambre' },
    { platform: 'TWITTER', url: 'https://x.com/ambre' },
  ],
} as const;

test('a person says of themselves what their record holds, reads it again, and clears it', async () => {
  const person = await buildUser();
  const { users } = await as(person);
  const blank = { birthDate: null, gender: null, interests: null, otherDiplomasObtained: null, Socials: [] };
  expect(await users.get({ params: of(person) })).toMatchObject(blank);

  const updated = await users.update({ params: of(person), body: { ...profile, Socials: [...profile.Socials] } });
  expect(updated).toMatchObject({ ...profile, id: person.id, email: person.email, role: 'user' });
  expect(await users.get({ params: of(person) })).toEqual(updated);

  const sparse = await users.update({ params: of(person), body: { interests: '', birthDate: null } });
  expect(sparse).toMatchObject({ ...profile, interests: null, birthDate: null });
  expect(await users.update({ params: of(person), body: { gender: null, Socials: null } })).toMatchObject({
    gender: null,
    Socials: [],
    otherDiplomasObtained: '2,5',
  });
});

test.each(['MALE', 'FEMALE', 'OTHER'] as const)('a gender may be %s', async (gender) => {
  const person = await buildUser();
  const { users } = await as(person);
  await users.update({ params: of(person), body: { gender } });
  expect((await users.get({ params: of(person) })).gender).toBe(gender);
});

test('an empty address takes its platform out, and the others stay', async () => {
  const person = await buildUser();
  const { users } = await as(person);
  const [linkedIn, twitter] = profile.Socials;
  await users.update({ params: of(person), body: { Socials: [linkedIn, twitter] } });
  const { Socials } = await users.update({
    params: of(person),
    body: { Socials: [{ platform: 'LINKEDIN', url: '' }, twitter] },
  });
  expect(Socials).toEqual([twitter]);
});

test.each([
  ['LINKEDIN', 'https://www.linkedin.com/in/ambre'],
  ['LINKEDIN', 'linkedin.com/in/ambre'],
  ['GOOGLE_SCHOLAR', 'https://scholar.google.fr/citations?user=abc'],
  ['GOOGLE_SCHOLAR', 'https://scholar.google.co.uk/citations?user=abc'],
  ['RESEARCH_GATE', 'https://www.researchgate.net/profile/Ambre'],
  ['TWITTER', 'https://twitter.com/ambre'],
  ['ACADEMIA_EDU', 'https://rive-sud.academia.edu/Ambre'],
  ['MY_SCIENCE_WORK', 'https://www.mysciencework.com/profile/ambre'],
] as const)('%s keeps %s as it was typed', async (platform, url) => {
  const person = await buildUser();
  const { Socials } = await (await as(person)).users.update({
    params: of(person),
    body: { Socials: [{ platform, url }] },
  });
  expect(Socials).toEqual([{ platform, url }]);
});

test.each([
  'https://evil.example/linkedin.com',
  'https://linkedin.com.evil.example/in/a',
  'https://evil-linkedin.com/in/a',
  'https://linkedin.com@evil.example/in/a',
  'https://evil.example\\@linkedin.com/in/a',
  'https://linkedin.com:8443/in/a',
  'javascript:alert(1)//linkedin.com',
  'ftp://linkedin.com/in/a',
  'https://x.com/a',
  'ambre',
])('no address elsewhere passes for one on LinkedIn: %s', async (url) => {
  const person = await buildUser();
  const call = (await as(person)).users.update({
    params: of(person),
    body: { Socials: [{ platform: 'LINKEDIN', url }] },
  });
  expect(await refused(call)).toMatchObject({ status: 422, details: [{ field: 'Socials.0.url' }] });
});

test('impossible values are refused field by field, and nothing else is written', async () => {
  const person = await buildUser();
  const { users } = await as(person);
  const wrong = [
    { birthDate: '1899-12-31' },
    { birthDate: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10) },
    { birthDate: '2001-02-29' },
    { gender: 'NONE' },
    { interests: 'x'.repeat(1001) },
    { otherDiplomasObtained: '8' },
    { otherDiplomasObtained: '1,1' },
    { Socials: [{ platform: 'MYSPACE', url: 'https://myspace.com/a' }] },
    { Socials: [profile.Socials[0], profile.Socials[0]] },
    { firstName: '' },
    { lastName: null },
  ];
  for (const fields of wrong) {
    const body = { lastName: 'Autre', ...fields } as Parameters<typeof users.update>[0]['body'];
    const [field] = Object.keys(fields);
    const { status, details } = await refused(users.update({ params: of(person), body }));
    expect([fields, status, String(details?.[0]?.field).split('.')[0]]).toEqual([fields, 422, field]);
  }
  expect((await findUser(person.id))?.lastName).toBe(person.lastName);
});

test('an address of mail is not changed here, and unknown fields are nothing', async () => {
  const person = await buildUser();
  const body = { lastName: 'Vidal', email: 'other@example.test', sessionEpoch: 7, emailConfirmed: true };
  const updated = await (await as(person)).users.update({ params: of(person), body });
  expect(updated).toMatchObject({ lastName: 'Vidal', email: person.email, emailConfirmed: false });
  expect((await findUser(person.id))?.sessionEpoch).toBe(0);
});

test('an administrator changes what a member says of themselves and their role, which works at once and is recorded by name alone', async () => {
  const university = await buildUniversity();
  const admin = await buildUser({ university, role: 'admin' });
  const member = await buildUser({ university });
  const api = await as(member);
  const list = { params: { universityId: university.id } };
  expect(await refused(api.users.listOfUniversity(list))).toMatchObject({ status: 403 });

  const { users } = await as(admin);
  const record = await users.get({ params: of(member) });
  await users.update({ params: of(member), body: { ...record, interests: 'Voile', role: 'admin' } });
  expect((await api.users.listOfUniversity(list)).rows).toHaveLength(2);
  expect(await auditOf(university.id)).toMatchObject([
    { actorId: admin.id, targets: [member.id], fields: ['interests', 'role'] },
  ]);

  await users.update({ params: of(member), body: { role: 'user' } });
  expect(await refused(api.users.listOfUniversity(list))).toMatchObject({ status: 403 });
});

test('status, university and address have calls of their own: sent here by who may change them, they change nothing (D40, D71, D72)', async () => {
  const university = await buildUniversity();
  const [member, admin] = [await buildUser({ university }), await buildUser({ university, role: 'admin' })];
  const elsewhere = await buildUniversity();
  const boss = await buildUser({ role: 'super', university: null });
  const asked = { status: 'REJECTED' as const, email: 'other@example.test' };
  const before = await findUser(member.id);
  const byAdmin = { params: of(member), body: { ...asked, UniversityId: university.id } };
  const byBoss = { params: of(member), body: { ...asked, UniversityId: elsewhere.id } };
  const unchanged = { status: 'ACCEPTED', email: member.email, UniversityId: university.id };
  expect(await (await as(admin)).users.update(byAdmin)).toMatchObject(unchanged);
  expect(await (await as(boss)).users.update(byBoss)).toMatchObject(unchanged);
  expect(await findUser(member.id)).toEqual(before);
  expect(await receivedBy(member.email)).toEqual([]);
});

test('values sent unchanged are neither written nor recorded', async () => {
  const university = await buildUniversity();
  const { users } = await as(await buildUser({ university, role: 'admin' }));
  const member = await buildUser({ university });
  const record = await users.get({ params: of(member) });
  const { result, entries } = await recorded(() => users.update({ params: of(member), body: record }));
  expect(result).toEqual(record);
  expect(entries.map(({ operation }) => operation)).toEqual(['BatchGetItem', 'GetItem']);
  expect(await auditOf(university.id)).toEqual([]);
});

test('saving over another person’s change answers the current record', async () => {
  const university = await buildUniversity();
  const member = await buildUser({ university });
  const [own, admin] = [await as(member), await as(await buildUser({ university, role: 'admin' }))];
  const { revision } = await own.users.get({ params: of(member) });
  await admin.users.update({ params: of(member), revision, body: { lastName: 'Vidal' } });
  const late = own.users.update({ params: of(member), revision, body: { interests: 'Voile' } });
  expect(await refused(late)).toMatchObject({ status: 412, details: [{ lastName: 'Vidal', interests: null }] });
  const fresh = await own.users.get({ params: of(member) });
  expect(
    await own.users.update({ params: of(member), revision: fresh.revision, body: { interests: 'Voile' } }),
  ).toMatchObject({
    lastName: 'Vidal',
    interests: 'Voile',
  });
});

test('the last administrator keeps the role, also when two take it from each other at once', async () => {
  const university = await buildUniversity();
  const one = await buildUser({ university, role: 'admin' });
  const demote = async (by: typeof one, whom: typeof one) =>
    (await as(by)).users.update({ params: of(whom), body: { role: 'user' } });
  expect(await refused(demote(one, one))).toMatchObject({ status: 409, code: 'last_admin' });

  const two = await buildUser({ university, role: 'admin' });
  await Promise.allSettled([demote(one, two), demote(two, one)]);
  const roles = [await findUser(one.id), await findUser(two.id)].map((user) => user?.role);
  expect(roles).toContain('admin');
});

test('a super administrator is touched by another one only, who stays', async () => {
  const university = await buildUniversity();
  const boss = await buildUser({ role: 'super', university: null });
  const { users } = await as(boss);
  const itself = { params: of(boss), body: { role: 'user' } } as const;
  expect(await refused(users.update(itself))).toMatchObject({ status: 422 });
  const status = { params: of(boss), body: { status: 'REJECTED' } } as const;
  expect(await refused(users.setStatus(status))).toMatchObject({ status: 409, code: 'last_super' });

  const local = await buildUser({ university, role: 'super' });
  const demoted = { params: of(local), body: { role: 'user' } } as const;
  expect(await refused((await as(local)).users.update(demoted))).toMatchObject({ status: 409, code: 'last_super' });
  expect(await users.update(demoted)).toMatchObject({ role: 'user' });
});

test('saving costs two round trips, three where an administrator does, with all that they ask for in one item', async () => {
  const university = await buildUniversity();
  const member = await buildUser({ university });
  const save = async (by: typeof member, interests: string) => {
    const { users } = await as(by);
    await users.get({ params: of(member) });
    const call = () => users.update({ params: of(member), body: { interests } });
    return (await recorded(call)).entries.map(({ operation }) => operation);
  };
  expect(await save(member, 'Voile')).toEqual(['BatchGetItem', 'UpdateItem']);
  const admin = await buildUser({ university, role: 'admin' });
  expect(await save(admin, 'Chant')).toEqual(['BatchGetItem', 'GetItem', 'TransactWriteItems']);
});
