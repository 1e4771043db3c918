import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { languages } from '#shared/lists.ts';
import { as, refused } from '#tests/support/api.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

beforeAll(seedCatalogue);
afterEach(() => void vi.useRealTimers());

/** A line may break after a hyphen. */
const solid = (text: string): string => text.replace(/\s+/g, '');

const read = async (file: Blob) => {
  expect(file.type).toBe('application/pdf');
  const pdf = await readPdf(new Uint8Array(await file.arrayBuffer()));
  return { ...pdf, text: solid(pdf.pages.map(({ text }) => text).join(' ')) };
};

const proofs = ['Un modèle bayésien, six années de séjours.', 'Deux articles et trois réunions publiques.'];

const rated = async () => {
  const university = await buildUniversity({ name: 'Université du Grand-Bocage' });
  const owner = await buildUser({ university, firstName: 'Émilie', lastName: 'Durand' });
  const api = await as(owner);
  const { id } = await api.portfolios.create({ body: { title: 'Bilan confidentiel' } });
  const params = { portfolioId: id };
  const skills = await api.portfolios.listSkills({ params });
  const [activity] = await api.portfolios.listActivities({ params });
  const [value] = await api.portfolios.listValues({ params });
  if (!activity || !value) throw new Error('the catalogue is empty');
  const values = [5, 5, 3, 2, 0, null];
  const ratings = skills.slice(0, 6).map((row, i) => ({
    id: row.id,
    value: values[i] ?? null,
    importantFlag: i === 1 ? false : null,
  }));
  const others = [activity, value].map((row) => ({ id: row.id, value: 4 }));
  await api.portfolios.rateMany({ params: { id }, body: { ratings: [...ratings, ...others] } });
  const named = skills.slice(0, 6).map(({ Skill }) => Skill);
  const [, , third, low] = named;
  await api.usercv.addSkill({ body: { skillId: third?.id ?? '', value: 3, proof: proofs[0] } });
  await api.usercv.addSkill({ body: { skillId: low?.id ?? '', value: 2, proof: proofs[1] } });
  return { owner, api, id, skills: named, activity: activity.Activity, value: value.Value };
};

const shown = (text: string, names: readonly string[]): string[] => names.filter((name) => text.includes(solid(name)));

test('prints one page of the best rated skills, in both languages: name, university, today and the sentences, nothing low, nothing disliked', async () => {
  const { api, id, skills, activity, value } = await rated();
  for (const lang of languages) {
    const nameOf = (entry: { name: string; nameFR: string }) => (lang === 'fr' ? entry.nameFR : entry.name);
    const pdf = await read(await api.exports.generateSharedPdf({ params: { id }, query: { lang }, body: {} }));
    const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(new Date());
    const said = lang === 'fr' ? `Établi le ${day.replace(/^1 /, '1er ')}` : `Prepared on ${day}`;
    expect(shown(pdf.text, ['Émilie Durand', 'Université du Grand-Bocage', said])).toHaveLength(3);
    const names = skills.map(nameOf);
    expect(shown(pdf.text, names)).toEqual([names[0], names[2]]);
    // What has a sentence stands first.
    expect(pdf.text.indexOf(solid(names[2] ?? ''))).toBeLessThan(pdf.text.indexOf(solid(names[0] ?? '')));
    expect(shown(pdf.text, proofs)).toEqual([proofs[0]]);
    expect(shown(pdf.text, [activity, value].map(nameOf))).toEqual([]);
    expect(pdf.text).not.toContain('confidentiel');
    expect(pdf).toMatchObject({ language: lang, isTagged: true, metadata: { title: pdf.title, pdfua: '1' } });
    expect(pdf.title).toContain('Émilie Durand');
    expect(pdf.pages).toHaveLength(1);
  }
});

test('prints the strengths that were chosen, and of them nothing that may not be shown', async () => {
  const { api, id, skills, value } = await rated();
  const all = [...skills, value].map(({ nameFR }) => nameFR);
  const shownOf = async (...chosen: ((typeof skills)[number] | undefined)[]) => {
    const body = { strengths: ['s999', ...chosen.map((entry) => entry?.id ?? '')] };
    return shown((await read(await api.exports.generateSharedPdf({ params: { id }, body }))).text, all);
  };
  expect(await shownOf(skills[1], skills[2], skills[3])).toEqual([skills[2]?.nameFR]);
  expect(await shownOf(skills[5], value)).toEqual([]);
});

test('prints kept jobs only when they are asked for', async () => {
  const { api, id } = await rated();
  const [job] = (await api.catalogue.listJobs()).jobs;
  await api.portfolios.update({ params: { id }, body: { keptJobs: [job?.id ?? ''] } });
  const textWith = async (body: { jobs?: boolean }) =>
    (await read(await api.exports.generateSharedPdf({ params: { id }, body }))).text;
  expect(await textWith({})).not.toContain(solid(job?.nameFR ?? ''));
  expect(await textWith({ jobs: true })).toContain(solid(`Métiers envisagés ${job?.nameFR}`));
});

