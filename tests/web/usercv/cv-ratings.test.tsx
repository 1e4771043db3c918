import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PublicCv } from '#shared/schemas/usercv.ts';
import { renderElement, textsOfAll } from '#tests/support/rendered.tsx';
import { CvSheet } from '#web/features/usercv/cv-sheet.tsx';
import { emptyCv, entry } from './samples.ts';

const skill = (id: string, nameFR: string, name: string, value: number | null, proof: string | null = null) => ({
  ...{ id, value, proof },
  Skill: entry(id, nameFR, name, id !== 's2'),
});

const values = [{ id: 'r8', value: 4.5, Value: entry('v1', 'Humilité', 'Humility') }];
const activities = [{ id: 'r9', value: 5, Activity: entry('a1', 'Enseigner', 'Teaching') }];

const rated: PublicCv = {
  ...emptyCv,
  userCvSkills: [
    skill('s1', 'Écrire', 'Writing', 4.5, 'Deux articles en un an.'),
    skill('s2', 'Animer', 'Facilitating', 2.5),
    skill('s3', 'Négocier', 'Negotiating', 5, 'Trois contrats signés.'),
    skill('s4', 'Coder', 'Coding', 5),
    skill('s5', 'Calculer', 'Computing', null, 'Une note manque.'),
    skill('s6', 'Former', 'Training', 3, 'Vingt heures de cours.'),
    skill('s7', 'Lire', 'Reading', 3.5, 'Une revue de cent articles.'),
    skill('s8', 'Parler', 'Speaking', 2, 'Un exposé à Namur.'),
  ],
  userCvValues: values,
  userCvActivities: activities,
};

const sheetOf = (cv: Partial<PublicCv>) => <CvSheet cv={{ ...emptyCv, ...cv }} userId="u1" />;
const headings = (level: number) => textsOfAll(screen.queryAllByRole('heading', { level }));

test.each([
  [
    'fr',
    ['NégocierExpert, 5 sur 5', 'ÉcrireAvancé, 4,5 sur 5', 'LireSolide, 3,5 sur 5', 'FormerSolide, 3 sur 5'],
    'Les autres compétences, valeurs et activités',
    ['Coder 5/5', 'Animer (retiré du catalogue) 2,5/5', 'Parler 2/5', 'Calculer —non renseigné'],
    ['Compétences', 'Valeurs', 'Activités'],
  ],
  [
    'en',
    [
      'NegotiatingExpert, 5 out of 5',
      'WritingAdvanced, 4.5 out of 5',
      'ReadingSolid, 3.5 out of 5',
      'TrainingSolid, 3 out of 5',
    ],
    'Other skills, values, and activities',
    ['Coding 5/5', 'Facilitating (removed from the catalog) 2.5/5', 'Speaking 2/5', 'Computing —not rated'],
    ['Competencies', 'Values', 'Activity'],
  ],
] as const)(
  'the four best skills with a sentence of proof stand first, the other ratings fold below them (%s)',
  async (language, strengths, fold, others, lists) => {
    const { page } = await renderElement(sheetOf(rated), { language });
    expect(textsOfAll(page.querySelectorAll('.cv-strength'))).toEqual(strengths);
    expect(textsOfAll(page.querySelectorAll('.cv-proofs .said'))).toEqual([
      'Trois contrats signés.',
      'Deux articles en un an.',
      'Une revue de cent articles.',
      'Vingt heures de cours.',
    ]);
    expect(textsOfAll(page.querySelectorAll('summary'))).toEqual([fold]);
    expect(page.querySelector('details')?.open).toBe(false);
    expect(textsOfAll(page.querySelectorAll('details h3'))).toEqual(lists);
    expect(textsOfAll(page.querySelectorAll('details ul:first-of-type')[0]?.children ?? [])).toEqual(others);
  },
);

test('without a sentence no skill stands first: the ratings are the last section, unfolded', async () => {
  const user = {
    ...emptyCv.user,
    Diplomas: [{ id: 'd', name: 'Master', university: 'U', city: 'V', startDate: '2019-09-01', endDate: null }],
  };
  const { page } = await renderElement(
    sheetOf({ user, userCvSkills: [skill('s4', 'Coder', 'Coding', 5)], userCvValues: values }),
  );
  expect(headings(2)).toEqual(['Diplômes obtenus', 'Compétences et valeurs']);
  expect(page.querySelectorAll('details')).toHaveLength(0);
  expect(textsOfAll(page.querySelectorAll('.cv-rated li'))).toEqual(['Coder 5/5', 'Humilité 4,5/5']);
});

test.each<[string, Partial<PublicCv>, string[], string[]]>([
  ['values', { userCvValues: values }, ['Valeurs'], []],
  ['activities', { userCvActivities: activities }, ['Activités'], []],
  ['skills', { userCvSkills: [skill('s4', 'Coder', 'Coding', 5)] }, ['Compétences'], []],
  [
    'values and activities',
    { userCvValues: values, userCvActivities: activities },
    ['Valeurs et activités'],
    ['Valeurs', 'Activités'],
  ],
  ['nothing', {}, [], []],
])('a CV that rates %s alone says no heading twice', async (_, part, sections, lists) => {
  await renderElement(sheetOf(part));
  expect(headings(2)).toEqual(sections);
  expect(headings(3)).toEqual(lists);
});

test('below strengths without other skills the fold does not speak of others', async () => {
  const { page } = await renderElement(
    sheetOf({ userCvSkills: [skill('s1', 'Écrire', 'Writing', 4, 'Deux articles.')], userCvValues: values }),
  );
  expect(textsOfAll(page.querySelectorAll('summary'))).toEqual(['Valeurs']);
});

test.each([
  ['fr', 'Auto-évaluation avec Thésée'],
  ['en', 'Self-assessed with Thésée'],
] as const)('ratings stand under the seal, which says whose they are (%s)', async (language, words) => {
  const { page } = await renderElement(sheetOf(rated), { language });
  expect(screen.getByText(words).querySelector('.seal')).not.toBeNull();
  // Whole for everybody: nothing is ahead, and nothing was kept.
  expect(page.querySelectorAll('.ahead, .knot')).toHaveLength(0);
});

test('a CV without ratings has no seal', async () => {
  const { page } = await renderElement(sheetOf({}));
  expect(page.querySelector('.seal')).toBeNull();
});
