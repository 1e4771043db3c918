import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PortfolioProgress } from '#shared/schemas/portfolio.ts';
import { openScreen, tableOf, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Replies } from '#tests/support/replies.ts';
import { candidate } from '#tests/support/web-samples.ts';
import { assessment, rated } from '../portfolios/samples.ts';

const march = { title: 'Mars', createdAt: '2025-03-01T08:00:00.000Z', answered: 20 };
const october = { title: 'Octobre', createdAt: '2026-10-20T08:00:00.000Z', answered: 24 };
// Four aptitudes: 2 to 4, 3 to 3, N/A to 5, 4 to N/A; know-how: 5 to 4.
const then = { s1: 2, s2: 3, s3: null, s4: 4, s8: 5 };
const now = { s1: 4, s2: 3, s3: 5, s4: null, s8: 4, v1: 0, v2: 5, v3: 2, v4: 4 };

const open = (
  at: string,
  portfolios: PortfolioProgress[],
  rows: Parameters<typeof rated>[0],
  { language = 'fr', replies = {} }: { language?: 'fr' | 'en'; replies?: Replies } = {},
) =>
  openScreen(`/user/assessment/${at}`, {
    who: candidate,
    language,
    replies: { 'portfolios.listOfUser': { portfolios }, ...rated(rows), ...replies },
  });
const compared = (language: 'fr' | 'en' = 'fr', at = 'p2/result?activeTab=1') =>
  open(at, [assessment('p2', october), assessment('p1', march)], { p1: [then], p2: [now] }, { language });
const part = async (name: string) => (await screen.findByRole('heading', { name })).closest('section') as HTMLElement;
const lines = (section: HTMLElement) => textsOfAll(section.querySelectorAll('li.line'));

test.each([
  [
    'fr',
    'En un regard',
    ['Aptitudes3,0 puis 4,0', 'Savoir-êtresans note puis sans note', 'Savoir-faire5,0 puis 4,0'],
    '«\u202fAptitudes\u202f» a le plus bougé\u00a0: +1,0 d’une auto-évaluation à l’autre.',
    [
      ['Catégorie', '1er mars 2025', '20 octobre 2026', 'Écart', 'Notées'],
      ['Aptitudes', '3,0', '4,0', '+1,0', '3 sur 4, 1 N/A'],
      ['Savoir-être', 'sans note', 'sans note', '–', '0 sur 3'],
      ['Savoir-faire', '5,0', '4,0', '−1,0', '1 sur 3'],
    ],
  ],
  [
    'en',
    'At a glance',
    ['Abilities3.0 then 4.0', 'Soft skillsno rating then no rating', 'Know-how5.0 then 4.0'],
    '“Abilities” moved the most: +1.0 from one assessment to the other.',
    [
      ['Category', 'March 1, 2025', 'October 20, 2026', 'Difference', 'Rated'],
      ['Abilities', '3.0', '4.0', '+1.0', '3 of 4, 1 N/A'],
      ['Soft skills', 'no rating', 'no rating', '–', '0 of 3'],
      ['Know-how', '5.0', '4.0', '−1.0', '1 of 3'],
    ],
  ],
] as const)(
  'the mean of each category stands beside that of the year before, in a table too, in %s',
  async (language, title, means, most, table) => {
    await compared(language);
    const glance = await part(title);
    expect(lines(glance)).toEqual(means);
    expect(textOf(glance)).toContain(most);
    expect(tableOf(within(glance).getByRole('table', { hidden: true }))).toEqual(table);
    // Three categories are too few for a radar chart.
    expect(glance.querySelector('.result-radar')).toBeNull();
  },
);

test.each([
  [
    'fr',
    'Ce qui a bougé',
    '1 monte, 1 descend, 1 reste au même point, 1 est notée pour la première fois et 1 est maintenant sans objet (N/A).',
    ['Compétence 12 puis 4', 'Compétence 85 puis 4'],
  ],
  [
    'en',
    'What moved',
    '1 went up, 1 went down, 1 stayed the same, 1 was rated for the first time, and 1 is now not applicable (N/A).',
    ['Competency 12 then 4', 'Competency 85 then 4'],
  ],
] as const)('what moved is counted and listed, of what both rated, in %s', async (language, title, counts, moved) => {
  await compared(language);
  const section = await part(title);
  expect(textOf(section)).toContain(counts);
  expect(lines(section)).toEqual(moved);
});

