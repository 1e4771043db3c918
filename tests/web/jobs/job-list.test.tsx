import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { count, foundOf, itemOf, jobAt, jobsFrom, listed, names, openJobs, skill } from './samples.ts';

const groups = () =>
  [...document.querySelectorAll('.cert')].map((group) => [
    textOf(group.querySelector('h2') ?? group),
    textOf(group.querySelector('header p') ?? group),
    ...textsOfAll(group.querySelectorAll('.jobs > .job h3')),
  ]);

test.each([
  [
    'fr',
    [
      [
        'Ceux qui tiennent bon',
        'Même avec des réponses un peu plus hautes ou plus basses, ils restent en tête.',
        'Métier 1',
      ],
      [
        'Ceux qui tiennent à quelques réponses',
        'Ils sont là le plus souvent ; deux ou trois nuances peuvent les faire avancer ou reculer.',
        'Métier 2',
        'Métier 3',
      ],
      [
        'Ceux qui méritent un coup d’œil',
        'Proches les uns des autres : leur ordre dit peu, leur différence beaucoup.',
        'Métier 4',
      ],
    ],
    '4 métiers, du plus proche au plus éloigné',
  ],
  [
    'en',
    [
      ['Those that hold', 'Even with answers a little higher or lower, they stay at the top.', 'Job 1'],
      [
        'Those that hang on a few answers',
        'They are there most of the time; two or three nuances can move them up or down.',
        'Job 2',
        'Job 3',
      ],
      ['Those worth a look', 'Close to one another: their order says little, their difference a lot.', 'Job 4'],
    ],
    '4 jobs, from the closest to the furthest',
  ],
] as const)(
  'jobs stand by rank in groups of certainty, and no rank jumps between them (%s)',
  async (language, told, all) => {
    // The third would stay by itself, but follows one that may not.
    const certainties = ['stays', 'likely', 'stays', 'look'] as const;
    await openJobs(foundOf(certainties.map((certainty, i) => jobAt(i + 1, { certainty }))), { language });
    await waitFor(() => expect(groups()).toEqual(told));
    expect(count()).toBe(all);
    expect(document.body.textContent).not.toContain('%');
  },
);

test.each([
  ['fr', 'Rang', ['3 étoiles sur 3', '2 étoiles sur 3', '1 étoile sur 3']],
  ['en', 'Rank', ['3 stars out of 3', '2 stars out of 3', '1 star out of 3']],
] as const)(
  'the first four have three stars, the next four two, all others one, in words (%s)',
  async (language, rank, stars) => {
    const [three, two, one] = stars;
    await openJobs(foundOf(jobsFrom(1, 9)), { language });
    await waitFor(() => expect(listed()).toHaveLength(9));
    expect(textsOfAll(document.querySelectorAll('.jobs .rank .sr'))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((place) => `${rank} ${place}`),
    );
    expect(textsOfAll(document.querySelectorAll('.job-head .stars'))).toEqual([
      ...[three, three, three, three],
      ...[two, two, two, two],
      one,
    ]);
    expect([1, 5, 9].map((place) => listed()[place - 1]?.querySelectorAll('.stars .on').length)).toEqual([3, 2, 1]);
  },
);

test.each([
  ['fr', '2 autres métiers de la famille « Conseil »', 'Un autre métier de la famille « Écriture »', 'Métier', 'Rang'],
  ['en', '2 more jobs of the family “Advice”', 'One more job of the family “Letters”', 'Job', 'Rank'],
] as const)('a family stands once, at its best rank, and opens on the others with their own (%s)', async (...told) => {
  const [language, two, one, job, rank] = told;
  const advice = { Job: { family: 'Advice', familyFR: 'Conseil' } };
  const letters = { Job: { family: 'Letters', familyFR: 'Écriture' } };
  await openJobs(
    foundOf([jobAt(1, advice), jobAt(2, letters), jobAt(3, advice), jobAt(4), jobAt(5, letters), jobAt(6, advice)]),
    { language },
  );
  await waitFor(() => expect(names()).toEqual([1, 2, 4].map((place) => `${job} ${place}`)));
  expect(textsOfAll(document.querySelectorAll('.family summary'))).toEqual([two, one]);
  const kin = [...document.querySelectorAll('.kin')].map((list) => textsOfAll(list.querySelectorAll(':scope > li')));
  const stars = {
    fr: { 3: '3 étoiles sur 3', 5: '2 étoiles sur 3' },
    en: { 3: '3 stars out of 3', 5: '2 stars out of 3' },
  }[language];
  expect(kin).toEqual([
    [`${rank} 33${job} 3${stars[3]}`, `${rank} 66${job} 6${stars[5]}`],
    [`${rank} 55${job} 5${stars[5]}`],
  ]);
});

