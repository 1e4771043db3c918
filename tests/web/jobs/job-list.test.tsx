import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { count, foundOf, jobAt, jobsFrom, listed, names, numbers, openJobs, rowOf, skill } from './samples.ts';

test.each([
  [
    'fr',
    'À partir d’ici, les métiers se tiennent de près : leur ordre dit peu, leur différence beaucoup',
    '4 métiers',
    'Métier',
  ],
  [
    'en',
    'From here on, the jobs are close to one another: look at how they differ rather than how they rank',
    '4 jobs',
    'Job',
  ],
] as const)(
  'jobs stand in one list; one line says where the order begins to tell little (%s)',
  async (language, turn, all, job) => {
    // The third would be sure by itself, but follows one that is not.
    const certainties = ['stays', 'look', 'stays', 'look'] as const;
    await openJobs(foundOf(certainties.map((certainty, i) => jobAt(i + 1, { certainty }))), { language });
    await waitFor(() =>
      expect(textsOfAll(document.querySelectorAll('.ranks > li :is(h2), .ranks > .turn'))).toEqual([
        `${job} 1`,
        turn,
        ...[2, 3, 4].map((place) => `${job} ${place}`),
      ]),
    );
    expect(listed().map(({ className }) => className.includes('look'))).toEqual([false, true, true, true]);
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
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((place) => `${rank} ${place}`));
    expect(textsOfAll(document.querySelectorAll('.stars-said'))).toEqual([
      ...[three, three, three, three],
      ...[two, two, two, two],
      one,
    ]);
  },
);

test.each([
  ['fr', 'Aussi dans 2 autres disciplines', 'Aussi dans une autre discipline', 'Métier', 'Garder : Métier 3'],
  ['en', 'Also in 2 other disciplines', 'Also in one other discipline', 'Job', 'Keep: Job 3'],
] as const)(
  'folded jobs share their entry’s number and open to all that an entry has; numbers have no gaps (%s)',
  async (...told) => {
    const [language, two, one, job, keep] = told;
    const advice = { Job: { family: 'Advice', familyFR: 'Conseil' } };
    const letters = { Job: { family: 'Letters', familyFR: 'Écriture' } };
    const third = jobAt(3, {
      mostImportantSkills: [skill('s1', 5)],
      Job: {
        ...advice.Job,
        definition: 'Advise',
        definitionFR: 'Conseiller',
        description: 'Long',
        descriptionFR: 'Long',
      },
    });
    const others = [...jobsFrom(7, 9), jobAt(10, letters)];
    const { user, kept } = await openJobs(
      foundOf([jobAt(1, advice), jobAt(2, letters), third, jobAt(4), jobAt(5, letters), jobAt(6, advice), ...others]),
      { language },
    );
    await waitFor(() => expect(names()).toEqual([1, 2, 4, 7, 8, 9].map((place) => `${job} ${place}`)));
    expect(numbers().map((words) => words.replace(/\D/g, ''))).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(textsOfAll(document.querySelectorAll('.kin > summary'))).toEqual([two, two]);
    expect(one).not.toBe(two);
    const kin = document.querySelector<HTMLElement>('.kin .job-row');
    if (!kin) throw new Error('nothing is folded');
    expect(textOf(kin.querySelector('h3') as HTMLElement)).toBe(`${job} 3`);
    expect(textsOfAll(kin.querySelectorAll('.stars-said'))[0]).toMatch(/^3 /);
    expect(kin.querySelectorAll('a.mark')).toHaveLength(1);
    expect(textOf(kin.querySelector('.about') as HTMLElement)).toContain('Long');
    // Opens the description, keeps, and sets aside.
    expect(within(kin).getAllByRole('button')).toHaveLength(3);
    await user.click(within(kin).getByRole('button', { name: keep }));
    await waitFor(() => expect(kept().keptJobs).toEqual(['j3']));
  },
);

