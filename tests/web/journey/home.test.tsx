import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, textOf } from '#tests/support/rendered.tsx';
import type { Received } from '#tests/support/replies.ts';
import { candidate, noDoctorate } from '#tests/support/web-samples.ts';
import { assessment } from '../portfolios/samples.ts';
import { counted, linksIn, type Options, open, region, whole, written } from './samples.ts';

const stages = async () => {
  const list = (await screen.findByRole('heading', { name: /^(Vos sept circuits|Your seven circuits)$/ }))
    .parentElement;
  const links = [...(list?.querySelectorAll('a') ?? [])];
  return links.map((link) => [...[...link.children].map(textOf), link.getAttribute('href')]);
};
const here = () => textOf(document.querySelector('[aria-current="step"] > span') as Element);
const caption = () => textOf(document.querySelector('figcaption') as Element);

test.each([
  [
    'fr',
    ['Bienvenue, Léa', 'Sélectionnez un onglet pour commencer', 'Votre premier pas'],
    '28 questions, une par écran',
    ['Commencer', 'Toutes les questions en une page'],
    [
      ['Compétences', '46 questions'],
      ['Activités', 'À venir'],
      ['Valeurs', 'À venir'],
      ['Envies', '5 au plus'],
      ['Métiers gardés', 'À venir'],
      ['Comparaison', 'À venir'],
      ['Projet', 'À venir'],
    ],
    'Un seul chemin, sans impasse\u00a0: il se dessine à mesure que vous répondez Le fil attend ici\u00a0: Compétences.',
    ['Chaque métier que vous garderez posera une perle sur le cinquième circuit.', 'Ajouter mes dates'],
  ],
  [
    'en',
    ['Welcome, Léa', 'Select a tab to start', 'Your first step'],
    '28 questions, one per screen',
    ['Start', 'All questions on one page'],
    [
      ['Skills', '46 questions'],
      ['Activities', 'Coming up'],
      ['Values', 'Coming up'],
      ['Wishes', '5 at most'],
      ['Jobs kept', 'Coming up'],
      ['Comparison', 'Coming up'],
      ['Plan', 'Coming up'],
    ],
    'One path, no dead ends: it’s drawn as you answer The thread is waiting here: Skills.',
    ['Each job you keep will place a bead on the fifth circuit.', 'Add my dates'],
  ],
] as const)(
  'who has just come is welcomed and told what the way is made of, in %s',
  async (language, welcome, title, buttons, circuits, words, more) => {
    const { page } = await open({ language });
    expect((await stages()).map(([name, state]) => [name, state])).toEqual(circuits);
    for (const said of [...welcome, ...more]) expect(textOf(page)).toContain(said);
    const step = await region(title);
    expect(within(step).getAllByRole('button').map(textOf)).toEqual(buttons);
    expect(document.querySelectorAll('main .btn.primary')).toHaveLength(1);
    expect(here()).toBe(circuits[0][0]);
    expect(caption()).toBe(words);
    expect(document.querySelectorAll('main .maze .walked')).toHaveLength(0);
  },
);

test.each([
  ['Commencer', '/user/assessment/p7/guided'],
  ['Toutes les questions en une page', '/user/assessment/p7'],
])('« %s » makes the assessment and opens its questions', async (button, path) => {
  const made: unknown[] = [];
  const { user } = await open({
    replies: {
      'portfolios.create': ({ body }: Received) => {
        made.push(body);
        return assessment('p7');
      },
      'portfolios.get': () => Promise.race<never>([]),
      ...Object.fromEntries(
        ['listActivities', 'listSkills', 'listValues', 'listRncps'].map((call) => [
          `portfolios.${call}`,
          () => Promise.race<never>([]),
        ]),
      ),
    },
  });
  await user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(window.location.pathname).toBe(path));
  expect(made).toEqual([{ title: 'Portfolio' }]);
});

