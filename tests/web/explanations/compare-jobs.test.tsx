import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { JobExplanation } from '#shared/schemas/portfolio.ts';
import { part } from '#tests/support/job-parts.ts';
import { openScreen, Refusal, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Received } from '#tests/support/replies.ts';
import { candidate } from '#tests/support/web-samples.ts';
import { jobAt, portfolio, skill } from '../jobs/samples.ts';
import { explained, names } from './samples.ts';

const { Job } = jobAt(2);
const jobs: Record<string, JobExplanation | Refusal> = {
  j1: explained(1, { certainty: 'stays', parts: [part({ id: 's1', value: 5, importance: 4.2, contribution: 0.1 })] }),
  j2: explained(9, {
    certainty: 'likely',
    Job: {
      ...Job,
      definition: 'Plans cities',
      definitionFR: 'Aménager les villes',
      employers: ['public_service', 'company'],
      requirement: 'training',
    },
    distinctiveSkills: [skill('s3', 4), skill('s2', 3)],
    parts: [
      part({ kind: 'wish', id: 'care', value: null, importance: 2, contribution: 0.3 }),
      part({ kind: 'wish', id: 'data', value: null, importance: 0, contribution: -0.1 }),
      part({ id: 's2', value: 1, importance: 4, contribution: -0.2 }),
      part({ id: 's1', value: 5, importance: 1, contribution: -0.05 }),
      part({ id: 's4', value: null, importance: 2, contribution: 0 }),
    ],
  }),
  j3: explained(3, { certainty: 'look' }),
  j4: explained(4),
  j5: new Refusal(500, { msg: 'Internal', code: 'internal' }),
  j6: new Refusal(422, { msg: 'Unknown job', code: 'unknown_job' }),
  j7: new Refusal(422, { msg: 'Incomplete', code: 'incomplete_evaluation' }),
};
const unknown = new Refusal(404, { msg: 'Not found', code: 'not_found' });

const open = (ids: string, language: 'fr' | 'en' = 'fr', own: Partial<typeof portfolio> = {}) =>
  openScreen(`/user/jobs/compare?jobs=${ids}&portfolio=p1`, {
    who: candidate,
    language,
    replies: {
      ...names,
      'portfolios.listOfUser': { portfolios: [{ ...portfolio, keptJobs: ['j2'], ...own, answered: 0, total: 0 }] },
      'portfolios.explainJob': ({ body }: Received) => jobs[(body as { jobId: string }).jobId] ?? unknown,
    },
  });
/** Table rows: a criterion and each job's cell, without the job's name; section headings are single cells. */
const rows = async () => {
  const table = await screen.findByRole('table');
  return [...table.querySelectorAll('tbody tr')].map((row) => {
    const cells = [...row.querySelectorAll('td')].map((cell) => {
      cell.querySelector('.who')?.remove();
      const lines = textsOfAll(cell.querySelectorAll('li'));
      return lines.length > 0 ? lines.join(' + ') : textOf(cell);
    });
    return [textOf(row.querySelector('th') ?? row), ...cells];
  });
};

test.each([
  [
    'fr',
    'Comparaison de 2 métiers',
    [
      ['Ce que c’est'],
      ['En bref', '', 'Aménager les villes'],
      ['Ce qui le distingue', 'Non renseigné', 'Négociation + Rédaction'],
      ['Chez qui', 'Non renseigné', 'Service public + Entreprise'],
      ['Pour y entrer', 'Non renseigné', 'Demande une formation de plus'],
      ['Ce que la liste en dit'],
      ['Rang et étoiles', 'Rang 1 3 étoiles sur 3', 'Rang 9 1 étoile sur 3'],
      ['Si vos réponses changeaient un peu', 'Il reste en tête', 'Il peut passer parmi les premiers'],
      ['Ce qui vous attire', 'Rien de ce que vous avez choisi', 'La santé'],
      ['Vos notes, face à ce qu’il demande'],
      ['Rédaction', 'Peu demandé', '1 pour 4'],
      ['Écoute', '5 pour 4', 'Peu demandé'],
      ['Budget', 'Peu demandé', 'non noté pour 2'],
      ['Le pas suivant'],
      ['Ce qu’il demande de plus', 'Rien ne manque nettement', 'Rédaction'],
      ['Dans votre liste', 'Pas gardé', 'Gardé'],
    ],
  ],
  [
    'en',
    'Comparison of 2 jobs',
    [
      ['What it is'],
      ['In short', '', 'Plans cities'],
      ['What sets it apart', 'Not said', 'Negotiating + Writing'],
      ['Who employs', 'Not said', 'Public service + Company'],
      ['To enter', 'Not said', 'Asks for further training'],
      ['What the list says of it'],
      ['Rank and stars', 'Rank 1 3 stars out of 3', 'Rank 9 1 star out of 3'],
      ['If your answers changed a little', 'It stays at the top', 'It may come among the first'],
      ['What draws you', 'Nothing of what you chose', 'Health'],
      ['Your ratings and what it asks for'],
      ['Writing', 'Little asked for', '1 for 4'],
      ['Listening', '5 for 4', 'Little asked for'],
      ['Budgeting', 'Little asked for', 'not rated for 2'],
      ['The next step'],
      ['What it asks for beyond that', 'Nothing clearly missing', 'Writing'],
      ['In your list', 'Not kept', 'Kept'],
    ],
  ],
] as const)('two jobs stand side by side, row by row (%s)', async (language, caption, told) => {
  await open('j1,j2', language, { wishes: ['data', 'care'] });
  expect(await rows()).toEqual(told);
  expect(textOf(screen.getByRole('table').querySelector('caption') ?? document.body)).toBe(caption);
  expect(screen.queryAllByRole('link', { name: /^(Retirer|Remove)/ })).toEqual([]);
});

