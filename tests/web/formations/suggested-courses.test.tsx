import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen, tableOf, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Received, Replies } from '#tests/support/replies.ts';
import { candidate } from '#tests/support/web-samples.ts';
import { course, listOf, skill } from './samples.ts';

const skills = [
  skill('s1', 'Expression écrite', 'Writing', 1),
  skill('s2', 'Mathématiques', 'Mathematics', 1),
  skill('s3', 'Écoute active', 'Active listening', 1),
  skill('s4', 'Négociation', 'Negotiating', 2),
  ...['Lecture', 'Calcul', 'Dessin', 'Chant', 'Danse'].map((name, at) => skill(`s1${at}`, name, name, 1)),
];
const article = { ...course(1, 'Écrire un article', 'Langues'), url: 'https://college.test/article' };
const project = { ...course(2, 'Écrire un projet européen'), url: 'college.test/projet' };
const reading = course(3, 'Lire vite');

/** Searches like the server: courses of a skill come strongest first. */
const find = ({ query: { search, skillId } }: Received) => {
  if (skillId === 's1') return listOf(project, article);
  if (skillId === 's4') return listOf(reading);
  if (skillId === 's2') return { ...listOf(), otherSkillIds: ['s4', 's3', 's1'] };
  if (skillId === 's10') return { ...listOf(), otherSkillIds: ['s14', 's13', 's3', 's12', 's1', 's11', 's2'] };
  if (search === 'lire') return listOf(reading);
  return search ? listOf() : listOf(article, project, reading);
};
const open = async (query: string, language: 'fr' | 'en' = 'fr', list: Replies['formations.list'] = find) => {
  const shown = await openScreen(`/user/courses${query}`, {
    who: candidate,
    language,
    replies: {
      'formations.list': list,
      'catalogue.listSkills': { skills },
      'portfolios.listOfUser': { portfolios: [] },
    },
  });
  await waitFor(() => expect(count()).toMatch(/^\d/));
  await screen.findByRole('combobox');
  return shown;
};
const count = () => textOf(document.querySelector('.found h2') ?? document.body);
const titles = () => textsOfAll(document.querySelectorAll('tbody b'));

test.each([
  ['fr', '3 Formations', 'Langues', 'Sans catégorie', 'Ouvrir', 'Pas de site', 'nouvel onglet'],
  ['en', '3 Formations', 'Langues', 'No category', 'Open', 'No website', 'new tab'],
] as const)(
  'courses stand in the order in which they come, each with its category and the way to it (%s)',
  async (...told) => {
    const [language, all, category, none, way, noSite, tab] = told;
    await open('', language);
    expect(count()).toBe(all);
    expect(tableOf(screen.getByRole('table')).slice(1)).toEqual([
      ['Écrire un articleDeux jours : Écrire un articleLangues', category, `${way} Écrire un article (${tab})`],
      [
        'Écrire un projet européenDeux jours : Écrire un projet européen',
        none,
        `${way} Écrire un projet européen (${tab})`,
      ],
      ['Lire viteDeux jours : Lire vite', none, noSite],
    ]);
    // A URL without a scheme gets https; links open with noopener.
    const links = [...document.querySelectorAll<HTMLAnchorElement>('tbody a')];
    expect(links.map((link) => [link.getAttribute('href'), link.target, link.rel])).toEqual([
      ['https://college.test/article', '_blank', 'noopener noreferrer'],
      ['https://college.test/projet', '_blank', 'noopener noreferrer'],
    ]);
  },
);

test.each([
  [
    'fr',
    'pour la compétence « Expression écrite », de la plus forte à la plus légère',
    'pour la compétence « Négociation »',
  ],
  ['en', 'for the skill “Writing”, from the strongest to the lightest', 'for the skill “Negotiating”'],
] as const)('of a skill it is said which, and the order of several (%s)', async (language, several, one) => {
  await open('?searchedSkillId=s1', language);
  expect(titles()).toEqual(['Écrire un projet européen', 'Écrire un article']);
  expect(textsOfAll(document.querySelectorAll('.found p'))).toEqual([several]);
  expect((screen.getByRole('combobox') as HTMLInputElement).value).toBe(
    language === 'fr' ? 'Expression écrite' : 'Writing',
  );
  document.body.innerHTML = '';
  await open('?searchedSkillId=s4', language);
  expect(textsOfAll(document.querySelectorAll('.found p'))).toEqual([one]);
});

