import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, renderElement, tableOf } from '#tests/support/rendered.tsx';
import { administrator, candidate } from '#tests/support/web-samples.ts';
import { lastImport, rememberImport } from '#web/features/imports/import-calls.ts';
import { ImportProgress } from '#web/features/imports/import-progress.tsx';
import { followChanges } from '#web/lib/calls/changes.ts';
import { startSession } from '#web/lib/session/session.ts';

const progress = {
  state: 'done' as const,
  rows: 1500,
  done: 1500,
  refused: 2,
  refusals: [
    { line: 4, code: 'taken', msg: 'Cette adresse a déjà un compte.' },
    { line: 9, code: 'taken', msg: 'Cette adresse est prise.' },
  ],
  startedAt: '2026-05-01T10:00:00.000Z',
  doneAt: '2026-05-01T10:02:00.000Z',
};

const open = async (language: 'fr' | 'en', change: Partial<typeof progress> = {}) =>
  renderElement(<ImportProgress kind="users" id="i1" onAgain={() => undefined} />, {
    language,
    replies: { 'users.getImport': { ...progress, ...change } },
  });

test.each([
  ['fr', /^1\u202f498 /],
  ['en', /^1,498 /],
] as const)('a refused line is not counted as made, and is listed, in %s', async (language, made) => {
  await open(language);
  const table = await screen.findByRole('table');
  expect(document.querySelector('.note.good')?.textContent?.trim()).toMatch(made);
  expect(tableOf(table).slice(1)).toEqual([
    ['4', 'Cette adresse a déjà un compte.'],
    ['9', 'Cette adresse est prise.'],
  ]);
});

test('an import of which nothing could be made claims nothing', async () => {
  await open('fr', { rows: 2, done: 2 });
  await screen.findByRole('table');
  expect(document.querySelector('.note.good')).toBeNull();
});

test('an import that the server does not know any more is not looked for again', async () => {
  rememberImport('users', 'i1');
  const gone = new Refusal(404, { msg: 'Introuvable.', code: 'not_found' });
  await renderElement(<ImportProgress kind="users" id="i1" onAgain={() => undefined} />, {
    replies: { 'users.getImport': gone },
  });
  await waitFor(() => expect(lastImport('users')).toBeNull());
});

test('once an import is over, members and courses are read again, everywhere', async () => {
  const told: string[] = [];
  const unfollow = followChanges(async ([group]) => void told.push(group ?? ''));
  await open('fr');
  await waitFor(() => expect(told).toEqual(['users', 'formations']));
  unfollow();
});

test('an import is found again by who began it, and by nobody else on the same device', () => {
  const begin = (user: typeof candidate) => startSession({ token: 'e30.e30.e30', user });
  begin(administrator);
  rememberImport('users', 'i1');
  expect([lastImport('users'), lastImport('formations')]).toEqual(['i1', null]);
  begin(candidate);
  expect(lastImport('users')).toBeNull();
});
