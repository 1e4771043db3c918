import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { foundOf, itemOf, jobAt, openJobs, skill } from './samples.ts';

const described = jobAt(1, {
  isPartial: true,
  wishes: ['care', 'law_rights'],
  mostImportantSkills: [skill('s1', 5, 4), skill('s2', 3, 4), skill('s3', null, 4)],
  Job: {
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
    'Répond des droits des patients.',
    ['En bref', 'Entreprise', 'Service public', 'Sur concours'],
    ['Ce qui vous attire', 'La santé', 'Le droit'],
    ['point fort', 'à consolider', 'non noté'],
    'Classement incertain : vous avez noté peu de compétences de ce métier.',
    'Pourquoi ce métier ?',
  ],
  [
    'en',
    'Job 1',
    'Answers for patients’ rights.',
    ['In short', 'Company', 'Public service', 'By competition'],
    ['What draws you', 'Health', 'Law'],
    ['strength', 'to strengthen', 'not rated'],
    'Uncertain rank: you have rated few of this job’s skills.',
    'Why this job?',
  ],
] as const)(
  'a job says what it is, who employs, what it asks for, what of it draws one and how sure that is (%s)',
  async (...told) => {
    const [language, name, description, facts, wishes, standings, uncertain, why] = told;
    const { user } = await openJobs(foundOf([described]), {
      language,
      replies: {
        'portfolios.explainJob': () => new Promise(() => {}),
        'catalogue.listActivities': () => new Promise(() => {}),
      },
    });
    const item = within(await itemOf(name));
    expect(item.getByText(description)).toBeTruthy();
    for (const [title, ...words] of [facts, wishes]) {
      expect(textsOfAll(within(item.getByRole('list', { name: title })).getAllByRole('listitem'))).toEqual(words);
    }
    const badges = document.querySelectorAll<HTMLElement>('.job .badge');
    expect([...badges].map((badge, i) => within(badge).queryByText(new RegExp(`${standings[i]}$`)) !== null)).toEqual([
      true,
      true,
      true,
    ]);
    expect(textsOfAll(document.querySelectorAll('.job .content > .muted.small'))).toEqual([uncertain]);
    expect(document.querySelector('.why .inner')).toBeNull();
    const question = document.querySelector('.why summary') as HTMLElement;
    expect(textOf(question)).toBe(`${why} ${name}`);
    await user.click(question);
    expect(document.querySelector('.why .inner')).toBeTruthy();
  },
);

test('an unknown property of a job renders nothing', async () => {
  await openJobs(foundOf([jobAt(1)]));
  const item = await itemOf('Métier 1');
  for (const part of ['.measure', '.job-facts', '.drawn', '.badge-groups', '.family', '.kept'])
    expect(item.querySelector(part), part).toBeNull();
  expect(item.textContent).not.toContain('incertain');
});

test.each([
  [
    'fr',
    'Légende',
    ['point fort, 4 ou 5', 'noté 3', 'noté 0, 1 ou 2', 'non noté'],
    'Choisissez une compétence pour afficher les formations suggérées',
  ],
  [
    'en',
    'Key',
    ['strength, 4 or 5', 'rated 3', 'rated 0, 1 or 2', 'not rated'],
    'Click a skill to display suggested formations',
  ],
] as const)('a key says what the tints mean, a hint where a badge leads (%s)', async (language, title, words, hint) => {
  await openJobs(foundOf([described]), { language });
  const key = await screen.findByRole('list', { name: title });
  expect(textsOfAll(within(key).getAllByRole('listitem'))).toEqual(words);
  expect(screen.getByText(hint)).toBeTruthy();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.job a.badge')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['s1', 's2', 's3'].map((id) => `/user/courses?searchedSkillId=${id}`),
  );
});
