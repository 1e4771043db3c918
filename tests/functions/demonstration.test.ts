import { GetObjectCommand } from '@aws-sdk/client-s3';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, it } from 'vitest';
import { documentKeyOf, filesBucket } from '#functions/data/files.ts';
import { table } from '#functions/data/kernel/table.ts';
import { filesClient } from '#functions/data/on-need/s3.ts';
import { findAccount } from '#functions/data/people/accounts.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { verifyPassword } from '#functions/lib/passwords/password.ts';
import { seed } from '#scripts/demo/seed.ts';
import { doctoralYear } from '#shared/domain/doctoral-year.ts';
import { anonymous, as } from '#tests/support/api.ts';
import { allItems, inWords } from '#tests/support/contents.ts';
import { waitingMails } from '#tests/support/outbox.ts';

/** Accounts that the demonstration must contain, with role and status (D6). */
const named = {
  'super@demo.test': 'super ACCEPTED',
  'admin@demo.test': 'admin ACCEPTED',
  'user@demo.test': 'user ACCEPTED',
  'new@demo.test': 'user ACCEPTED',
  'pending@demo.test': 'user PENDING',
  'rejected@demo.test': 'user REJECTED',
  'admin2@demo.test': 'admin ACCEPTED',
  'user2@demo.test': 'user ACCEPTED',
};
const account = async (email: string): Promise<StoredUser> => {
  const found = await findAccount(email);
  if (!found) throw new Error(`${email} is nobody`);
  return found.user;
};
const apiOf = async (email: string) => {
  const person = await account(email);
  return { ...(await as(person)), person, params: { id: person.id }, userId: person.id };
};
const contents = async () => (await allItems()).map(inWords).sort();
const isPicture = /^\/files\/img\/\w{22}\.webp$/;

const now = new Date();
beforeAll(async () => {
  expect(await seed(now)).toEqual({ accounts: 80 });
});

it('mails nobody', async () => {
  // No schedule or stream runs here, so no mail may be left in the outbox.
  expect(await waitingMails()).toEqual([]);
});

it('has the accounts of D6, all with one password, in two universities', async () => {
  for (const [email, is] of Object.entries(named)) {
    const found = await findAccount(email);
    expect(`${found?.user.role} ${found?.user.status}`, email).toBe(is);
    expect(await verifyPassword('demo-Passw0rd!', found?.passwordHash ?? ''), email).toBe(true);
  }
  const universityOf = async (email: string) => (await account(email)).universityId;
  const first = await universityOf('user@demo.test');
  for (const one of ['admin', 'new', 'pending', 'rejected']) expect(await universityOf(`${one}@demo.test`)).toBe(first);
  const second = await universityOf('user2@demo.test');
  expect(await universityOf('admin2@demo.test')).toBe(second);
  expect(second).not.toBe(first);
});

it('gives user@demo.test a whole record: every field of it, a picture, every list of the profile', async () => {
  const { users, params, diplomas, experiences, publications, userId } = await apiOf('user@demo.test');
  const record = await users.get({ params });
  expect(record).toMatchObject({ gender: 'FEMALE', avatarUrl: expect.stringMatching(isPicture) });
  expect([record.birthDate, record.interests, record.otherDiplomasObtained]).not.toContain(null);
  expect(record.Socials.length).toBeGreaterThanOrEqual(3);
  const lists = [diplomas, experiences, publications];
  for (const list of lists) expect((await list.listOfUser({ params: { userId } })).length).toBeGreaterThanOrEqual(3);
});

