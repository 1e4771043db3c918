import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textsOfAll } from '#tests/support/rendered.tsx';
import type { Received } from '#tests/support/replies.ts';
import { unsaid } from '../doctorates/samples.ts';
import { count, foundOf, jobsFrom, openJobs, portfolio, rowOf } from './samples.ts';

const found = foundOf(jobsFrom(1, 2));
const items = (title: string) => {
  const list = screen.getByRole('list', { name: title });
  return textsOfAll([...list.children].filter((item) => !item.querySelector('details')));
};

test.each([
  [
    'fr',
    'Ce sur quoi la liste s’appuie',
    ['2 métiers', 'Histoire, Sociologie', '2 envies', 'Bilan de printemps'],
    'La santé · Le droit',
    'Changer la thèse et les envies',
  ],
  [
    'en',
    'What the list is based on',
    ['2 jobs', 'History, Sociology', '2 wishes', 'Bilan de printemps'],
    'Health · Law',
    'Change thesis and wishes',
  ],
] as const)('one line says what the list rests on, and opens on where it is changed (%s)', async (...told) => {
  const [language, title, said, wishes, change] = told;
  await openJobs(found, {
    language,
    portfolio: { researchDomain: '12', otherDomains: ['26'], wishes: ['care', 'law_rights'] },
  });
  await waitFor(() => expect(items(title)).toEqual(said));
  expect(screen.getByText(wishes)).toBeTruthy();
  expect(screen.getByRole('link', { name: change }).getAttribute('href')).toBe('/user/jobs/wishes?portfolio=p1');
});

test.each([
  [
    'fr',
    null,
    'Cette liste ne s’appuie que sur vos réponses.',
    'Dire aussi votre domaine, votre thèse et ce qui vous attire',
  ],
  ['en', null, 'This list is based on your answers alone.', 'Add your domain, your thesis and what draws you'],
  ['fr', 'Les nuages de Mars', 'Cette liste ne s’appuie que sur vos réponses.', null],
] as const)(
  'a list that rests on answers alone says so (%s, thesis: %s)',
  async (language, thesisTitle, words, way) => {
    const { received } = await openJobs(found, {
      language,
      // A kept job shows that the list was seen before.
      portfolio: { wishes: [], keptJobs: ['j1'] },
      replies: { 'doctorates.get': { ...unsaid, thesisTitle } },
    });
    await rowOf(language === 'fr' ? 'Métier 1' : 'Job 1');
    await waitFor(() => expect(received.some(({ name }) => name === 'doctorates.get')).toBe(true));
    if (way === null) return expect(screen.queryByText(words, { exact: false })).toBeNull();
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/user/jobs/wishes?portfolio=p1');
  },
);

test.each([
  [
    'fr',
    'Domaine de recherche',
    'Domaines voisins',
    'Premier domaine voisin',
    'Deuxième domaine voisin',
    'Sociologie',
    'Domaines voisins : Sociologie',
    ['Tous les domaines', 'Aucun'],
  ],
  [
    'en',
    'Research domain',
    'Neighboring domains',
    'First neighboring domain',
    'Second neighboring domain',
    'Sociology',
    'Neighboring domains: Sociology',
    ['All domains', 'None'],
  ],
] as const)(
  'domains stand by name; up to two neighbours are chosen, the second after the first (%s)',
  async (...told) => {
    const [language, title, neighbours, firstName, secondName, sociology, chosen, none] = told;
    const { user, kept } = await openJobs(found, { language, portfolio: { researchDomain: '12' } });
    const options = (name: string) => textsOfAll(within(screen.getByRole('combobox', { name })).getAllByRole('option'));
    await user.click(await screen.findByRole('button', { name: neighbours }));
    const all = options(title);
    expect(all).toHaveLength(28);
    expect(all[0]).toBe(none[0]);
    expect(all.slice(1)).toEqual(all.slice(1).toSorted(new Intl.Collator(language).compare));
    // The candidate's own field is not offered as a neighbouring one.
    expect(options(firstName)).toEqual([none[1], ...all.slice(1).filter((one) => !/^(Histoire|History)$/.test(one))]);
    const second = screen.getByRole('combobox', { name: secondName }) as HTMLSelectElement;
    expect(second.disabled).toBe(true);
    await user.selectOptions(screen.getByRole('combobox', { name: firstName }), sociology);
    expect(screen.getByRole('button', { name: chosen })).toBeTruthy();
    expect(second.disabled).toBe(false);
    expect(options(secondName)).not.toContain(sociology);
    await waitFor(() => expect(kept().otherDomains).toHaveLength(1));
  },
);

