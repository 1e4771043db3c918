import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UniversityDeletion } from '#shared/schemas/university.ts';
import { renderElement } from '#tests/support/rendered.tsx';
import { Deletions } from '#web/features/universities/deletions.tsx';
import { followChanges } from '#web/lib/calls/changes.ts';

const running: UniversityDeletion = {
  id: 'u1',
  name: 'Institut du Marais',
  state: 'running',
  step: 'members',
  transferUsersTo: 'u2',
  movedUsers: 1200,
  members: 3400,
  startedAt: '2026-05-01T10:00:00.000Z',
  doneAt: null,
};
const universities = [{ id: 'u2', name: 'Université du Port-Vieux', logoUrl: null }];

test.each([
  ['fr', /1\u202f200 .*3\u202f400/],
  ['en', /1,200 .*3,400/],
] as const)('a deletion says how many members have moved, in %s', async (language, figures) => {
  const { text } = await renderElement(<Deletions listed={[running]} universities={universities} />, {
    language,
    replies: { 'universities.getDeletion': running },
  });
  expect(text()).toMatch(figures);
  expect(text()).toContain('Institut du Marais');
  expect(text()).toContain('Université du Port-Vieux');
});

test('once a deletion is done, and not before, what was counted of members is read again, everywhere', async () => {
  const told: string[] = [];
  const unfollow = followChanges(async ([group]) => void told.push(group ?? ''));
  const reply = Promise.withResolvers<UniversityDeletion>();
  await renderElement(<Deletions listed={[running]} universities={universities} />, {
    replies: { 'universities.getDeletion': () => reply.promise },
  });
  await screen.findByRole('progressbar');
  expect(told).toEqual([]);
  reply.resolve({ ...running, state: 'done', movedUsers: 3400, doneAt: '2026-05-01T10:01:00.000Z' });
  await waitFor(() => expect(told).toEqual(['users']));
  expect(screen.queryByRole('progressbar')?.getAttribute('max')).toBe('3400');
  unfollow();
});

test.each([
  ['fr', 'Suppression arrêtée\u00a0: Institut du Marais.', 'reprend d’elle-même toutes les heures'],
  ['en', 'Deletion stuck: Institut du Marais.', 'is tried again every hour'],
] as const)('a deletion that keeps failing says so, in %s', async (language, title, rest) => {
  const failing = { ...running, state: 'failing' } as const;
  const { text } = await renderElement(<Deletions listed={[failing]} universities={universities} />, {
    language,
    replies: { 'universities.getDeletion': failing },
  });
  expect(text()).toContain(title);
  expect(text()).toContain(rest);
});

test.each([
  [3, 5, '5'],
  [0, 0, '1'],
])('of %i members, %i of whom have moved, the bar is never more than full', async (members, movedUsers, max) => {
  const moving = { ...running, members, movedUsers };
  await renderElement(<Deletions listed={[moving]} universities={universities} />, {
    replies: { 'universities.getDeletion': moving },
  });
  expect((await screen.findByRole('progressbar')).getAttribute('max')).toBe(max);
});
