import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CalculatedJob } from '#shared/schemas/portfolio.ts';
import { textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { count, entry, foundOf, jobAt, jobsFrom, names, numbers, openJobs } from './samples.ts';

const varied = [
  jobAt(1, { Job: { employers: ['company'], requirement: 'none' } }),
  jobAt(2, { Job: { employers: ['public_service', 'company'], requirement: 'competition' } }),
  jobAt(3, { Job: { employers: ['own_account'], requirement: 'none' } }),
  jobAt(4, { Job: { employers: ['own_account'], requirement: 'training' } }),
  jobAt(5),
];

test.each([
  [
    'fr',
    'Chez qui',
    [
      'Enseignement supérieur et recherche',
      'Entreprise',
      'Service public',
      'Culture et associations',
      'À son compte',
      'Sans concours ni diplôme de plus',
    ],
    ['3 métiers sur 5 avec ces filtres', '1 métier sur 5 avec ces filtres'],
    'Rang',
    'Métier',
    'Filtrer (3)',
  ],
  [
    'en',
    'Working for',
    [
      'Higher education and research',
      'Company',
      'Public service',
      'Culture and nonprofits',
      'Self-employed',
      'No competitive exam or further degree',
    ],
    ['3 of 5 jobs with these filters', '1 of 5 jobs with these filters'],
    'Rank',
    'Job',
    'Filter (3)',
  ],
] as const)(
  'filters hide jobs and change no rank; what is left is counted and stays in the address (%s)',
  async (...told) => {
    const [language, legend, choices, said, rank, job, fold] = told;
    const { user } = await openJobs(foundOf(varied), { language });
    await waitFor(() => expect(names()).toHaveLength(5));
    const employers = within(screen.getByRole('group', { name: legend })).getAllByRole('checkbox');
    const direct = screen.getByRole('checkbox', { name: choices[5] });
    expect([...employers, direct].map((box) => textOf(box.closest('label') ?? box))).toEqual(choices);
    await user.click(screen.getByRole('checkbox', { name: choices[2] }));
    await user.click(screen.getByRole('checkbox', { name: choices[4] }));
    await waitFor(() => expect(count()).toBe(said[0]));
    expect(names()).toEqual([2, 3, 4].map((place) => `${job} ${place}`));
    await user.click(direct);
    await waitFor(() => expect(count()).toBe(said[1]));
    expect(names()).toEqual([`${job} 3`]);
    expect(numbers()).toEqual([`${rank} 3`]);
    expect(window.location.search).toBe('?employer=public_service%2Cown_account&direct=yes');
    expect(screen.getByText(fold)).toBeTruthy();
  },
);

test.each([
  [
    'fr',
    '2 métiers',
    '1 métier sur 2 avec ces filtres',
    '1 métier sur 3 avec ces filtres',
    'Service public',
    'Gardés (3)',
  ],
  ['en', '2 jobs', '1 of 2 jobs with these filters', '1 of 3 jobs with these filters', 'Public service', 'Kept (3)'],
] as const)('a family counts as one job, as it is shown; kept jobs count alone (%s)', async (language, ...told) => {
  const [all, left, keptLeft, employer, view] = told;
  const family = (employers: CalculatedJob['Job']['employers']) => ({
    Job: { family: 'Lecturers', familyFR: 'Enseignants-chercheurs', employers },
  });
  const jobs = [jobAt(1, family(['public_service'])), jobAt(2, family(['public_service'])), jobAt(3), jobAt(4)];
  const { user } = await openJobs(foundOf(jobs, { seenCount: 2 }), {
    language,
    portfolio: { keptJobs: ['j1', 'j3', 'j90'], hiddenJobs: ['j4'] },
    replies: { 'catalogue.listJobs': { jobs: [] } },
  });
  await waitFor(() => expect(count()).toBe(all));
  await user.click(screen.getByRole('checkbox', { name: employer }));
  await waitFor(() => expect(count()).toBe(left));
  await user.click(screen.getByRole('button', { name: view }));
  await waitFor(() => expect(count()).toBe(keptLeft));
});

test('filters are read from the address, and look among all jobs', async () => {
  const { received } = await openJobs(foundOf(varied), { query: '?employer=company%2Cnobody' });
  await waitFor(() => expect(names()).toEqual(['Métier 1', 'Métier 2']));
  const asked = received.filter(({ name }) => name === 'portfolios.generateJobs');
  expect(asked.map(({ query: { limit } }) => limit)).toEqual(['500']);
});

test('what filters leave is counted without the jobs that were set aside', async () => {
  await openJobs(foundOf(varied), { query: '?employer=company', portfolio: { hiddenJobs: ['j1'] } });
  await waitFor(() => expect(names()).toEqual(['Métier 2']));
  expect(count()).toBe('1 métier sur 5 avec ces filtres');
});

test.each(['kept', 'hidden'])('jobs that were %s are looked for among all jobs', async (view) => {
  const { received } = await openJobs(foundOf(jobsFrom(1, 4)), {
    query: `?show=${view}`,
    portfolio: { keptJobs: ['j2'], hiddenJobs: ['j3'] },
  });
  await waitFor(() => expect(names()).toEqual([view === 'kept' ? 'Métier 2' : 'Métier 3']));
  const asked = received.filter(({ name }) => name === 'portfolios.generateJobs');
  expect(asked.map(({ query: { limit } }) => limit)).toEqual(['500']);
});

test.each([
  ['fr', 'Ailleurs que dans votre domaine', ['Métier 2', 'Métier 4']],
  ['en', 'Outside my domain', ['Job 2', 'Job 4']],
] as const)('with a domain, jobs elsewhere are shown alone, at their numbers (%s)', async (language, words, left) => {
  const access = ['open', 'outside', 'neighbouring', 'outside'] as const;
  const jobs = access.map((domainAccess, i) => jobAt(i + 1, { domainAccess }));
  const { user } = await openJobs(foundOf(jobs), { language, portfolio: { researchDomain: '12' } });
  await user.click(await screen.findByRole('checkbox', { name: words }));
  await waitFor(() => expect(names()).toEqual(left));
  expect(numbers().map((number) => number.replace(/\D/g, ''))).toEqual(['2', '4']);
  expect(window.location.search).toBe('?elsewhere=yes');
});

test('without a domain no job is elsewhere', async () => {
  await openJobs(foundOf(varied));
  await waitFor(() => expect(names()).toHaveLength(5));
  expect(screen.queryByRole('checkbox', { name: 'Ailleurs que dans votre domaine' })).toBeNull();
});

test.each([
  ['fr', 'Suivre vos métiers gardés et écartés', 'Filtrer (1)'],
  ['en', 'Learn from the jobs I keep and set aside', 'Filter (1)'],
] as const)('a switch shows the order without kept and set-aside jobs (%s)', async (language, words, fold) => {
  const { user } = await openJobs(
    ({ query: { reactions } }) => foundOf(reactions === 'off' ? [jobAt(2), jobAt(1)] : [jobAt(1), jobAt(2)]),
    { language },
  );
  const follow = await screen.findByRole('switch', { name: words });
  expect((follow as HTMLInputElement).checked).toBe(true);
  await user.click(follow);
  await waitFor(() => expect(names()[0]).toMatch(/ 2$/));
  expect(window.location.search).toBe('?reactions=off');
  expect(screen.getByText(fold)).toBeTruthy();
});

test.each([
  [
    'fr',
    '?direct=yes',
    'Aucun métier avec ces filtres',
    'Les filtres cachent des métiers sans changer leur rang : enlevez-en un pour en revoir.',
    '0 métier sur 2 avec ces filtres',
    'Revoir tous les métiers',
    '2 métiers',
  ],
  [
    'fr',
    '?show=kept',
    'Vous n’avez encore gardé aucun métier',
    'Gardez ceux auxquels vous voulez revenir : vous les retrouverez ici et dans votre projet professionnel.',
    'Aucun métier gardé',
    'Revoir tous les métiers',
    '2 métiers',
  ],
  [
    'fr',
    '?show=hidden',
    'Vous n’avez écarté aucun métier',
    'Ceux que vous écartez de la liste attendent ici, au cas où.',
    'Aucun métier écarté',
    'Revoir tous les métiers',
    '2 métiers',
  ],
  [
    'en',
    '?direct=yes',
    'No jobs with these filters',
    'Filters hide jobs without changing their rank: remove one to see more.',
    '0 of 2 jobs with these filters',
    'Show all jobs again',
    '2 jobs',
  ],
  [
    'en',
    '?show=kept',
    'You haven’t kept any jobs yet',
    'Keep the ones you want to come back to: you’ll find them here and in your career plan.',
    'No jobs kept',
    'Show all jobs again',
    '2 jobs',
  ],
  [
    'en',
    '?show=hidden',
    'You haven’t set any jobs aside',
    'The ones you set aside wait here, just in case.',
    'No jobs set aside',
    'Show all jobs again',
    '2 jobs',
  ],
] as const)(
  'filters without results say so, with the way back (%s, %s)',
  async (language, query, title, text, none, back, all) => {
    const { user } = await openJobs(foundOf(jobsFrom(1, 2)), { language, query });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(textOf(document.body)).toContain(text);
    expect(count()).toBe(none);
    await user.click(screen.getByRole('button', { name: back }));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(count()).toBe(all);
    expect(document.activeElement?.id).toBe('jobs-count');
    expect(window.location.search).toBe('');
  },
);

test.each([
  [
    'fr',
    'kept',
    ['Gardés (2)', 'Écartés (1)'],
    '2 métiers gardés',
    'Aussi gardés, mais hors de la liste d’aujourd’hui',
    'Ne plus garder : Glaciologue',
  ],
  [
    'fr',
    'hidden',
    ['Gardés (1)', 'Écartés (2)'],
    '2 métiers écartés',
    'Aussi écartés, mais hors de la liste d’aujourd’hui',
    'Remettre dans la liste : Glaciologue',
  ],
  [
    'en',
    'kept',
    ['Kept (2)', 'Set aside (1)'],
    '2 jobs kept',
    'Also kept, but not in today’s list',
    'Stop keeping: Glaciologist',
  ],
  [
    'en',
    'hidden',
    ['Kept (1)', 'Set aside (2)'],
    '2 jobs set aside',
    'Also set aside, but not in today’s list',
    'Put back in the list: Glaciologist',
  ],
] as const)('marked jobs are shown alone, not folded; one of another domain is not lost (%s, %s)', async (...told) => {
  const [language, view, segments, said, title, drop] = told;
  const family = { Job: { family: 'Advice', familyFR: 'Conseil' } };
  const [many, one] = [['j2', 'j90'], ['j1']];
  const { user, kept } = await openJobs(foundOf([1, 2, 3].map((rank) => jobAt(rank, family))), {
    language,
    query: `?show=${view}`,
    portfolio: view === 'kept' ? { keptJobs: many, hiddenJobs: one } : { keptJobs: one, hiddenJobs: many },
    replies: {
      'catalogue.listJobs': { jobs: [entry('j90', 'Glaciologue', 'Glaciologist'), entry('j91', 'Autre', 'Other')] },
    },
  });
  const away = await screen.findByRole('region', { name: title });
  expect(names()).toEqual([language === 'fr' ? 'Métier 2' : 'Job 2']);
  expect(count()).toBe(said);
  for (const words of segments) expect(screen.getByText(words)).toBeTruthy();
  expect(textsOfAll(away.querySelectorAll('li > span:first-child'))).toEqual([
    language === 'fr' ? 'Glaciologue' : 'Glaciologist',
  ]);
  await user.click(screen.getByRole('button', { name: drop }));
  await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull());
  expect(view === 'kept' ? kept().keptJobs : kept().hiddenJobs).toEqual(['j2']);
});
