import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderElement, tableOf, textsOfAll } from '#tests/support/rendered.tsx';
import { CvSheet } from '#web/features/usercv/cv-sheet.tsx';
import { emptyCv, entry } from './samples.ts';

const rated = {
  ...emptyCv,
  userCvSkills: [
    { id: 'r1', value: 3.5, proof: null, Skill: entry('s9', 'Négocier', 'Negotiating') },
    { id: 'r2', value: 0, proof: null, Skill: entry('s2', 'Animer', 'Facilitating', false) },
    { id: 'r3', value: null, proof: null, Skill: entry('s4', 'Écrire', 'Writing') },
  ],
  userCvActivities: [{ id: 'r4', value: 5, Activity: entry('a1', 'Enseigner', 'Teaching') }],
};

test.each([
  {
    language: 'fr',
    lists: ['Compétences', 'Activités'],
    skills: [
      ['Négocier', '3,5/5'],
      ['Animer (retiré du catalogue)', '0/5'],
      ['Écrire', '—non renseigné'],
    ],
    activities: [['Enseigner', '5/5']],
  },
  {
    language: 'en',
    lists: ['Competencies', 'Activity'],
    skills: [
      ['Negotiating', '3.5/5'],
      ['Facilitating (withdrawn from the catalogue)', '0/5'],
      ['Writing', '—not rated'],
    ],
    activities: [['Teaching', '5/5']],
  },
] as const)(
  'a CV rates out of five, in the order it came; N/A is a dash that is read out ($language)',
  async ({ language, ...told }) => {
    await renderElement(<CvSheet cv={rated} />, { language });
    expect(textsOfAll(screen.getAllByRole('heading', { level: 3 }))).toEqual(told.lists);
    expect(screen.getAllByRole('table').map(tableOf)).toEqual([told.skills, told.activities]);
  },
);

test('as much of the five stars is filled as was rated', async () => {
  const { page } = await renderElement(<CvSheet cv={rated} />);
  const shares = [...page.querySelectorAll<HTMLElement>('.share')].map(({ style }) => style.inlineSize);
  expect(shares).toEqual(['70%', '0%', '100%']);
});

test('without a rating there is no section of skills', async () => {
  await renderElement(<CvSheet cv={emptyCv} />);
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
});

test.each([
  ['fr', 'Compétences auto-évaluées avec Thésée'],
  ['en', 'Skills self-assessed with Thésée'],
] as const)('ratings stand under the seal, which says whose they are (%s)', async (language, words) => {
  const { page } = await renderElement(<CvSheet cv={rated} />, { language });
  expect(screen.getByText(words).querySelector('.seal')).not.toBeNull();
  // Whole for everybody: nothing is ahead, and nothing was kept.
  expect(page.querySelectorAll('.ahead, .knot')).toHaveLength(0);
});

test('a CV without ratings has no seal', async () => {
  const { page } = await renderElement(<CvSheet cv={emptyCv} />);
  expect(page.querySelector('.seal')).toBeNull();
});
