import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { Context } from 'aws-lambda';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Users } from '#functions/data/entities/user.ts';
import { filesBucket, newPictureKey, pictureUrlOf } from '#functions/data/files.ts';
import { auditChange } from '#functions/data/kernel/audit.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { filesClient } from '#functions/data/on-need/s3.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { handler } from '#functions/exports/index.ts';
import { contracts } from '#shared/contracts/index.ts';
import { archive as en } from '#shared/i18n/en/archive.ts';
import { archive as fr } from '#shared/i18n/fr/archive.ts';
import type { Language } from '#shared/lists.ts';
import { buildAccount, newEmail } from '#tests/support/accounts.ts';
import { as } from '#tests/support/api.ts';
import { archivesOf, filesAt, makeArchive } from '#tests/support/archives.ts';
import { asFunction } from '#tests/support/caller.ts';
import { allItems } from '#tests/support/contents.ts';
import { buildUniversity } from '#tests/support/factories.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

beforeAll(seedCatalogue);

const period = { city: 'Lyon', startDate: '2021-09-01', endDate: '2022-06-30', isPublic: true };

const sayEverything = async (person: StoredUser, word: string) => {
  const api = await as(person);
  const own = { userId: person.id, ...period };
  const params = { id: person.id };
  const social = { platform: 'LINKEDIN', url: `https://www.linkedin.com/in/${word}` } as const;
  await api.users.update({
    params,
    body: { birthDate: '1997-03-05', interests: `la voile ${word}`, Socials: [social] },
  });
  const doctorate = { thesisTitle: `Les marées ${word}`, researchDomain: '3', careerPlan: `Partir ${word}` };
  await api.doctorates.update({ params: { userId: person.id }, body: doctorate });
  await api.diplomas.create({ body: { ...own, name: `Master ${word}`, university: 'Rive-Sud' } });
  await api.experiences.create({ body: { ...own, title: `Vigie ${word}`, company: 'Le Phare' } });
  await api.publications.create({
    body: { userId: person.id, title: `Flux ${word}`, description: 'Reflux', date: 2024, isPublic: false },
  });
  const { id } = await api.portfolios.create({ body: { title: `Bilan ${word}` } });
  const [skill] = await api.portfolios.listSkills({ params: { portfolioId: id } });
  if (!skill) throw new Error('the catalogue is empty');
  await api.portfolios.rateMany({
    params: { id },
    body: { ratings: [{ id: skill.id, value: 4, importantFlag: true }] },
  });
  await api.portfolios.update({
    params: { id },
    body: { wishes: ['research'], keptJobs: ['j1'], hiddenJobs: ['j2'], comparedJobs: ['j1', 'j3'] },
  });
  await api.usercv.addSkill({ body: { skillId: skill.Skill.id, value: 3.5, proof: `J’ai vogué ${word}` } });
  await api.usercv.update({ params, body: { about: `Bonjour ${word}`, showDiplomas: true } });
  await api.resources.create({
    body: { label: `Site ${word}`, description: 'à lire', url: `https://${word}.example` },
  });
  return { skill: skill.Skill };
};

const scene = async (language: Language, word: string) => {
  const university = await buildUniversity({ name: 'Université du Grand-Bocage', timeZone: 'Pacific/Noumea' });
  const names = { firstName: 'Apolline', lastName: 'Vantieghem', email: newEmail() };
  const person = await buildAccount('ACCEPTED', { universityId: university.id, language, ...names });
  const colleague = await buildAccount('ACCEPTED', { universityId: university.id });
  const admin = await buildAccount('ACCEPTED', { universityId: university.id, role: 'admin', lastName: 'Escoffier' });
  const { skill } = await sayEverything(person, word);
  await sayEverything(colleague, 'collègue');
  const key = newPictureKey();
  await filesClient.send(new PutObjectCommand({ Bucket: filesBucket(), Key: key, Body: 'portrait' }));
  await Users.build(UpdateItemCommand)
    .item({ id: person.id, avatarUrl: pictureUrlOf(key) })
    .send();
  await (await as(admin)).users.setStatus({ params: { id: person.id }, body: { status: 'REJECTED' } });
  await (await as(admin)).users.setStatus({ params: { id: person.id }, body: { status: 'ACCEPTED' } });
  const ended = { actorId: admin.id, universityId: university.id, call: 'sessions ended', requestId: 'none' };
  const now = new Date();
  await commit([auditChange({ ...ended, targets: [person.id], network: '203.0.113.0/24' }, now)], { now });
  const { ask, link } = archivesOf(person);
  await ask();
  await makeArchive(person);
  return { person, admin, skill, files: await filesAt(await link()) };
};

