import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textsOfAll } from '#tests/support/rendered.tsx';
import type { Received } from '#tests/support/replies.ts';
import { count, foundOf, jobsFrom, openJobs, portfolio } from './samples.ts';

const found = foundOf(jobsFrom(1, 2));
const chips = (title: string) => textsOfAll(within(screen.getByRole('list', { name: title })).getAllByRole('listitem'));

test.each([
  [
    'fr',
    'Ce qui vous attire',
    'Changer : ce qui vous attire',
    'Fermer : ce qui vous attire',
    'Le droit',
    'La santé',
    ['1 choisie sur 5', '2 choisies sur 5'],
    'Revenir au choix d’avant',
  ],
  [
    'en',
    'What draws you',
    'Change: what draws you',
    'Close: what draws you',
    'Law',
    'Health',
    ['1 of 5 chosen', '2 of 5 chosen'],
    'Back to the choice before',
  ],
] as const)(
  'wishes are changed beside the list, saved as they are pressed, and taken back by one press (%s)',
  async (...told) => {
    const [language, title, change, close, law, care, said, undo] = told;
    const { user, kept } = await openJobs(found, { language, portfolio: { wishes: ['care'] } });
    await user.click(await screen.findByRole('button', { name: change }));
    const status = () => textsOfAll(document.querySelectorAll('.lens-open [role="status"]'))[0];
    expect(status()).toBe(said[0]);
    expect(screen.queryByRole('button', { name: undo })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: law }));
    expect(status()).toBe(said[1]);
    expect(chips(title)).toEqual([care, law]);
    await waitFor(() => expect(kept().wishes).toEqual(['care', 'law_rights']));
    await user.click(screen.getByRole('checkbox', { name: care }));
    await waitFor(() => expect(kept().wishes).toEqual(['law_rights']));
    await user.click(screen.getByRole('button', { name: undo }));
    expect(chips(title)).toEqual([care]);
    await waitFor(() => expect(kept().wishes).toEqual(['care']));
    await user.click(screen.getByRole('button', { name: close }));
    expect(screen.queryByRole('checkbox', { name: care })).toBeNull();
  },
);

test.each([
  [
    'fr',
    'Cinq choisies, c’est le plus possible : retirez-en une pour en prendre une autre.',
    'Changer : ce qui vous attire',
    ['Mener une équipe', 'La santé'],
  ],
  [
    'en',
    'Five chosen, which is the most: remove one to take another.',
    'Change: what draws you',
    ['Leading a team', 'Health'],
  ],
] as const)('a fifth wish is saved, a sixth refused in words (%s)', async (language, full, change, [fifth, sixth]) => {
  const wishes = ['research', 'data', 'advice', 'teaching', 'management'] as const;
  const { user, kept } = await openJobs(found, { language, portfolio: { wishes: wishes.slice(0, 4) } });
  await user.click(await screen.findByRole('button', { name: change }));
  await user.click(screen.getByRole('checkbox', { name: fifth }));
  await waitFor(() => expect(kept().wishes).toEqual(wishes));
  await user.click(screen.getByRole('checkbox', { name: sixth }));
  expect(textsOfAll(document.querySelectorAll('.lens-open [role="status"]'))).toEqual([full]);
  expect(kept().wishes).toEqual(wishes);
});

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
  await waitFor(() => expect(count()).toBe('4 métiers pour le domaine « Histoire », du plus proche au plus éloigné'));
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
    ['2 métiers, du plus proche au plus éloigné', '3 métiers, du plus proche au plus éloigné'],
  ],
  [
    'en',
    'Based on the assessment',
    'Select assessment to display suggested jobs',
    ['Bilan de printemps, March 2, 2026', 'Bilan d’hiver, January 5, 2026'],
    ['2 jobs, from the closest to the furthest', '3 jobs, from the closest to the furthest'],
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
  ['en', 'No assessments found.', 'Begin an assessment'],
] as const)('without an assessment there is a way to begin one (%s)', async (language, title, action) => {
  await openJobs(found, { language, replies: { 'portfolios.listOfUser': { portfolios: [] } } });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe('/user/assessment');
});

test('a wish that is pressed stands there before it is saved, and a second one beside it', async () => {
  const sent: unknown[] = [];
  const { user } = await openJobs(found, {
    portfolio: { wishes: ['care'] },
    replies: {
      'portfolios.update': ({ body }: Received) => {
        sent.push(body);
        return new Promise<never>(() => {});
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Changer\u00a0: ce qui vous attire' }));
  await user.click(screen.getByRole('checkbox', { name: 'Le droit' }));
  await user.click(screen.getByRole('checkbox', { name: 'Les données' }));
  expect(chips('Ce qui vous attire')).toEqual(['La santé', 'Le droit', 'Les données']);
  expect(sent.at(-1)).toEqual({ wishes: ['care', 'law_rights', 'data'] });
});