test('prints the latest experiences until the CV shows its own, and the publications that the CV shows', async () => {
  const { owner, api, id } = await rated();
  const userId = owner.id;
  const post = { userId, company: 'Observatoire', city: 'Lyon', startDate: '2022-11-02' };
  await api.experiences.create({ body: { ...post, title: 'Chargée d’études' } });
  await api.experiences.create({ body: { ...post, title: 'Guide de montagne', isPublic: true } });
  const work = { userId, description: 'Un article.' };
  await api.publications.create({ body: { ...work, title: 'Lire un risque', isPublic: true } });
  await api.publications.create({ body: { ...work, title: 'Brouillon' } });
  const entries = ['Chargée d’études', 'Guide de montagne', 'Lire un risque', 'Brouillon'];
  const shownNow = async () =>
    shown((await read(await api.exports.generateSharedPdf({ params: { id }, body: {} }))).text, entries);
  expect(await shownNow()).toEqual(['Chargée d’études', 'Guide de montagne']);
  await api.usercv.update({ params: { id: userId }, body: { showExperiences: true, showPublications: true } });
  expect(await shownNow()).toEqual(['Guide de montagne', 'Lire un risque']);
});

test('leads to the CV while something of it is public, and only then', async () => {
  const { owner, api, id } = await rated();
  const linksNow = async () => {
    const { pages } = await read(await api.exports.generateSharedPdf({ params: { id }, body: {} }));
    return new Set(pages.flatMap(({ links }) => links));
  };
  const change = (showSkills: boolean) => api.usercv.update({ params: { id: owner.id }, body: { showSkills } });
  expect(await linksNow()).toEqual(new Set());
  await change(true);
  expect(await linksNow()).toEqual(new Set([`${process.env.SITE_ORIGIN}/public/cv/${owner.id}`]));
  await change(false);
  expect(await linksNow()).toEqual(new Set());
});

test('says of the doctorate what is known of it, in its year', async () => {
  const { owner, api, id } = await rated();
  const startDate = `${new Date().getFullYear() - 2}-01-01`;
  await api.doctorates.update({
    params: { userId: owner.id },
    body: { thesisTitle: 'Îlots voisins', researchDomain: '12', startDate },
  });
  const { text } = await read(await api.exports.generateSharedPdf({ params: { id }, body: {} }));
  const said = ['Sujet de thèse Îlots voisins', 'Doctorat en histoire, 3e année', 'Depuis le 1er janvier'];
  expect(shown(text, said)).toEqual(said);
});

test('prints the level of the CV where the skill stands on it, and the degrees in one line', async () => {
  const { owner, api, id, skills } = await rated();
  await api.usercv.addSkill({ body: { skillId: skills[2]?.id ?? '', value: 4.5 } });
  const school = { userId: owner.id, city: 'Lyon', startDate: '2018-09-01', endDate: '2020-06-30' };
  await api.diplomas.create({ body: { ...school, name: 'Master de sociologie', university: 'Rive-Sud' } });
  const { text } = await read(await api.exports.generateSharedPdf({ params: { id }, body: {} }));
  const said = ['Avancé, 4,5 sur 5', 'Diplômes Master de sociologie Rive-Sud, 2020'];
  expect(shown(text, said)).toEqual(said);
  expect(text).not.toContain(solid('Solide, 3 sur 5'));
});

test('refuses more strengths than the page holds', async () => {
  const { api, id, skills } = await rated();
  const strengths = Array.from({ length: 5 }, () => skills[0]?.id ?? '');
  const call = api.exports.generateSharedPdf({ params: { id }, body: { strengths } });
  expect(await refused(call)).toMatchObject({ status: 422 });
});

test.each([
  ['America/Martinique', '28 février 2027', '4e'],
  ['Pacific/Noumea', '1er mars 2027', '5e'],
])(
  'both PDFs are dated by the day that it is where the university is, in %s, and so is the year of the doctorate (D83)',
  async (timeZone, day, year) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-28T22:00:00Z') });
    const owner = await buildUser({ university: await buildUniversity({ timeZone }) });
    const api = await as(owner);
    await api.doctorates.update({ params: { userId: owner.id }, body: { startDate: '2023-03-01' } });
    const { id } = await api.portfolios.create({ body: { title: 'Bilan' } });
    const shared = await read(await api.exports.generateSharedPdf({ params: { id }, body: {} }));
    expect(shared.text).toContain(solid(`Établi le ${day}`));
    expect(shared.text).toContain(solid(`Doctorat, ${year} année`));
    expect((await read(await api.exports.generatePdf({ params: { id }, query: {} }))).text).toContain(solid(day));
  },
);
