import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ReminderState } from '#shared/schemas/reminder.ts';
import { renderElement, textOf } from '#tests/support/rendered.tsx';
import { campus } from '#tests/support/web-samples.ts';
import { CohortReminder } from '#web/features/users/cohort-reminder.tsx';
import { loadTexts } from '#web/lib/words/i18n.ts';

const now = '2026-11-26T10:00:00.000Z';
const never: ReminderState = { cohort: 'noAssessment', sentAt: null, nextAt: null, leavesAt: null };
const leaving: ReminderState = {
  ...{ cohort: 'noAssessment', people: 10, sentAt: null },
  ...{ nextAt: '2026-12-03T10:00:00.000Z', leavesAt: '2026-11-26T10:00:20.000Z' },
};
const open = async (first: ReminderState, rest: { people?: number; isNarrowed?: boolean } = {}) => {
  vi.setSystemTime(new Date(now));
  await loadTexts(['users', 'memberTools']);
  let state = first;
  const { people = 10, isNarrowed = false } = rest;
  const shown = await renderElement(
    <CohortReminder universityId={campus.id} cohort="noAssessment" people={people} isNarrowed={isNarrowed} />,
    {
      replies: {
        'universities.get': campus,
        'users.listReminders': () => [state],
        'users.remind': () => {
          state = leaving;
          return { cohort: 'noAssessment', people: 10, leavesAt: '2026-11-26T10:00:20.000Z' };
        },
        'users.takeBackReminder': () => {
          state = never;
          return undefined;
        },
      },
    },
  );
  await screen.findByRole('region', { name: 'Écrire à ces personnes' });
  return shown;
};
const cohort = () => within(screen.getByRole('region', { name: 'Écrire à ces personnes' }));
const said = () => textOf(cohort().getByRole('status'));

test('the mail is read before it leaves, and can be taken back for twenty seconds', async () => {
  const { user, received } = await open(never);
  const sent = () => received.filter(({ name }) => name === 'users.remind').map(({ body }) => body);
  await user.click(screen.getByRole('button', { name: 'Écrire à ces 10 personnes' }));
  const dialog = await screen.findByRole('dialog');
  expect(textOf(dialog)).toContain('Et si vous faisiez le point sur vos compétences');
  expect(textOf(dialog)).toContain('L’équipe de votre université (Université du Port-Vieux) vous y invite');
  await user.click(within(dialog).getByRole('button', { name: 'Ne pas écrire' }));
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Écrire à ces 10 personnes' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Envoyer 10 messages' }));
  await waitFor(() => expect(said()).toBe('10 messages partent dans quelques secondes.Annuler, 20\u00a0s'));
  expect(sent()).toEqual([{ cohort: 'noAssessment' }]);
  vi.setSystemTime(new Date('2026-11-26T10:00:02.000Z'));
  await user.click(screen.getByRole('button', { name: /Annuler/ }));
  await waitFor(() => expect(said()).toBe('Écrire à ces 10 personnes'));
});

test.each([
  [
    'written this week',
    { ...leaving, sentAt: '2026-11-26T10:00:20.000Z', leavesAt: null },
    {},
    'Écrit le 26 novembre 2026\u202f; de nouveau possible le 3 décembre 2026.',
  ],
  ['being written', { ...leaving, leavesAt: null }, {}, 'Les messages partent.'],
  ['narrowed', never, { isNarrowed: true }, 'Pour écrire à tout le groupe, effacez les autres filtres.'],
  ['empty', never, { people: 0 }, ''],
] as const)('a cohort that cannot be written to says why: %s', async (_, state, rest, words) => {
  await open(state, rest);
  expect(said()).toBe(words);
  expect(cohort().queryByRole('button')).toBeNull();
});
