import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { candidate } from '#tests/support/web-samples.ts';
import { type Answers, assessment, rated } from './samples.ts';

const open = (activeTab: number, answers: Answers = {}, language: 'fr' | 'en' = 'fr') =>
  openScreen(`/user/assessment/p1?activeTab=${activeTab}`, {
    who: candidate,
    language,
    replies: { 'portfolios.get': { portfolio: assessment('p1') }, ...rated({ p1: [answers] }) },
  });
const panel = () => screen.getByRole('tabpanel');
const bar = (name: string) => screen.getByRole('progressbar', { name }) as HTMLProgressElement;

test.each([
  ['fr', 0, ['Liées à l’information', 'Liées aux personnes']],
  ['fr', 1, ['Aptitudes', 'Savoir-être', 'Savoir-faire']],
  ['fr', 2, ['Sagesse et connaissance', 'Courage', 'Humanité', 'Justice', 'Tempérance', 'Transcendance']],
  [
    'fr',
    3,
    [
      'Concevoir et élaborer une démarche de recherche',
      'Valoriser et transférer les résultats',
      'Assurer une veille scientifique internationale',
      'Former et diffuser la culture scientifique',
      'Encadrer des équipes de recherche',
      'Mettre en œuvre une démarche de recherche',
    ],
  ],
  ['en', 1, ['Abilities', 'Soft skills', 'Know-how']],
] as const)(
  'in %s, tab %i pages through its categories by both arrows, which end at the first and the last',
  async (language, index, names) => {
    const places = names.map((name, i) => `${i + 1}/${names.length} ${name}`);
    const { user } = await open(index, {}, language);
    await within(panel()).findAllByRole('slider');
    const arrows = () => [...panel().querySelectorAll<HTMLButtonElement>('.arrows button')];
    const press = async (arrow: number) => user.click(arrows()[arrow] as HTMLButtonElement);
    const state = () => [
      textOf(within(panel()).getByRole('heading', { level: 2 })),
      ...arrows().map((a) => a.disabled),
    ];
    const last = places.length - 1;
    for (const [i, place] of places.entries()) {
      if (i > 0) await press(1);
      expect(state()).toEqual([place, i === 0, i === last]);
    }
    await press(0);
    expect(state()).toEqual([places[last - 1], last === 1, false]);
  },
);

test('an arrow and the button below it name the category they lead to, the last one the next part', async () => {
  const { user } = await open(1);
  await within(panel()).findAllByRole('slider');
  const next = () => within(panel()).getByRole('button', { name: 'Catégorie suivante\u00a0: Savoir-être' });
  await user.click(next());
  const ways = () => textsOfAll(panel().querySelectorAll('.cat-foot > *'));
  expect(ways()).toEqual(['Aptitudes', 'Savoir-faire']);
  within(panel()).getByRole('button', { name: 'Catégorie précédente\u00a0: Aptitudes' });
  await user.click(within(panel()).getByRole('button', { name: 'Catégorie suivante\u00a0: Savoir-faire' }));
  expect(ways()).toEqual(['Savoir-être', 'Valeurs']);
});

test.each([
  [
    'fr',
    'Réponses de la catégorie',
    '2 réponses sur 4',
    ['Pas encore', 'Notions', 'En progrès', 'Solide', 'Avancé', 'Expert'],
  ],
  [
    'en',
    'Answers of the category',
    '2 answers out of 4',
    ['Not yet', 'Basics', 'Growing', 'Solid', 'Advanced', 'Expert'],
  ],
] as const)(
  'the head of a category says its scale and how much of it is answered, N/A too, in %s',
  async (language, name, said, words) => {
    await open(1, { s1: 0, s3: null, s5: 4 }, language);
    const progress = await screen.findByRole('progressbar', { name });
    expect([(progress as HTMLProgressElement).value, (progress as HTMLProgressElement).max]).toEqual([2, 4]);
    expect(textOf(progress.parentElement as Element)).toBe(said);
    expect(textsOfAll(panel().querySelectorAll('.scale-key li'))).toEqual(words.map((word, i) => `${i}${word}`));
  },
);

test('tabs count their answers; the bar at the foot counts down to first jobs, then through everything', async () => {
  const { user, reply } = await open(1, { a1: 3, s1: 4, s2: null, v1: 2 });
  reply({ 'portfolios.rateMany': () => ({ ratings: [] }) });
  await screen.findAllByRole('slider');
  expect(textsOfAll(screen.getAllByRole('tab'))).toEqual(['Activités1/3', 'Compétences2/10', 'Valeurs1/6', 'RNCP0/6']);
  const foot = screen.getByRole('region', { name: 'Avancement de l’auto-évaluation' });
  // Three fifths of ten are six, of which two are answered.
  expect(foot.textContent).toContain('Encore 4 compétences avant vos premiers métiers');
  expect([bar('Avancement de l’auto-évaluation').value, bar('Avancement de l’auto-évaluation').max]).toEqual([2, 6]);
  const third = screen.getByRole('slider', { name: 'Compétence 3' });
  third.focus();
  await user.keyboard('3');
  await waitFor(() => expect(foot.textContent).toContain('Encore 3 compétences avant'));
});

test('with enough skills the bar counts all answers; once all are given it leads to the jobs', async () => {
  const skills = Object.fromEntries([1, 2, 3, 5, 6, 8].map((n) => [`s${n}`, n % 6]));
  await open(0, { ...skills, a1: 3 });
  await screen.findAllByRole('slider');
  const foot = screen.getByRole('region', { name: 'Avancement de l’auto-évaluation' });
  expect(foot.textContent).toContain('7 réponses sur 25');
  expect([bar('Avancement de l’auto-évaluation').value, bar('Avancement de l’auto-évaluation').max]).toEqual([7, 25]);
  within(foot).getByRole('button', { name: 'Prochaine à noter' });
});

test('an assessment that is answered leads to its jobs', async () => {
  const ids = ['a1', 'a2', 'a3', ...[...Array(10).keys()].map((i) => `s${i + 1}`)];
  const others = [1, 2, 3, 4, 5, 6].flatMap((n) => [`v${n}`, `r${n}`]);
  await open(0, Object.fromEntries([...ids, ...others].map((id, i) => [id, i % 6])));
  const foot = screen.getByRole('region', { name: 'Avancement de l’auto-évaluation' });
  const jobs = await within(foot).findByRole('link', { name: 'Voir les métiers suggérés' });
  expect(jobs.getAttribute('href')).toBe('/user/jobs?portfolio=p1');
  expect(foot.textContent).toContain('Tout est rempli');
});

test.each([
  ['fr', 'En Belgique et au Québec, ils n’ont pas de valeur officielle'],
  ['en', 'In Belgium and Quebec they have no official standing'],
] as const)('the RNCP is explained where its first competencies are rated, in %s', async (language, words) => {
  const { user } = await open(3, {}, language);
  await within(panel()).findAllByRole('slider');
  expect(panel().textContent).toContain(words);
  await user.click([...panel().querySelectorAll<HTMLButtonElement>('.arrows button')].at(-1) as HTMLButtonElement);
  expect(panel().textContent).not.toContain(words);
});