/** Nested names are joined by a point. */
const namesIn = (value: unknown, before = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => namesIn(one, before));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [before + name, ...namesIn(inner, `${before}${name}.`)]);
};

test('holds everything of a person as they said it, and nothing of anybody else', async () => {
  const { person, skill, files } = await scene('fr', 'pingouin');
  const read = (name: string) => JSON.parse(files[`${name}.json`] ?? 'null');
  // The time zone is the university's.
  expect(files['README.txt']).toContain('(UTC+11)');
  expect(read('profile')).toMatchObject({
    firstName: 'Apolline',
    email: person.email,
    birthDate: '1997-03-05',
    interests: 'la voile pingouin',
    socials: [{ platform: 'LINKEDIN', url: 'https://www.linkedin.com/in/pingouin' }],
    university: 'Université du Grand-Bocage',
    photo: 'photo.webp',
    language: 'fr',
    status: 'ACCEPTED',
  });
  expect(read('doctorate')).toMatchObject({ thesisTitle: 'Les marées pingouin', careerPlan: 'Partir pingouin' });
  // A list that people keep has calls of its own, and belongs into the copy (Article 15).
  const lists = Object.entries(contracts).flatMap(([name, calls]) =>
    'create' in calls && 'keeps' in calls.create && calls.create.keeps?.name === name && 'listOfUser' in calls
      ? name
      : [],
  );
  expect(lists).toEqual(expect.arrayContaining(['diplomas', 'experiences', 'publications']));
  expect(lists.filter((name) => read(name === 'portfolios' ? 'assessments' : name) === null)).toEqual([]);
  expect(read('diplomas')).toEqual([{ name: 'Master pingouin', university: 'Rive-Sud', ...period }]);
  expect(read('experiences')).toEqual([{ title: 'Vigie pingouin', company: 'Le Phare', ...period }]);
  expect(read('publications')).toMatchObject([{ title: 'Flux pingouin', date: 2024, isPublic: false }]);
  expect(read('assessments')).toMatchObject([
    {
      title: 'Bilan pingouin',
      researchDomain: '3',
      wishes: ['research'],
      keptJobs: [{ id: 'j1' }],
      hiddenJobs: [{ id: 'j2' }],
      comparedJobs: [{ id: 'j1' }, { id: 'j3' }],
      ratings: [{ kind: 'skill', id: skill.id, name: skill.nameFR, value: 4, liked: true }],
    },
  ]);
  expect(read('cv')).toMatchObject({
    about: 'Bonjour pingouin',
    showDiplomas: true,
    showExperiences: false,
    skills: [{ id: skill.id, name: skill.nameFR, stars: 3.5, proof: 'J’ai vogué pingouin' }],
  });
  expect(read('resources')).toMatchObject([{ label: 'Site pingouin', type: 'LINK', url: 'https://pingouin.example' }]);
  // The test's session, and the one that requested the copy.
  expect(read('sessions')).toHaveLength(2);
  expect(read('mails').map(({ kind }: { kind: string }) => kind)).toContain('accepted');
  expect(files['photo.webp']).toBe('portrait');
  const all = Object.values(files).join('\n');
  expect(all).not.toMatch(/collègue|Escoffier/);
});