it('gives her a doctorate under way of which every field is filled, and two finished assessments a year apart', async () => {
  const { doctorates, portfolios, userId } = await apiOf('user@demo.test');
  const { revision: _, ...doctorate } = await doctorates.get({ params: { userId } });
  expect(Object.entries(doctorate).filter(([, value]) => value === null)).toEqual([]);
  expect(Object.keys(doctorate)).toHaveLength(24);
  const { startDate, estimatedEndDate } = doctorate;
  const year = doctoralYear(startDate, estimatedEndDate, now.toISOString().slice(0, 10));
  expect(year?.current).toBeGreaterThanOrEqual(2);
  expect(String(estimatedEndDate) > now.toISOString().slice(0, 10)).toBe(true);

  const [latest, earliest, ...more] = (await portfolios.listOfUser({ params: { userId } })).portfolios;
  expect(more).toEqual([]);
  const apart = Date.parse(latest?.createdAt ?? '') - Date.parse(earliest?.createdAt ?? '');
  expect(Math.abs(apart / 86_400_000 - 365)).toBeLessThan(10);
  for (const { id } of [latest, earliest].flatMap((one) => one ?? [])) {
    const params = { portfolioId: id };
    const rows = await Promise.all([
      portfolios.listSkills({ params }),
      portfolios.listActivities({ params }),
      portfolios.listValues({ params }),
      portfolios.listRncps({ params }),
    ]);
    const touched = rows.map((list) => list.filter(({ touchedAt }) => touchedAt !== null).length);
    expect(touched).toEqual([46, 34, 24, 29]);
    const { calculatedJobs } = await portfolios.generateJobs({ params: { id } });
    expect(calculatedJobs.length).toBeGreaterThan(20);
    expect(calculatedJobs[0]?.wishes).not.toEqual([]);
  }
});

it('shows anybody a CV of hers with every section, and none of what she keeps private in each list', async () => {
  const { params, diplomas, experiences, publications, userId } = await apiOf('user@demo.test');
  const cv = await anonymous.usercv.getPublic({ params });
  expect(cv.userCv).toMatchObject({
    about: expect.stringMatching(/.{100}/),
    showExperiences: true,
    showDiplomas: true,
    showPublications: true,
    showSkills: true,
    showDoctorate: true,
  });
  expect(cv.doctorate?.thesisTitle).toMatch(/voisins/);
  expect(cv.user).toMatchObject({ firstName: 'Camille', avatarUrl: expect.stringMatching(isPicture) });
  expect(cv.user.University?.logoUrl).toMatch(isPicture);
  for (const [shown, list] of [
    [cv.user.Diplomas, diplomas],
    [cv.user.Experiences, experiences],
    [cv.user.Publications, publications],
  ] as const) {
    expect(shown.length).toBeGreaterThanOrEqual(2);
    expect(shown.length).toBeLessThan((await list.listOfUser({ params: { userId } })).length);
  }
  for (const stars of [cv.userCvSkills, cv.userCvValues, cv.userCvActivities]) {
    expect(stars.length).toBeGreaterThanOrEqual(5);
    expect(stars.some(({ value }) => value === 5)).toBe(true);
  }
});

it('has documents and links of hers, and of every university; a document opens as what it is', async () => {
  const { resources, userId } = await apiOf('user@demo.test');
  const own = await resources.listOfUser({ params: { userId } });
  expect(own.map(({ type }) => type).sort()).toEqual(['FILE', 'FILE', 'FILE', 'LINK']);
  const admins = ['admin@demo.test', 'admin2@demo.test', 'aicha.kowalski@u3.demo.test', 'gaelle.cisse@u4.demo.test'];
  for (const email of admins) {
    const { resources: shared, person } = await apiOf(email);
    const rows = await shared.listOfUniversity({ params: { universityId: person.universityId ?? '' } });
    expect(rows.map(({ type }) => type).sort(), email).toEqual(['FILE', 'FILE', 'FILE', 'LINK', 'LINK']);
  }
  const { id = '', size } = own.find(({ file }) => file?.endsWith('.pdf')) ?? {};
  const { Body } = await filesClient.send(new GetObjectCommand({ Bucket: filesBucket(), Key: documentKeyOf(id) }));
  const text = Buffer.from((await Body?.transformToByteArray()) ?? []).toString('latin1');
  expect(text.length).toBe(size);
  expect(text).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/);
  // PDF readers find each object by its offset in the cross-reference table.
  const starts = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => text.slice(Number(at)).split('\n')[0]);
  expect(starts).toEqual(['1 0 obj', '2 0 obj', '3 0 obj', '4 0 obj', '5 0 obj', '6 0 obj']);
});

it('leaves new@demo.test with nothing filled in', async () => {
  const { users, params, userId, doctorates, portfolios, resources, usercv } = await apiOf('new@demo.test');
  const { birthDate, gender, interests, otherDiplomasObtained, Socials, avatarUrl } = await users.get({ params });
  expect([birthDate, gender, interests, otherDiplomasObtained, avatarUrl]).toEqual([null, null, null, null, null]);
  expect(Socials).toEqual([]);
  const { revision, ...doctorate } = await doctorates.get({ params: { userId } });
  expect(Object.values(doctorate).filter((value) => value !== null)).toEqual([]);
  expect(revision).toBe(0);
  expect((await portfolios.listOfUser({ params: { userId } })).portfolios).toEqual([]);
  expect(await resources.listOfUser({ params: { userId } })).toEqual([]);
  const { user, userCv } = await usercv.get({ params });
  expect(user).toEqual({ Diplomas: [], Experiences: [], Publications: [] });
  expect(userCv).toMatchObject({ about: null, showDiplomas: false, showSkills: false });
});