test('twelve entries at a time, as far as the last; the focus goes to the first new one; all are asked for once', async () => {
  const asked: (string | undefined)[] = [];
  const { user } = await openJobs(({ query: { limit } }) => {
    asked.push(limit);
    return foundOf(jobsFrom(1, limit ? 25 : 20), { count: 25, seenCount: 25 });
  });
  await waitFor(() => expect(listed()).toHaveLength(12));
  expect(count()).toBe('25 métiers');
  await user.click(await screen.findByRole('button', { name: 'Voir les 8 métiers suivants' }));
  expect(document.activeElement?.textContent).toBe('Métier 13');
  await waitFor(() => expect(asked).toEqual([undefined, '500']));
  await waitFor(() => expect(listed()).toHaveLength(24));
  await user.click(await screen.findByRole('button', { name: 'Voir le dernier métier' }));
  expect(names()).toEqual(Array.from({ length: 25 }, (_, i) => `Métier ${i + 1}`));
  expect(document.activeElement?.textContent).toBe('Métier 25');
  expect(screen.queryByRole('button', { name: /^Voir/ })).toBeNull();
  expect(asked).toHaveLength(2);
});

test.each([
  ['fr', 'Voir les 12 métiers suivants'],
  ['en', 'Show the next 12 jobs'],
] as const)('the jobs of the press after next are asked for at once (%s)', async (language, more) => {
  const asked: (string | undefined)[] = [];
  const { user } = await openJobs(
    ({ query: { limit } }) => {
      asked.push(limit);
      return foundOf(jobsFrom(1, limit ? 40 : 30), { count: 40 });
    },
    { language },
  );
  await user.click(await screen.findByRole('button', { name: more }));
  await waitFor(() => expect(asked).toEqual([undefined, '500']));
});

test('a row begins with what sets the job apart and ends with what nearly all ask for; the rest opens in it', async () => {
  const job = jobAt(1, {
    distinctiveSkills: [skill('s3', 4), skill('s1', 5)],
    // The catalogue no longer names s9.
    mostImportantSkills: [skill('s1', 5), skill('s9', 4), skill('s5', 4), skill('s2', 2), skill('s4', 3)],
  });
  const named = ['Écoute', 'Rédaction', 'Négociation', 'Calcul', 'Dessin'].map((name, i) => ({
    id: `s${i + 1}`,
    name,
  }));
  const skills = named.map(({ id, name }) => ({
    ...{ id, name, nameFR: name, category: 1, active: true },
    ...{ definition: '', definitionFR: '', description: '', descriptionFR: '' },
  }));
  const { user } = await openJobs(foundOf([job], { commonSkills: [skill('s1', 5)] }), {
    replies: { 'catalogue.listSkills': { skills } },
  });
  const row = within(await rowOf('Métier 1'));
  const marks = (name: string) =>
    textsOfAll(row.getByRole('list', { name }).querySelectorAll('.mark > span:first-of-type'));
  expect(marks('Compétences\u00a0: Métier 1')).toEqual(['Négociation', 'Dessin', 'Rédaction', 'Calcul']);
  await user.click(row.getByRole('button', { expanded: false }));
  expect(marks('Autres compétences\u00a0: Métier 1')).toEqual(['Écoute']);
});

test.each([
  ['fr', 'Aucun métier à suggérer pour le moment'],
  ['en', 'No jobs to suggest right now'],
] as const)('where there is no job at all, that is said (%s)', async (language, said) => {
  await openJobs(foundOf([]), { language });
  expect(await screen.findByText(said)).toBeTruthy();
});

test.each([
  ['fr', 'Métier 2'],
  ['en', 'Job 2'],
] as const)('the name leads to the job’s own page (%s)', async (language, name) => {
  await openJobs(foundOf(jobsFrom(1, 2)), { language });
  const link = within(await rowOf(name)).getByRole('link', { name });
  expect(link.getAttribute('href')).toBe('/user/jobs/p1/j2');
});
