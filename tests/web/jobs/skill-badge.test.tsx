import { expect, test } from 'vitest';
import { renderElement, textsOfAll } from '#tests/support/rendered.tsx';
import { SkillMarks } from '#web/features/jobs/row-skills.tsx';
import { SkillBadge } from '#web/features/jobs/skill-badge.tsx';

const names = new Map([
  ['s1', 'Écoute'],
  ['s2', 'Rigueur'],
  ['s3', 'Négociation'],
  ['s4', 'Rédaction'],
  ['s5', 'Analyse'],
]);
const skill = (SkillId: string, value: number | null, importance: number) => ({
  SkillId,
  value,
  importance,
  contribution: 0,
});
const skills = [skill('s1', 5, 3), skill('s2', 3, 5), skill('s3', 2, 5), skill('s4', null, 4), skill('s5', 4, 3)];

const open = (language: 'fr' | 'en', coursesPathOf?: (id: string) => string) =>
  renderElement(<SkillMarks skills={skills} label="Compétences" tools={{ skillNames: names, coursesPathOf }} />, {
    language,
  });

test('a badge is green above 3, amber at 3, red at 2 or below, grey where nothing is rated', async () => {
  const { page } = await open('fr');
  expect([...page.querySelectorAll('.mark')].map(({ className }) => className)).toEqual([
    'mark up',
    'mark mid',
    'mark down',
    'mark none',
    'mark up',
  ]);
});

test.each([
  ['fr', ['Écoute', 'Rigueur', 'Négociation', 'Rédaction', 'Analyse'], 'non noté', 'sur 5, '],
  ['en', ['Écoute', 'Rigueur', 'Négociation', 'Rédaction', 'Analyse'], 'not rated', 'out of 5, '],
] as const)('a badge says name and rating, in the order given, in %s', async (language, order, unrated, scale) => {
  const { page } = await open(language);
  expect(textsOfAll(page.querySelectorAll('.mark > span:first-of-type'))).toEqual(order);
  expect(textsOfAll(page.querySelectorAll('.mark b'))).toEqual(['5', '3', '2', '4']);
  expect(page.querySelector('.mark.none')?.textContent).toBe(`Rédaction, ${unrated}`);
  expect(page.querySelector('.mark.mid .sr')?.textContent?.startsWith(scale)).toBe(true);
});

test.each([
  [2, 2, 'Tact2sur 5'],
  [3, 3, 'Tact3sur 5'],
  [2, 5, 'Tact2sur 5, à développer'],
  [3, 5, 'Tact3sur 5, à consolider'],
  [4, 5, 'Tact4sur 5, point fort'],
])('rated %i where %i is asked for, a badge reads “%s”: no tint contradicts its words', async (value, asked, text) => {
  const { page } = await renderElement(
    <SkillBadge skill={skill('s1', value, asked)} name="Tact" coursesPath={undefined} />,
    { language: 'fr' },
  );
  expect(page.querySelector('.mark')?.textContent).toBe(text);
});

test('a press on a badge leads to the courses for that skill, in a new tab', async () => {
  const { page } = await open('fr', (id) => `/user/courses?searchedSkillId=${id}`);
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a.mark')];
  expect(links.map((link) => [link.getAttribute('href'), link.target])).toEqual(
    ['s1', 's2', 's3', 's4', 's5'].map((id) => [`/user/courses?searchedSkillId=${id}`, '_blank']),
  );
  expect(links[0]?.textContent).toMatch(/voir les formations \(nouvel onglet\)$/);
});