test.each([
  [
    'fr',
    'Pas encore de formation pour « Mathématiques »',
    'D’autres compétences de la même catégorie en ont :',
    ['Écoute active', 'Expression écrite'],
    '0 Formation',
  ],
  [
    'en',
    'No course yet for “Mathematics”',
    'Other skills of the same category have some:',
    ['Active listening', 'Writing'],
    '0 Formations',
  ],
] as const)(
  'a skill that no course strengthens is named, beside those of its kind that some do (%s)',
  async (...told) => {
    const [language, none, others, neighbours, zero] = told;
    const { user } = await open('?searchedSkillId=s2', language);
    const help = document.querySelector<HTMLElement>('.empty');
    if (!help) throw new Error('nothing is said');
    expect(textOf(within(help).getByRole('heading'))).toBe(none);
    expect(count()).toBe(zero);
    expect(textOf(help)).toContain(others);
    expect(textsOfAll(within(help).getAllByRole('listitem'))).toEqual(neighbours);
    await user.click(within(help).getByRole('button', { name: neighbours[1] }));
    await waitFor(() => expect(titles()).toEqual(['Écrire un projet européen', 'Écrire un article']));
    expect(window.location.search).toBe('?searchedSkillId=s1');
    expect(document.activeElement?.tagName).toBe('H2');
  },
);

test.each([
  [
    'fr',
    'Titre',
    'Réinitialiser',
    '1 Formation',
    'Aucune formation ne correspond',
    'Réinitialiser les filtres',
    '0 Formation',
  ],
  ['en', 'Title', 'Reset', '1 Formation', 'No course matches', 'Reset the filters', '0 Formations'],
] as const)(
  'a title is asked for once one pauses, and kept in the address; what finds nothing leads back (%s)',
  async (...told) => {
    const [language, name, reset, one, none, resetAll, zero] = told;
    const { user, received } = await open('', language);
    const field = screen.getByRole('searchbox', { name });
    expect((screen.getByRole('button', { name: reset }) as HTMLButtonElement).disabled).toBe(true);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const value of ['l', 'li', 'lir', 'lire']) {
      fireEvent.change(field, { target: { value } });
      act(() => void vi.advanceTimersByTime(499));
    }
    expect(window.location.search).toBe('');
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    await waitFor(() => expect(count()).toBe(one));
    expect(titles()).toEqual(['Lire vite']);
    expect(window.location.search).toBe('?searchedFormation=lire');
    const searches = received.filter((call) => call.name === 'formations.list').map(({ query: { search } }) => search);
    expect(searches).toEqual([undefined, 'lire']);
    await user.type(field, ' zzz');
    expect(await screen.findByRole('heading', { name: none })).toBeTruthy();
    expect(count()).toBe(zero);
    await user.click(screen.getByRole('button', { name: resetAll }));
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(window.location.search).toBe('');
    expect((field as HTMLInputElement).value).toBe('');
  },
);

test('six of many such skills are named', async () => {
  await open('?searchedSkillId=s10');
  const named = ['Danse', 'Chant', 'Écoute active', 'Dessin', 'Expression écrite', 'Calcul'];
  expect(textsOfAll(document.querySelectorAll('.empty li'))).toEqual(named);
});

test('the address fills the filters; an unknown skill in it is ignored', async () => {
  await open('?searchedSkillId=s99&searchedFormation=lire');
  expect(titles()).toEqual(['Lire vite']);
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('lire');
  expect((screen.getByRole('combobox') as HTMLInputElement).value).toBe('');
});

test.each([
  ['fr', 'Aucune formation pour le moment', 'Votre université n’en propose pas encore ici.'],
  ['en', 'No courses yet', 'Your university offers none here yet.'],
] as const)('a university without courses says so (%s)', async (language, title, text) => {
  await open('', language, listOf());
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(textOf(document.body)).toContain(text);
});

test('once the filters are reset the focus is at how many courses there are', async () => {
  const { user } = await open('?searchedFormation=lire');
  await user.click(screen.getByRole('button', { name: 'Réinitialiser' }));
  expect(document.activeElement).toBe(document.querySelector('.found h2'));
  await waitFor(() => expect(count()).toBe('3 Formations'));
});