test('twelve entries at a time, as far as the last; the focus goes to the first new one; all are asked for once', async () => {
  const asked: (string | undefined)[] = [];
  const { user } = await openJobs(({ query: { limit } }) => {
    asked.push(limit);
    return foundOf(jobsFrom(1, limit ? 27 : 20), { count: 27 });
  });
  await waitFor(() => expect(listed()).toHaveLength(12));
  expect(count()).toBe('27 métiers, du plus proche au plus éloigné');
  const more = () => screen.findByRole('button', { name: 'Voir les métiers suivants' });
  await user.click(await more());
  expect(document.activeElement?.textContent).toBe('Métier 13');
  await waitFor(() => expect(asked).toEqual([undefined, '500']));
  await waitFor(() => expect(listed()).toHaveLength(24));
  await user.click(await more());
  expect(names()).toEqual(Array.from({ length: 27 }, (_, i) => `Métier ${i + 1}`));
  expect(document.activeElement?.textContent).toBe('Métier 25');
  expect(screen.queryByRole('button', { name: 'Voir les métiers suivants' })).toBeNull();
  expect(asked).toHaveLength(2);
});

test.each([
  ['fr', 'Ce que presque tous demandent', 'Se distingue par', 'Demande aussi', ['Écoute', 'Négociation', 'Rédaction']],
  ['en', 'What nearly all of them ask for', 'Set apart by', 'Also asks for', ['Listening', 'Negotiating', 'Writing']],
] as const)('what nearly all ask for is said once; each job begins with what sets it apart (%s)', async (...told) => {
  const [language, title, apart, also, [listening, negotiating, writing]] = told;
  const job = jobAt(1, {
    distinctiveSkills: [skill('s3', 4), skill('s1', 5)],
    mostImportantSkills: [skill('s1', 5), skill('s3', 4), skill('s2', 2)],
  });
  await openJobs(foundOf([job], { commonSkills: [skill('s1', 5)] }), { language });
  const badges = (list: HTMLElement) => textsOfAll(list.querySelectorAll('.badge > span:first-of-type'));
  const common = await screen.findByRole('region', { name: title });
  expect(badges(common)).toEqual([listening]);
  const item = within(await itemOf(language === 'fr' ? 'Métier 1' : 'Job 1'));
  expect(badges(item.getByRole('list', { name: apart }))).toEqual([negotiating]);
  expect(badges(item.getByRole('list', { name: also }))).toEqual([writing]);
});

test.each([
  ['fr', 'Métier 1', '2 métiers pour le domaine « Histoire, Sociologie », du plus proche au plus éloigné'],
  ['en', 'Job 1', '2 jobs for the domain “History, Sociology”, from the closest to the furthest'],
] as const)('jobs of other domains stand in the one list, with their rank (%s)', async (language, first, said) => {
  await openJobs(foundOf([jobAt(1), jobAt(2, { domainAccess: 'outside' })]), {
    language,
    portfolio: { researchDomain: '12', otherDomains: ['26'] },
  });
  await itemOf(first);
  expect(count()).toBe(said);
  expect(listed().map((row) => row.querySelector('.rank')?.textContent?.slice(-1))).toEqual(['1', '2']);
});

test.each([
  ['fr', 'Aucun métier à suggérer pour le moment'],
  ['en', 'No job to suggest for the moment'],
] as const)('where there is no job at all, that is said (%s)', async (language, said) => {
  await openJobs(foundOf([]), { language });
  expect(await screen.findByText(said)).toBeTruthy();
});

test('the jobs of the press after next are asked for at once', async () => {
  const asked: (string | undefined)[] = [];
  const { user } = await openJobs(({ query: { limit } }) => {
    asked.push(limit);
    return foundOf(jobsFrom(1, limit ? 40 : 30), { count: 40 });
  });
  await user.click(await screen.findByRole('button', { name: 'Voir les métiers suivants' }));
  await waitFor(() => expect(asked).toEqual([undefined, '500']));
});
