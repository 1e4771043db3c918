import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, textOf } from '#tests/support/rendered.tsx';
import type { Replies } from '#tests/support/replies.ts';
import { course, listOf } from '../formations/samples.ts';
import { openAt, reasoned } from './samples.ts';

type Given = { careerPlan?: string; language?: 'fr' | 'en'; replies?: Replies };

const open = async ({ careerPlan, language = 'fr', replies }: Given = {}) => {
  const shown = await openAt('/user/jobs/p1/j7', {
    language,
    plan: { careerPlan: careerPlan ?? null },
    replies: { 'portfolios.explainJob': reasoned, ...replies },
  });
  const button = (name: RegExp) => screen.findByRole('button', { name });
  const sent = () => shown.received.filter(({ name }) => name === 'doctorates.update');
  return { ...shown, plan: () => shown.planText('careerPlan'), button, sent };
};
const withCourse: Replies = {
  'formations.list': ({ query }) => (query.skillId === 's4' ? listOf(course(1, 'Tenir un budget')) : listOf()),
};

test.each([
  [
    'fr',
    'Dans votre université',
    'Tenir un budget',
    /^En faire une étape\s?: Budget$/,
    'D’ici juin 2026 : suivre « Tenir un budget », pour le métier « Métier 7 ».',
    /^Retirer de mon projet\s?: Budget$/,
    'Enregistrée à la fin de votre plan.',
    'Ouvrir mon projet',
    'Informations mises à jour',
  ],
  [
    'en',
    'At your university',
    'Tenir un budget',
    /^Add to my plan\s?: Budgeting$/,
    'By June 2026: take “Tenir un budget”, for the job “Job 7”.',
    /^Remove from my plan\s?: Budgeting$/,
    'Added to the end of your plan.',
    'Open my plan',
    'Informations updated successfully',
  ],
] as const)(
  'a course for the gap becomes a step: saved at once, taken out again, in place (%s)',
  async (...expected) => {
    const [language, where, title, add, step, takeOut, added, toPlan, done] = expected;
    const { user, plan, button, sent } = await open({ careerPlan: 'Publier', language, replies: withCourse });
    const link = await screen.findByRole('link', { name: new RegExp(`^${title}`) });
    expect(link.getAttribute('href')).toBe('/user/courses?searchedSkillId=s4');
    expect(textOf(link.parentElement as HTMLElement)).toContain(where);
    const at = window.location.pathname;
    await user.click(await button(add));
    await screen.findByText(added);
    await screen.findByText(done);
    expect([plan(), window.location.pathname]).toEqual([`Publier\n${step}`, at]);
    expect(sent().map(({ body }) => Object.keys(body as object))).toEqual([['careerPlan']]);
    expect(screen.getByRole('link', { name: toPlan }).getAttribute('href')).toBe('/user/career');
    // The button toggles and keeps the keyboard's focus.
    expect(document.activeElement).toBe(await button(takeOut));
    await user.click(await button(takeOut));
    await waitFor(() => expect(plan()).toBe('Publier'));
    expect(document.activeElement).toBe(await button(add));
    expect(screen.queryByText(added)).toBeNull();
  },
);

test('a step that the plan has already is shown as such', async () => {
  const { button } = await open({
    careerPlan: 'D’ici juin 2026\u00a0: progresser en «\u202fBudget\u202f», pour le métier «\u202fMétier 7\u202f».',
  });
  await button(/^Retirer de mon projet\s?: Budget$/);
  expect(screen.getByText('Enregistrée à la fin de votre plan.')).toBeTruthy();
});

test('without a course the step is to get better; to meet somebody is another, which follows it', async () => {
  const { user, plan, button } = await open();
  expect(await screen.findByText('Aucune formation de votre université ne la travaille pour le moment.')).toBeTruthy();
  await user.click(await button(/: Budget$/));
  await waitFor(() => expect(plan()).toBeTruthy());
  const meet = await screen.findByRole('region', { name: 'Le voir de près' });
  await user.click(within(meet).getByRole('button'));
  await waitFor(() =>
    expect(plan()?.split('\n')).toEqual([
      'D’ici juin 2026 : progresser en « Budget », pour le métier « Métier 7 ».',
      'D’ici juin 2026 : rencontrer une personne qui exerce le métier « Métier 7 ».',
    ]),
  );
});

test('a plan that another device changes meanwhile keeps what was written there', async () => {
  const first = Promise.withResolvers<undefined>();
  const { user, doctorate, plan, button, sent, reply } = await open({ careerPlan: 'Publier' });
  reply({
    'doctorates.update': async (call) => {
      await first.promise;
      return doctorate.answer(call) as never;
    },
  });
  await user.click(await button(/: Budget$/));
  await waitFor(() => expect(sent()).toHaveLength(1));
  doctorate.change({ careerPlan: 'Publier\nEnseigner' });
  first.resolve(undefined);
  await screen.findByText('Enregistrée à la fin de votre plan.');
  expect(plan()).toMatch(/^Publier\nEnseigner\nD’ici juin 2026 : progresser en « Budget »/);
  expect(screen.queryByText('La fiche a changé.')).toBeNull();
});

test('a step that could not be saved says why and can be tried again', async () => {
  const { user, button, page } = await open({
    careerPlan: 'Publier',
    replies: { 'doctorates.update': new Refusal(422, { msg: 'Ce texte est trop long.', code: 'invalid' }) },
  });
  await user.click(await button(/: Budget$/));
  await screen.findByText('Ce texte est trop long.');
  expect(textOf(page)).not.toContain('Enregistrée à la fin');
  expect(await button(/^En faire une étape\s?: Budget$/)).toBeTruthy();
});