test.each([
  [8, 'stays', 'Il reste en tête'],
  [8, 'likely', 'Il reste sans doute en tête'],
  [8, 'look', 'Sa place peut changer'],
  [9, 'stays', 'Il peut passer parmi les premiers'],
  [9, 'look', 'Sa place peut changer'],
] as const)('at rank %i, “%s” is said as “%s”: one star is never at the top', async (rank, certainty, words) => {
  jobs.j8 = explained(rank, { certainty });
  await open('j1,j8');
  expect((await rows())[7]?.[2]).toBe(words);
});

test('without wishes there is no row of wishes', async () => {
  await open('j1,j2', 'fr', { wishes: [] });
  expect((await rows()).map(([name]) => name)).not.toContain('Ce qui vous attire');
});

test.each([
  [
    'fr',
    'Comparaison de 3 métiers',
    ['Métier 1', 'Métier 2', 'Métier 3'],
    'Retirer de la comparaison : Métier 1',
    'Sa place peut changer',
  ],
  [
    'en',
    'Comparison of 3 jobs',
    ['Job 1', 'Job 2', 'Job 3'],
    'Remove from the comparison: Job 1',
    'Its place may change',
  ],
] as const)(
  'of three or more, each once, three are compared; one is taken out, and gone from the address (%s)',
  async (...told) => {
    const [language, caption, heads, remove, certainty] = told;
    const { user } = await open('j1,j2,j1,j3,j4', language);
    const table = await screen.findByRole('table', { name: caption });
    expect(textsOfAll(table.querySelectorAll('.job-name'))).toEqual(heads);
    expect((await rows())[7]?.[3]).toBe(certainty);
    await user.click(within(table).getByRole('link', { name: remove }));
    await waitFor(() => expect(textsOfAll(document.querySelectorAll('.job-name'))).toEqual(heads.slice(1)));
    expect(window.location.search).toBe('?jobs=j2,j3&portfolio=p1');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryAllByRole('link', { name: /^(Retirer|Remove)/ })).toEqual([]);
  },
);

test.each(['j99', 'j6'])('a job that there is not, or not any more, is left out (%s)', async (gone) => {
  await open(`j1,${gone},j2`);
  expect(await screen.findByRole('table', { name: 'Comparaison de 2 métiers' })).toBeTruthy();
});

test.each([
  ['fr', 'j1', 'Choisissez deux ou trois métiers', 'Voir les métiers suggérés'],
  ['fr', 'j1,j99', 'Choisissez deux ou trois métiers', 'Voir les métiers suggérés'],
  ['en', '', 'Choose two or three jobs', 'See suggested jobs'],
] as const)('fewer than two jobs lead back to the list (%s: %s)', async (language, ids, title, action) => {
  await open(ids, language);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe('/user/jobs?portfolio=p1');
});

test.each([
  ['a server that fails', 'j5'],
  ['an assessment with too few answers', 'j7'],
])('any other failure is told as one: %s', async (_, failing) => {
  await open(`j1,${failing}`);
  expect(await screen.findByRole('button', { name: /Réessayer/ })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
