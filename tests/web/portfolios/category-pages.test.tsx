import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { candidate } from '#tests/support/web-samples.ts';
import { type Answers, assessment, rated } from './samples.ts';

const open = (activeTab: number | undefined, answers: Answers = {}, language: 'fr' | 'en' = 'fr') =>
  openScreen(`/user/assessment/p1${activeTab === undefined ? '' : `?activeTab=${activeTab}`}`, {
    who: candidate,
    language,
    replies: {
      'portfolios.get': { portfolio: assessment('p1') },
      'portfolios.listOfUser': { portfolios: [assessment('p1')] },
      ...rated({ p1: [answers] }),
    },
  });
const panel = () => screen.getByRole('tabpanel');
/** Three fifths of ten skills, in every category. */
const enough = Object.fromEntries([1, 2, 3, 5, 6, 8].map((n) => [`s${n}`, n % 6]));

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
    /^Aide\s: l’échelle et l’enregistrement$/,
    ['Pas encore', 'Notions', 'En progrès', 'Solide', 'Avancé', 'Expert'],
    'N/A\u00a0: sans objet',
  ],
  [
    'en',
    /^Help: the scale and saving$/,
    ['Not yet', 'Basics', 'Growing', 'Solid', 'Advanced', 'Expert'],
    'N/A: doesn’t apply to you',
  ],
] as const)('the scale and N/A are explained behind “?”, in %s', async (language, name, words, notApplicable) => {
  const { user } = await open(1, {}, language);
  await screen.findAllByRole('slider');
  const help = document.querySelector('.scale-help') as HTMLDetailsElement;
  await user.click(within(help).getByText(name));
  expect(help.open).toBe(true);
  expect(textsOfAll(help.querySelectorAll('.scale-key li'))).toEqual(words.map((word, i) => `${i}${word}`));
  expect(textOf(help)).toContain(notApplicable);
});

const foot = (name = 'État de l’auto-évaluation') => screen.getByRole('region', { name });

test('tabs count their answers, N/A too, and one bar is of the open tab; the foot counts down to first jobs', async () => {
  const { user, reply } = await open(1, { a1: 3, s1: 4, s2: null, v1: 2 });
  reply({ 'portfolios.rateMany': new Promise<never>(() => {}) });
  await screen.findAllByRole('slider');
  expect(textsOfAll(screen.getAllByRole('tab'))).toEqual(['Activités1/3', 'Compétences2/10', 'Valeurs1/6', 'RNCP0/6']);
  const [bar, ...others] = screen.getAllByRole<HTMLProgressElement>('progressbar', { name: '2 réponses sur 10' });
  expect([bar?.value, bar?.max, others, screen.getAllByRole('progressbar').length]).toEqual([2, 10, [], 1]);
  // Three fifths of ten are six, of which two are answered.
  expect(foot().textContent).toContain('Encore 4 compétences avant vos premiers métiers');
  expect(textsOfAll(document.querySelectorAll('.btn.primary'))).toEqual(['Prochaine à noter']);
  const third = screen.getByRole('slider', { name: 'Compétence 3' });
  third.focus();
  await user.keyboard('3');
  await waitFor(() => expect(foot().textContent).toContain('Encore 3 compétences avant'));
});

test.each([
  [
    'fr',
    'État de l’auto-évaluation',
    'Vos premiers métiers sont prêts',
    /^Les voir\s*: vos premiers métiers$/,
    'Prochaine à noter',
  ],
  ['en', 'Assessment status', 'Your first jobs are ready', /^See them\s*: your first jobs$/, 'Next unanswered'],
] as const)('with enough skills the foot leads to the jobs, in %s', async (language, name, said, jobs, next) => {
  await open(0, { ...enough, a1: 3 }, language);
  await screen.findAllByRole('slider');
  expect(foot(name).textContent).toContain(said);
  expect(document.querySelectorAll('.btn.primary')).toHaveLength(1);
  const link = within(foot(name)).getByRole('link', { name: jobs });
  expect([link.className, link.getAttribute('href')]).toEqual(['btn primary', '/user/jobs/wishes?portfolio=p1']);
  within(foot(name)).getByRole('button', { name: next });
});

test('ratings that are all alike bring no jobs, and the foot says why', async () => {
  await open(1, { s1: 4, s2: 4, s3: 4, s5: 4, s6: 4, s8: 4 });
  await screen.findAllByRole('slider');
  expect(foot().textContent).toContain('Vos notes sont toutes égales\u00a0: nuancez-les.');
  expect(within(foot()).queryByRole('link')).toBeNull();
});

test('an assessment that is answered leads to its result, and has nothing else that is primary', async () => {
  const ids = ['a1', 'a2', 'a3', ...[...Array(10).keys()].map((i) => `s${i + 1}`)];
  const others = [1, 2, 3, 4, 5, 6].flatMap((n) => [`v${n}`, `r${n}`]);
  await open(0, Object.fromEntries([...ids, ...others].map((id, i) => [id, i % 6])));
  const result = await screen.findByRole('link', { name: 'Voir le résultat' });
  expect(foot().contains(result)).toBe(true);
  expect(result.getAttribute('href')).toBe('/user/assessment/p1/result');
  expect(foot().textContent).toContain('Tout est rempli');
  expect(textsOfAll(document.querySelectorAll('.btn.primary'))).toEqual(['Voir le résultat']);
  expect(screen.queryByRole('link', { name: 'Pas à pas' })).toBeNull();
});

test('without an answer neither result nor export is offered, with one the export is', async () => {
  const { user, reply } = await open(1);
  reply({ 'portfolios.rateMany': new Promise<never>(() => {}) });
  await screen.findAllByRole('slider');
  const offered = () => [
    screen.queryByRole('button', { name: 'Exporter en PDF' }) !== null,
    document.querySelector('main a[href$="/result"]') !== null,
  ];
  expect(offered()).toEqual([false, false]);
  screen.getByRole('slider', { name: 'Compétence 1' }).focus();
  await user.keyboard('3');
  await waitFor(() => expect(offered()).toEqual([true, false]));
});

test('an address that names no tab opens the competencies', async () => {
  await open(undefined);
  await screen.findByRole('slider', { name: 'Compétence 1' });
  expect(textOf(screen.getByRole('tab', { selected: true }))).toBe('Compétences0/10');
});

test.each([
  ['fr', 'En Belgique et au Québec, ils n’ont pas de valeur officielle'],
  ['en', 'In Belgium and Quebec they have no official status'],
] as const)('the RNCP is explained behind “?” of its own tab alone, in %s', async (language, words) => {
  const { user } = await open(3, {}, language);
  await within(panel()).findAllByRole('slider');
  const help = document.querySelector('.scale-help') as HTMLElement;
  expect(textOf(help)).toContain(words);
  await user.click(screen.getAllByRole('tab')[2] as HTMLElement);
  expect(textOf(help)).not.toContain(words);
});
