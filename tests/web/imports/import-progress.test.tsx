import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderElement, tableOf } from '#tests/support/rendered.tsx';
import { ImportProgress } from '#web/features/imports/import-progress.tsx';

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
  renderElement(<ImportProgress kind="users" id="i1" listPath="/admin/users" onAgain={() => undefined} />, {
    language,
    replies: { 'users.getImport': { ...progress, ...change } },
  });

test.each([
  ['fr', /^1\u202f498 /],
  ['en', /^1,498 /],
] as const)('what was refused is not counted as made, and stands by line, in %s', async (language, made) => {
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