test.each([
  [
    'fr',
    'Comparer les 3 métiers que vous gardez',
    ['Comparer', 'Revoir votre résultat'],
    [
      ['Compétences', '46 sur 46', '/user/assessment/p1?activeTab=1'],
      ['Activités', '34 sur 34', '/user/assessment/p1?activeTab=0'],
      ['Valeurs', '24 sur 24', '/user/assessment/p1?activeTab=2'],
      ['Envies', '4 choisies', '/user/jobs/wishes?portfolio=p1'],
      ['Métiers gardés', '3 gardés', '/user/jobs?portfolio=p1&show=kept'],
      ['Comparaison', 'À faire', '/user/jobs/compare?jobs=j1,j2,j3&portfolio=p1'],
      ['Projet', 'À écrire', '/user/career'],
    ],
    '5 circuits sur 7 Le fil attend ici\u00a0: Comparaison. En jaune, vos métiers gardés\u00a0: 3.',
    'Fin prévue du doctorat30 septembre 2027, dans 10 moisVous êtes en 3e année.',
  ],
  [
    'en',
    'Compare the 3 jobs you kept',
    ['Compare', 'See your result again'],
    [
      ['Skills', '46 of 46', '/user/assessment/p1?activeTab=1'],
      ['Activities', '34 of 34', '/user/assessment/p1?activeTab=0'],
      ['Values', '24 of 24', '/user/assessment/p1?activeTab=2'],
      ['Wishes', '4 chosen', '/user/jobs/wishes?portfolio=p1'],
      ['Jobs kept', '3 kept', '/user/jobs?portfolio=p1&show=kept'],
      ['Comparison', 'To do', '/user/jobs/compare?jobs=j1,j2,j3&portfolio=p1'],
      ['Plan', 'To write', '/user/career'],
    ],
    '5 of 7 circuits The thread is waiting here: Comparison. In yellow, the jobs you’ve kept: 3.',
    'Planned end of the PhDSeptember 30, 2027, in 10 monthsYou’re in your 3rd year.',
  ],
] as const)(
  'five circuits are walked, kept jobs are knots on the fifth, and the next step compares them, in %s',
  async (language, title, actions, circuits, words, date) => {
    await open({ language, walk: whole, phd: { startDate: '2024-10-01', estimatedEndDate: '2027-09-30' } });
    expect(await stages()).toEqual(circuits);
    const step = await region(title);
    expect(linksIn(step)).toEqual([
      [actions[0], '/user/jobs/compare?jobs=j1,j2,j3&portfolio=p1'],
      [actions[1], '/user/assessment/p1/result'],
    ]);
    expect(here()).toBe(circuits[5][0]);
    const looks = [...document.querySelectorAll('.stages > li')].map(({ className }) => className);
    expect(looks).toEqual(['done', 'done', 'done', 'done', 'done', 'now', 'todo']);
    expect(caption()).toBe(words);
    const maze = document.querySelector('main .maze') as Element;
    expect(['walked', 'ahead', 'knot', 'bead'].map((part) => maze.querySelectorAll(`.${part}`).length)).toEqual([
      5, 3, 3, 1,
    ]);
    const kept = await region(language === 'fr' ? 'Vos métiers gardés' : 'Jobs you’ve kept');
    await waitFor(() =>
      expect(linksIn(kept).map(([, path]) => path)).toEqual([
        '/user/jobs/p1/j1',
        '/user/jobs/p1/j2',
        '/user/jobs/p1/j3',
      ]),
    );
    const dates = await region(language === 'fr' ? 'Prochaine date' : 'Next date');
    expect(textOf(dates)).toContain(date);
  },
);

test('who has paused is told how many questions the first jobs wait for, and the thread stops where they stopped', async () => {
  await open({ walk: counted(20, 0, 0, 8) });
  const step = await region('Encore 8 questions avant vos premiers métiers');
  expect(linksIn(step)).toEqual([
    ['Reprendre', '/user/assessment/p1/guided'],
    ['Toutes les questions en une page', '/user/assessment/p1'],
  ]);
  expect((await stages()).slice(0, 3).map(([, state]) => state)).toEqual(['20 sur 46', '34 questions', '24 questions']);
  const maze = document.querySelector('main .maze') as Element;
  // 20 of 46 answers.
  expect(maze.querySelector('.walked')?.getAttribute('stroke-dasharray')).toBe('43.5 100');
  // The bead waits where the thread ends.
  expect(Number(maze.querySelector('.bead')?.getAttribute('stroke-dashoffset'))).toBeCloseTo((-100 * 20) / 46, 1);
  expect(caption()).toContain('Le premier circuit se dessine');
});