it('gives every university a logo of its own, members in each status, and courses with categories, skills and links', async () => {
  const { universities, users, formations } = await apiOf('super@demo.test');
  const { rows } = await universities.list();
  expect(rows.map(({ name }) => name)).toEqual([
    'Université du Grand-Bocage',
    'Université du Haut-Saint-Laurent',
    'Université Meuse-et-Sambre',
    'Université Rive-Sud',
  ]);
  expect(new Set(rows.map(({ logoUrl }) => logoUrl)).size).toBe(4);
  for (const { id: universityId, logoUrl } of rows) {
    expect(logoUrl).toMatch(isPicture);
    const members = (await users.listOfUniversity({ params: { universityId }, query: {} })).rows;
    expect(new Set(members.map(({ status }) => status))).toEqual(new Set(['ACCEPTED', 'PENDING', 'REJECTED']));
    expect(members.filter(({ avatarUrl }) => avatarUrl).length).toBeGreaterThanOrEqual(3);
    const courses = (await formations.list({ query: { universityId } })).rows;
    expect(courses.length).toBeGreaterThanOrEqual(12);
    expect(courses.filter(({ url }) => url).length).toBeGreaterThanOrEqual(10);
    expect(new Set(courses.map(({ FormationCategory }) => FormationCategory?.name)).size).toBeGreaterThanOrEqual(5);
    for (const { id } of courses) {
      expect((await formations.listSkills({ query: { formationId: id } })).length).toBeGreaterThan(0);
    }
  }
});

it('has several people with a doctorate that is not over, and what came before it', async () => {
  const today = now.toISOString().slice(0, 10);
  const emails = [
    'user2@demo.test',
    'clara.cisse@u1.demo.test',
    'farid.cisse@u3.demo.test',
    'irene.espinosa@u4.demo.test',
  ];
  for (const email of emails) {
    const { doctorates, diplomas, experiences, publications, userId } = await apiOf(email);
    const { startDate, estimatedEndDate } = await doctorates.get({ params: { userId } });
    expect(String(startDate) < today && today < String(estimatedEndDate), email).toBe(true);
    for (const list of [diplomas, experiences, publications]) {
      expect((await list.listOfUser({ params: { userId } })).length, email).toBeGreaterThan(0);
    }
  }
});

it('writes nothing when it is run again', async () => {
  const before = await contents();
  expect(await seed()).toEqual({ accounts: 0 });
  expect(await contents()).toEqual(before);
});

it('does not bring back what people delete', async () => {
  const { publications, userId } = await apiOf('user@demo.test');
  const [latest] = await publications.listOfUser({ params: { userId } });
  await publications.remove({ params: { id: latest?.id ?? '' } });
  const before = await contents();
  await seed();
  expect(await contents()).toEqual(before);
});

it('goes on where it was interrupted, making each thing once', async () => {
  const kinds = async () => Map.groupBy(await allItems(), ({ _et }) => String(_et));
  const { publications, userId } = await apiOf('user2@demo.test');
  const before = await kinds();
  const [only] = await publications.listOfUser({ params: { userId } });
  await publications.remove({ params: { id: only?.id ?? '' } });
  const forget = new DeleteCommand({
    TableName: process.env.TABLE_NAME,
    Key: { PK: 'DEMONSTRATION', SK: 'DEMONSTRATION' },
  });
  await table.getDocumentClient().send(forget);
  expect(await seed(now)).toEqual({ accounts: 0 });
  const after = await kinds();
  for (const [kind, items] of before) {
    // Also restores what user@demo.test deleted above: a deleted record looks like one that was never created.
    const more = kind === 'Publication' ? 1 : 0;
    if (kind !== 'Session') expect(after.get(kind)?.length, kind).toBe(items.length + more);
  }
  expect(await publications.listOfUser({ params: { userId } })).toHaveLength(1);
});