test('tells what was done by the person and to them, and not by whom', async () => {
  const { person, admin, files } = await scene('fr', 'macareux');
  const activity: Record<'by' | 'act' | 'from' | 'to' | 'network', string | null>[] = JSON.parse(
    files['activity.json'] ?? '',
  );
  expect(activity.map(({ by, act, from, to }) => `${by} ${act} ${from} ${to}`).sort()).toEqual([
    'other a changé le statut ACCEPTED REJECTED',
    'other a changé le statut REJECTED ACCEPTED',
    'other a fermé des sessions null null',
    'you a demandé une copie de ses données null null',
    'you a ouvert une session sur un nouvel appareil null null',
  ]);
  // Somebody else's network is theirs.
  expect(activity.filter(({ by, network }) => by === 'other' && network !== null)).toEqual([]);
  expect(activity.find(({ act }) => act?.includes('session'))?.network).toMatch(/^[\d.:a-f]+\/(24|48)$/);
  for (const id of [person.id, admin.id]) expect(files['activity.json']).not.toContain(id);
});

test('holds no password, secret, hash or inner key', async () => {
  const { person, files } = await scene('fr', 'guillemot');
  const all = Object.values(files).join('\n');
  const items = (await allItems()).filter(({ PK }) => /^(CREDENTIAL|RENEWAL|LINK)#/.test(String(PK)));
  const secrets = items
    .filter(({ PK }) => String(PK).includes(person.id))
    .flatMap((item) =>
      Object.entries(item).flatMap(([name, value]) =>
        /hash|seed/i.test(name) && typeof value === 'string' ? [value] : [],
      ),
    );
  expect(secrets.length).toBeGreaterThan(1);
  for (const secret of secrets) expect(all).not.toContain(secret);
  expect(all).not.toMatch(/USER#|GSI1|sessionEpoch|"_et"|passwordHash|"revision"|"userId"/);
  expect(all).not.toContain(person.id);
});

test.each([
  ['fr', fr],
  ['en', en],
] as const)(
  'has a README in the person’s language (%s) that explains each file and each field',
  async (language, texts) => {
    const { files } = await scene(language, language === 'fr' ? 'fou' : 'gannet');
    expect(files['README.txt']).toContain(texts.title);
    for (const [name, { about, fields }] of Object.entries(texts.files)) {
      expect(files['README.txt']).toContain(`${name}.json\n  ${about}`);
      const said = new Set(namesIn(JSON.parse(files[`${name}.json`] ?? 'null')));
      const known = Object.keys(fields);
      expect(
        [...said].filter((field) => !known.includes(field)),
        name,
      ).toEqual([]);
    }
    expect(
      Object.keys(files)
        .filter((path) => path.endsWith('.json'))
        .sort(),
    ).toEqual(
      Object.keys(texts.files)
        .map((name) => `${name}.json`)
        .sort(),
    );
    expect(files['README.txt']).toContain(language === 'fr' ? '3: Biologie' : '3: Biology');
  },
);

test('holds no printed CV while nothing of it is public, and says so', async () => {
  const other = await buildAccount();
  const { ask, link } = archivesOf(other);
  await ask();
  await makeArchive(other);
  const files = await filesAt(await link());
  expect(files).not.toHaveProperty(['cv.pdf']);
  expect(files['README.txt']).toContain('Votre CV n’est pas public');
});

test('the printer prints a public CV of what anybody reads alone, and nothing of a private one', async () => {
  const person = await buildAccount('ACCEPTED', { firstName: 'Apolline', lastName: 'Vantieghem' });
  await sayEverything(person, 'cormoran');
  const print = (publicCvOf: string): Promise<unknown> =>
    asFunction('exports', () => handler({ publicCvOf, language: 'fr' }, {} as Context));
  const { pdf } = z.parse(z.object({ pdf: z.string() }), await print(person.id));
  const read = await readPdf(Buffer.from(pdf, 'base64'));
  const text = read.pages.map((page) => page.text).join(' ');
  for (const said of ['Apolline Vantieghem', 'Bonjour cormoran', 'Master cormoran', 'Rive-Sud, Lyon']) {
    expect(text).toContain(said);
  }
  expect(text).not.toMatch(/Vigie|Flux|marées/);
  expect(read).toMatchObject({ language: 'fr', isTagged: true, metadata: { pdfua: '1' } });
  expect(await print((await buildAccount()).id)).toEqual({ pdf: null });
});