test('on a slow line, what is no neighbour any more is gone at once, and of two changes the later is sent last', async () => {
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  let stored = { ...portfolio, researchDomain: '12', otherDomains: ['23'] };
  const sent: unknown[] = [];
  const { user } = await openJobs(found, {
    portfolio: stored,
    replies: {
      'portfolios.update': async ({ body }: Received) => {
        sent.push(body);
        if (sent.length === 1) await isAnswered;
        stored = { ...stored, ...(body as object) };
        return stored;
      },
    },
  });
  const domain = await screen.findByRole('combobox', { name: 'Domaine de recherche' });
  const neighbours = screen.getByRole('button', { name: /^Domaines voisins : / });
  const own = neighbours.textContent?.replace('Domaines voisins : ', '') ?? '';
  await user.selectOptions(domain, own);
  expect(screen.getByRole('button', { name: 'Domaines voisins' })).toBeTruthy();
  await user.selectOptions(domain, '');
  expect(screen.queryByRole('button', { name: 'Domaines voisins' })).toBeNull();
  expect(sent).toHaveLength(1);
  answer();
  await waitFor(() => expect(sent).toEqual([{ researchDomain: '23' }, { researchDomain: '' }]));
});

test('jobs that were asked for before the research domain was chosen are not taken for those of the domain', async () => {
  const { promise: isChosen, resolve: choose } = Promise.withResolvers<void>();
  let asked = 0;
  const { user, kept } = await openJobs(async () => {
    asked += 1;
    const isFirst = asked === 1;
    if (isFirst) await isChosen;
    return foundOf(jobsFrom(1, isFirst ? 9 : 4));
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Domaine de recherche' }), 'Histoire');
  await waitFor(() => expect(kept().researchDomain).toBe('12'));
  await waitFor(() => expect(count()).toBe('4 métiers'));
  choose();
  // The late reply must have no effect.
  await new Promise(setImmediate);
  await waitFor(() => expect(count()).toMatch(/^4 métiers/));
});

test.each([
  [
    'fr',
    'D’après l’auto-évaluation',
    'Choisissez une auto-évaluation pour afficher les métiers suggérés',
    ['Bilan de printemps, 2 mars 2026', 'Bilan d’hiver, 5 janvier 2026'],
    ['2 métiers', '3 métiers'],
  ],
  [
    'en',
    'Based on the assessment',
    'Select assessment to display suggested jobs',
    ['Bilan de printemps, March 2, 2026', 'Bilan d’hiver, January 5, 2026'],
    ['2 jobs', '3 jobs'],
  ],
] as const)(
  'the list says of which assessment it is, by title and day; another one is chosen into the address (%s)',
  async (...told) => {
    const [language, label, hint, options, counts] = told;
    const two = [portfolio, { ...portfolio, id: 'p2', title: 'Bilan d’hiver', createdAt: '2026-01-05T09:00:00.000Z' }];
    const { user } = await openJobs(({ params: { id } }) => foundOf(jobsFrom(1, id === 'p2' ? 3 : 2)), {
      language,
      replies: { 'portfolios.listOfUser': { portfolios: two.map((one) => ({ ...one, answered: 0, total: 0 })) } },
    });
    const choice = await screen.findByRole('combobox', { name: label });
    expect(screen.getByText(hint)).toBeTruthy();
    expect(textsOfAll(within(choice).getAllByRole('option'))).toEqual(options);
    await waitFor(() => expect(count()).toBe(counts[0]));
    await user.selectOptions(choice, 'p2');
    await waitFor(() => expect(count()).toBe(counts[1]));
    expect(window.location.search).toBe('?portfolio=p2');
  },
);

test.each([
  ['fr', 'Aucune auto-évaluation pour le moment', 'Commencer une auto-évaluation'],
  ['en', 'No assessments found.', 'Start an assessment'],
] as const)('without an assessment there is a way to begin one (%s)', async (language, title, action) => {
  await openJobs(found, { language, replies: { 'portfolios.listOfUser': { portfolios: [] } } });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe('/user/assessment');
});
