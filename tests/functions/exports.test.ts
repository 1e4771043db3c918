import { beforeAll, describe, expect, test } from 'vitest';
import { pdf as en } from '#shared/i18n/en/pdf.ts';
import { pdf as fr } from '#shared/i18n/fr/pdf.ts';
import { languages } from '#shared/lists.ts';
import { as, refused } from '#tests/support/api.ts';
import { buildUser } from '#tests/support/factories.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

beforeAll(seedCatalogue);

const begin = async (title: string) => {
  const owner = await buildUser({ firstName: 'Zoë', lastName: 'Lefèvre-Łukaszewska' });
  const api = await as(owner);
  const { id, createdAt } = await api.portfolios.create({ body: { title } });
  return { owner, api, id, createdAt };
};

/** A line may break after a hyphen. */
const solid = (text: string): string => text.replace(/\s+/g, '');

const read = async (file: Blob) => {
  expect(file.type).toBe('application/pdf');
  const pdf = await readPdf(new Uint8Array(await file.arrayBuffer()));
  return { ...pdf, text: pdf.pages.map(({ text }) => text).join(' ') };
};

describe('exports.generatePdf', () => {
  test('prints a rated assessment with its jobs in both languages', async () => {
    const { api, id, createdAt } = await begin('Bilan de deuxième année');
    const skills = await api.portfolios.listSkills({ params: { portfolioId: id } });
    const activities = await api.portfolios.listActivities({ params: { portfolioId: id } });
    const values = [1, 4, 3, 5, 2, 0, null];
    const ratings = [...skills, ...activities].map((row, i) => ({ id: row.id, value: values[i % 7] ?? null }));
    await api.portfolios.rateMany({ params: { id }, body: { ratings } });
    const [liked, , , unliked] = activities;
    if (!liked || !unliked) throw new Error('the catalogue has too few activities');
    await api.portfolios.rateActivity({ params: { id: liked.id }, body: { value: 5, importantFlag: true } });
    await api.portfolios.update({ params: { id }, body: { researchDomain: '12' } });
    const { calculatedJobs } = await api.portfolios.generateJobs({ params: { id } });

    for (const lang of languages) {
      const pdf = await read(await api.exports.generatePdf({ params: { id }, query: { lang } }));
      const name = (entry: { name: string; nameFR: string }) => (lang === 'fr' ? entry.nameFR : entry.name);
      const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'Europe/Paris' });
      const expected = [
        'Bilan de deuxième année',
        'Zoë Lefèvre-Łukaszewska',
        day.format(new Date(createdAt)),
        ...skills.map(({ Skill }) => name(Skill)),
        ...skills.flatMap(({ Skill }, i) =>
          values[i % 7] ? (lang === 'fr' ? Skill.descriptionFR : Skill.description) : [],
        ),
        lang === 'fr' ? 'Domaine de recherche : Histoire' : 'Research domain: History',
        ...calculatedJobs.slice(0, 12).map(({ Job }) => name(Job)),
      ];
      expect(pdf.language).toBe(lang);
      expect(expected.filter((text) => !solid(pdf.text).includes(solid(text)))).toEqual([]);
      const { highlights } = { fr, en }[lang];
      const glance = pdf.text.slice(pdf.text.indexOf(highlights.activities), pdf.text.indexOf(highlights.values));
      expect(glance).toContain(name(liked.Activity));
      expect(glance).not.toContain(name(unliked.Activity));
    }
  });

  test('prints an assessment that cannot be matched and says so, in French unless asked otherwise', async () => {
    const { api, id } = await begin('Portfolio');
    const pdf = await read(await api.exports.generatePdf({ params: { id }, query: {} }));
    expect(pdf).toMatchObject({ language: 'fr', isTagged: true });
    expect(pdf.text).toContain('Les métiers ne peuvent pas être calculés : complétez votre évaluation.');
  });

  test('prints for the owner alone', async () => {
    const { owner, id } = await begin('Portfolio');
    const others = {
      stranger: await as(await buildUser()),
      admin: await as(await buildUser({ role: 'admin', university: { id: owner.universityId ?? '' } })),
    };
    const call = (api: (typeof others)['admin']) => refused(api.exports.generatePdf({ params: { id }, query: {} }));
    expect(await call(others.stranger)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await call(others.admin)).toMatchObject({ status: 403, code: 'forbidden' });
  });

  test('refuses an unknown language and an assessment that does not exist', async () => {
    const { owner, api, id } = await begin('Portfolio');
    const query = { lang: 'de' as 'fr' };
    expect(await refused(api.exports.generatePdf({ params: { id }, query }))).toMatchObject({ status: 422 });
    const missing = { id: `${owner.id}.nothingHere` };
    expect(await refused(api.exports.generatePdf({ params: missing, query: {} }))).toMatchObject({ status: 404 });
  });
});
