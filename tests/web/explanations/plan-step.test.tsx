import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Doctorate } from '#shared/schemas/doctorate.ts';
import { Refusal, renderElement, textOf } from '#tests/support/rendered.tsx';
import type { Replies } from '#tests/support/replies.ts';
import { candidate } from '#tests/support/web-samples.ts';
import { JobExplanation } from '#web/features/explanations/job-explanation.tsx';
import { unsaid } from '../doctorates/samples.ts';
import { course, listOf } from '../formations/samples.ts';
import { createRecord } from '../two-devices/device-record.ts';
import { names, reasoned } from './samples.ts';

const open = async (careerPlan: string | null, language: 'fr' | 'en' = 'fr', replies: Replies = {}) => {
  const kept = createRecord({ ...unsaid, careerPlan } as Doctorate);
  const shown = await renderElement(
    <JobExplanation portfolioId="p1" jobId="j7" coursesPathOf={(id) => `/user/courses?searchedSkillId=${id}`} />,
    {
      language,
      who: candidate,
      now: '2026-03-15T12:00:00.000Z',
      replies: {
        ...names,
        'portfolios.explainJob': reasoned,
        'formations.list': ({ query }) => (query.skillId === 's2' ? listOf(course(1, 'Écrire')) : listOf()),
        'doctorates.get': () => kept.now() as never,
        'doctorates.update': (call) => kept.answer(call) as never,
        ...replies,
      },
    },
  );
  await screen.findAllByRole('heading', { level: 4 });
  const plan = () => kept.now().careerPlan?.replace(/[\u00a0\u202f]/g, ' ');
  const button = (name: RegExp) => screen.getByRole('button', { name });
  const sent = () => shown.received.filter(({ name }) => name === 'doctorates.update');
  return { ...shown, kept, plan, button, sent };
};

test.each([
  [
    'fr',
    /^En faire une étape de mon projet : Rédaction$/,
    'D’ici juin 2026 : suivre « Écrire », pour le métier « Métier 7 ».',
    /^Retirer de mon projet : Rédaction$/,
    'Enregistrée à la fin de votre plan.',
    'Ouvrir mon projet',
  ],
  [
    'en',
    /^Make it a step of my plan\s?: Writing$/,
    'By June 2026: take “Écrire”, for the job “Job 7”.',
    /^Take it out of my plan\s?: Writing$/,
    'Saved at the end of your plan.',
    'Open my plan',
  ],
] as const)('a step is saved at once at the end of the plan, and taken out again, in place (%s)', async (...told) => {
  const [language, add, step, takeOut, added, toPlan] = told;
  const { user, plan, button, sent } = await open('Publier', language);
  const place = window.location.pathname;
  await user.click(button(add));
  await screen.findByText(added);
  expect([plan(), window.location.pathname]).toEqual([`Publier\n${step}`, place]);
  expect(sent().map(({ body }) => Object.keys(body as object))).toEqual([['careerPlan']]);
  expect(screen.getByRole('link', { name: toPlan }).getAttribute('href')).toBe('/user/career');
  // The button toggles and keeps the keyboard's focus.
  expect(document.activeElement).toBe(button(takeOut));
  await user.click(button(takeOut));
  await waitFor(() => expect(plan()).toBe('Publier'));
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: add }));
  expect(screen.queryByText(added)).toBeNull();
});

test('without a course the step is to get better; a second one follows the first', async () => {
  const { user, plan, button } = await open(null);
  await user.click(button(/: Budget$/));
  await waitFor(() => expect(plan()).toBeTruthy());
  await user.click(button(/: Voir le métier de près$/));
  await waitFor(() =>
    expect(plan()?.split('\n')).toEqual([
      'D’ici juin 2026 : progresser en « Budget », pour le métier « Métier 7 ».',
      'D’ici juin 2026 : rencontrer une personne qui exerce le métier « Métier 7 ».',
    ]),
  );
});

test('a plan that another device changes meanwhile keeps what was written there', async () => {
  const first = Promise.withResolvers<undefined>();
  const { user, kept, plan, button, sent, reply } = await open('Publier');
  reply({
    'doctorates.update': async (call) => {
      await first.promise;
      return kept.answer(call) as never;
    },
  });
  await user.click(button(/: Budget$/));
  await waitFor(() => expect(sent()).toHaveLength(1));
  kept.change({ careerPlan: 'Publier\nEnseigner' });
  first.resolve(undefined);
  await screen.findByText('Enregistrée à la fin de votre plan.');
  expect(plan()).toMatch(/^Publier\nEnseigner\nD’ici juin 2026 : progresser en « Budget »/);
  expect(screen.queryByText('La fiche a changé.')).toBeNull();
});

test('a step that could not be saved says why and can be tried again', async () => {
  const { user, button, page } = await open('Publier', 'fr', {
    'doctorates.update': new Refusal(422, { msg: 'Ce texte est trop long.', code: 'invalid' }),
  });
  await user.click(button(/: Budget$/));
  await screen.findByText('Ce texte est trop long.');
  expect(textOf(page)).not.toContain('Enregistrée à la fin');
  expect(button(/^En faire une étape de mon projet : Budget$/)).toBeTruthy();
});