test('a circuit that was skipped stays dotted between solid ones, and the bead waits there', async () => {
  await open({ walk: { ...whole, wishes: [] } });
  await region('Dire ce qui vous attire');
  const parts = [...document.querySelectorAll('main .maze g')].map((part) =>
    part.querySelector('.walked') ? 'walked' : 'ahead',
  );
  expect(parts).toEqual(['walked', 'walked', 'walked', 'ahead', 'walked', 'ahead', 'ahead', 'ahead']);
  expect(here()).toBe('Envies');
});

test.each([
  ['fr', 'Le fil sert aussi à sortir', 'Au centre', 'Préparer la page à partager', 'Ouvrir mon CV en ligne'],
  ['en', 'The thread also leads out', 'At the center', 'Prepare the page to share', 'Open my online CV'],
] as const)('at the center, the way leads out (%s)', async (language, title, place, action, other) => {
  await open({ language, walk: { ...whole, id: 'p5', comparedJobs: ['j1', 'j2', 'j3'] }, phd: written });
  const step = await region(title);
  expect(textOf(step)).toContain(place);
  expect(within(step).getByRole('button').textContent).toBe(action);
  expect(linksIn(step)).toEqual([[other, '/user/cv']]);
  expect((await stages()).slice(5).map(([, state]) => state)).toEqual(
    language === 'fr' ? ['3 comparés', 'Écrit'] : ['3 compared', 'Written'],
  );
  expect(document.querySelector('[aria-current="step"]')).toBeNull();
  // Nobody saw them arrive: the thread is simply there.
  expect(document.querySelector('.arriving')).toBeNull();
});

test('the arrival is drawn once, for who closed the last gap since the page was loaded', async () => {
  let phd: object = { proProjectElements: 'Des îlots' };
  const walk = { ...whole, comparedJobs: ['j1', 'j2'] };
  const { user } = await open({
    walk,
    replies: { 'doctorates.get': () => ({ ...noDoctorate, ...phd }) },
  });
  await region('Finir votre projet');
  phd = written;
  const { queryClient } = await import('#web/lib/calls/query-client.ts');
  const again = async () => {
    await user.click(screen.getAllByRole('link', { name: 'Mon doctorat' })[0] as HTMLElement);
    // Home stays until the other screen's code has loaded, and would not be opened again.
    await waitFor(() => expect(document.querySelector('.way-home')).toBeNull());
    await queryClient.invalidateQueries();
    await user.click(screen.getAllByRole('link', { name: 'Thésée' })[0] as HTMLElement);
    await region('Le fil sert aussi à sortir');
  };
  await again();
  expect(document.querySelectorAll('.arriving')).toHaveLength(1);
  await again();
  expect(document.querySelector('.arriving')).toBeNull();
});

test('a way that cannot be read says so above what stands below it, and is asked for again', async () => {
  const refusal = new Refusal(500, { msg: 'Non.', code: 'internal', requestId: 'r1' });
  const { user, reply } = await open({
    who: { ...candidate, emailConfirmed: false },
    replies: { 'doctorates.get': refusal },
  });
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  expect(screen.getByRole('button', { name: 'Renvoyer le lien' })).toBeTruthy();
  reply({ 'doctorates.get': noDoctorate });
  await user.click(retry);
  expect((await stages())[0]?.[0]).toBe('Compétences');
});

test.each([
  ['fr', {}, 'Votre labyrinthe Vous êtes à l’entrée'],
  ['en', {}, 'Your labyrinth You’re at the entrance'],
  ['fr', { walk: counted(27, 0, 0, 1) }, 'Votre labyrinthe Premier circuit en cours'],
  ['en', { walk: counted(27, 0, 0, 1) }, 'Your labyrinth First circuit underway'],
  ['fr', { walk: whole }, 'Votre labyrinthe 5 circuits sur 7'],
  ['en', { walk: whole }, 'Your labyrinth 5 of 7 circuits'],
  ['fr', { walk: { ...whole, comparedJobs: ['j1', 'j2'] }, phd: written }, 'Votre labyrinthe Vous êtes au centre'],
] as const)('the menu says how far one has walked, and leads home (%s, %#)', async (language, state, words) => {
  await open({ ...state, language } as Options);
  const [seal] = await screen.findAllByRole('link', { name: words });
  expect(seal?.getAttribute('href')).toBe('/user');
  // The walls and the whole labyrinth are on home alone.
  expect(seal?.querySelector('.maze.seal')).not.toBeNull();
  expect(seal?.querySelector('.wall')).toBeNull();
});