test.each([
  ['fr', 'Ce qui a bougé', '1 reste au même point.'],
  ['en', 'What moved', '1 stayed the same.'],
] as const)('where nothing moved, the answers that stay are still counted, in %s', async (language, title, said) => {
  const rows = { p1: [{ s2: 3 }], p2: [{ s2: 3 }] } satisfies Parameters<typeof rated>[0];
  await open('p2/result?activeTab=1', [assessment('p2', october), assessment('p1', march)], rows, { language });
  const section = await part(title);
  expect(textsOfAll(section.querySelectorAll('header p'))).toEqual([said]);
  expect(lines(section)).toEqual([]);
});

test('the order of time stays when the later one is laid over the earlier one', async () => {
  await compared('fr', 'p1/result?activeTab=1&with=p2');
  expect(lines(await part('En un regard'))[0]).toBe('Aptitudes3,0 puis 4,0');
});

test('two assessments are two shapes, the earlier one in squares', async () => {
  await open('p2/result?activeTab=2', [assessment('p2', october), assessment('p1', march)], {
    p1: [{ v1: 5, v2: 0, v3: 1, v4: 2 }],
    p2: [now],
  });
  const radar = (await part('En un regard')).querySelector('.result-radar');
  const distances = (selector: string, names: [string, string], half: number) =>
    [...(radar?.querySelectorAll(selector) ?? [])].map((mark) =>
      Math.round(Math.hypot(...names.map((name) => Number(mark.getAttribute(name)) + half - 150))),
    );
  expect(distances('.then rect', ['x', 'y'], 4)).toEqual([118, 0, 24, 47]);
  expect(distances('.now circle', ['cx', 'cy'], 0)).toEqual([0, 118, 47, 94]);
});

test('more than four categories have a shape, numbered as the list, with the values of its table', async () => {
  await compared('fr', 'p2/result?activeTab=2&with=none');
  const glance = await part('En un regard');
  expect(lines(glance)).toEqual([
    '1. Sagesse et connaissance0,0',
    '2. Courage5,0',
    '3. Humanité2,0',
    '4. Justice4,0',
    '5. Tempérancesans note',
    '6. Transcendancesans note',
  ]);
  const radar = glance.querySelector('.result-radar') as SVGElement;
  expect(textsOfAll(radar.querySelectorAll('text'))).toEqual(['1', '2', '3', '4', '5', '6']);
  const marks = [...radar.querySelectorAll('circle.mark')].map((mark) => [
    Number(mark.getAttribute('cx')),
    Number(mark.getAttribute('cy')),
  ]);
  // Clockwise from the top: 0 is the centre, 5 the rim at 118; a category without a mean has no point.
  expect(marks.map(([x = 0, y = 0]) => Math.round(Math.hypot(x - 150, y - 150)))).toEqual([0, 118, 47, 94]);
  expect(radar.querySelector('.area')).toBeNull();
  expect(tableOf(within(glance).getByRole('table', { hidden: true }))).toEqual([
    ['Catégorie', 'Moyenne', 'Notées'],
    ['Sagesse et connaissance', '0,0', '1 sur 1'],
    ['Courage', '5,0', '1 sur 1'],
    ['Humanité', '2,0', '1 sur 1'],
    ['Justice', '4,0', '1 sur 1'],
    ['Tempérance', 'sans note', '0 sur 1'],
    ['Transcendance', 'sans note', '0 sur 1'],
  ]);
});

test('the highest ratings carry, the lowest can grow, without disliked ones', async () => {
  const answers = { s1: 5, s2: 1, s3: 0, s5: 4, s6: 3, s7: 2 };
  await open('p1/result?activeTab=1', [assessment('p1', march)], { p1: [answers, { s3: false, s7: true }] });
  expect(lines(await part('Ce qui vous porte'))).toEqual([
    'Compétence 15 Expert',
    'Compétence 54 Avancé',
    'Compétence 63 Solide',
  ]);
  expect(lines(await part('Ce qui peut grandir'))).toEqual(['Compétence 21 Notions', 'Compétence 72 En progrès']);
});

test.each([
  ['fr', 'et 1 autre avec la même note'],
  ['en', 'and 1 more with the same rating'],
] as const)(
  'one more row with the rating of the last one shown is told, none is not, in %s',
  async (language, more) => {
    const answers = { s1: 5, s2: 4, s3: 4, s4: 1 };
    await open('p1/result?activeTab=1', [assessment('p1', march)], { p1: [answers] }, { language });
    // Two of four are highest; one is lowest.
    await waitFor(() => expect(document.querySelectorAll('.result-two li')).toHaveLength(3));
    expect(textsOfAll(document.querySelectorAll('.result-two section > p'))).toEqual([more]);
  },
);

