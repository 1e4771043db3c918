import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resize, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { foundOf, jobAt, openJobs, rowOf, skill } from './samples.ts';

const described = jobAt(1, {
  isPartial: true,
  mostImportantSkills: [skill('s1', 5, 4), skill('s2', 3, 4), skill('s3', null, 4)],
  Job: {
    definition: 'Stand up for patients',
    definitionFR: 'Défendre les malades',
    description: 'Answers for patients’ rights.',
    descriptionFR: 'Répond des droits des patients.',
    employers: ['company', 'public_service'],
    requirement: 'competition',
  },
});

test.each([
  [
    'fr',
    'Métier 1',
    'Défendre les malades, en savoir plus',
    'Répond des droits des patients.',
    ['En bref', 'Entreprise', 'Service public', 'Sur concours'],
    ['point fort', 'à consolider', 'non noté'],
    'Classement incertain : vous avez noté peu de compétences de ce métier.',
  ],
  [
    'en',
    'Job 1',
    'Stand up for patients, learn more',
    'Answers for patients’ rights.',
    ['At a glance', 'Company', 'Public service', 'By competitive exam'],
    ['strength', 'to strengthen', 'not rated'],
    'Uncertain rank: you’ve rated few of this job’s skills.',
  ],
] as const)(
  'a row says what the job is, opens on the whole description, who employs and what it asks for (%s)',
  async (...told) => {
    const [language, name, definition, description, [title, ...facts], standings, uncertain] = told;
    const { user } = await openJobs(foundOf([described]), { language });
    const row = within(await rowOf(name));
    const opener = row.getByRole('button', { expanded: false });
    expect(textOf(opener)).toBe(definition);
    const about = document.querySelector<HTMLElement>('.about');
    expect(about?.hidden).toBe(true);
    await user.click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    expect(about?.hidden).toBe(false);
    expect(within(about as HTMLElement).getByText(description)).toBeTruthy();
    expect(textsOfAll(within(row.getByRole('list', { name: title })).getAllByRole('listitem'))).toEqual(facts);
    const marks = [...document.querySelectorAll<HTMLElement>('.job-row > .marks .mark')];
    expect(marks.map((mark, i) => textOf(mark).includes(standings[i] ?? '?'))).toEqual([true, true, true]);
    expect(textsOfAll(document.querySelectorAll('.job-row > .body > .muted.small'))).toEqual([uncertain]);
  },
);

test('an unknown property of a job renders nothing', async () => {
  await openJobs(foundOf([jobAt(1)]));
  const row = await rowOf('Métier 1');
  for (const part of ['.about', '.def', '.for', '.job-facts', '.marks', '.kin', '.is-kept', '.rose'])
    expect(row.querySelector(part), part).toBeNull();
  expect(row.textContent).not.toContain('incertain');
});

test('a job with a definition alone has nothing to open', async () => {
  await openJobs(foundOf([jobAt(1, { Job: { definitionFR: 'Défendre les malades' } })]));
  const row = await rowOf('Métier 1');
  expect(textsOfAll(row.querySelectorAll('.def'))).toEqual(['Défendre les malades']);
  expect(row.querySelector('button.def')).toBeNull();
});

test.each([
  ['fr', 'Choisissez une compétence pour afficher les formations suggérées'],
  ['en', 'Click a skill to display suggested formations'],
] as const)('a hint says where a badge leads (%s)', async (language, hint) => {
  await openJobs(foundOf([described]), { language });
  await rowOf(language === 'fr' ? 'Métier 1' : 'Job 1');
  expect(screen.getByText(hint)).toBeTruthy();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.job-row a.mark')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['s1', 's2', 's3'].map((id) => `/user/courses?searchedSkillId=${id}`),
  );
});

test.each([
  ['fr', 'Métier 1', '3 étoiles sur 3, 3 compétences'],
  ['en', 'Job 1', '3 stars out of 3, 3 skills'],
] as const)(
  'on a phone the skills stand behind their number, beside the stars, in line on a wider screen (%s)',
  async (language, name, words) => {
    await resize(390);
    await openJobs(foundOf([described]), { language });
    const row = await rowOf(name);
    const fold = row.querySelector<HTMLDetailsElement>('.skills-thin');
    expect([textOf(fold?.querySelector('summary') as HTMLElement), fold?.open]).toEqual([words, false]);
    expect(fold?.querySelectorAll('a.mark')).toHaveLength(3);
    expect(row.querySelector(':scope > .marks')).toBeNull();
    await resize(1280);
    expect(row.querySelector('.skills-thin')).toBeNull();
    expect(row.querySelectorAll(':scope > .marks a.mark')).toHaveLength(3);
  },
);