test.each([
  [
    'fr',
    'Le chemin parcouru',
    'Il reste 5 réponses à donner sur 25\u00a0: le résultat les prendra en compte aussitôt.',
    'Rien à comparer pour le moment.',
    'Aucune note dans cette partie pour le moment',
    'Noter cette partie',
  ],
  [
    'en',
    'How far you’ve come',
    '5 of 25 answers are still missing: the result will include them right away.',
    'Nothing to compare yet.',
    'No ratings in this part yet',
    'Rate this part',
  ],
] as const)(
  'a first assessment says what is missing, that nothing is to be compared, and where nothing is rated, in %s',
  async (language, title, missing, alone, empty, rate) => {
    await open('p1/result?activeTab=2', [assessment('p1', march)], { p1: [then] }, { language });
    const { getByRole, findByRole } = within(screen.getByRole('main'));
    await findByRole('heading', { name: empty });
    expect(textOf(getByRole('heading', { level: 1 }))).toBe(title);
    for (const said of [missing, alone]) expect(textOf(screen.getByRole('main'))).toContain(said);
    expect(getByRole('link', { name: rate }).getAttribute('href')).toBe('/user/assessment/p1?activeTab=2');
    expect(screen.queryByRole('combobox')).toBeNull();
  },
);

test('a result whose answers do not rank jobs leads to its questions, and an empty one speaks of no comparison', async () => {
  await open('p1/result?activeTab=2', [assessment('p1', { ...march, answered: 0 })], { p1: [{}] });
  const main = within(screen.getByRole('main'));
  await main.findByRole('heading', { name: 'Aucune note dans cette partie pour le moment' });
  expect(main.queryByRole('link', { name: 'Voir mes métiers suggérés' })).toBeNull();
  expect(textOf(document.querySelector('main .btn.primary') as Element)).toBe('Compléter l’auto-évaluation');
  expect(document.querySelector('main .btn.primary')?.getAttribute('href')).toBe('/user/assessment/p1');
  expect(textOf(screen.getByRole('main'))).not.toContain('Rien à comparer');
});

test('a result is compared with the last one before it with enough answers, another one, or none, by its address', async () => {
  const others = [
    assessment('p2', { ...october, answered: 25 }),
    assessment('p3', { title: 'Juin', createdAt: '2026-06-05T08:00:00.000Z', answered: 6 }),
    assessment('p1', march),
  ];
  const { user } = await open('p2/result?activeTab=1', others, { p1: [then], p2: [now], p3: [{}] });
  const choice = (await screen.findByRole('combobox', { name: 'Comparer avec' })) as HTMLSelectElement;
  expect(textsOfAll(choice.options)).toEqual(['Ne pas comparer', 'Juin, 5 juin 2026', 'Mars, 1er mars 2025']);
  expect(choice.value).toBe('p1');
  await part('Ce qui a bougé');
  await user.selectOptions(choice, '');
  expect([window.location.search, choice.value]).toEqual(['?activeTab=1&with=none', '']);
  expect(screen.queryByRole('heading', { name: 'Ce qui a bougé' })).toBeNull();
  expect(lines(await part('En un regard'))[0]).toBe('Aptitudes4,0');
  await user.selectOptions(choice, 'Juin, 5 juin 2026');
  expect(window.location.search).toBe('?activeTab=1&with=p3');
  expect(textOf(await part('Ce qui a bougé'))).toContain('Rien n’est noté dans les deux auto-évaluations');
});

test('five moved jobs are named, with the number of the others', async () => {
  const before = Object.fromEntries(['s1', 's2', 's3', 's4', 's5', 's6'].map((id) => [id, 1]));
  const after = Object.fromEntries(Object.keys(before).map((id) => [id, 3]));
  await open('p2/result?activeTab=1', [assessment('p2', october), assessment('p1', march)], {
    p1: [before],
    p2: [after],
  });
  const up = await part('Notées plus haut');
  expect(lines(up)).toHaveLength(5);
  expect(textOf(up)).toContain('et 1 autre');
});

test.each([
  [{ s1: 3 }, ['/user/assessment/p1/proofs']],
  [{ s1: 2, v1: 5 }, []],
])('the strengths of %o lead to the screen that asks for a sentence each', async (answers, ways) => {
  await open('p1/result?activeTab=1', [assessment('p1', { answered: 25 })], { p1: [answers] });
  await part('En un regard');
  const links = screen.queryAllByRole('link', { name: 'Écrire mes phrases' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(ways);
});
