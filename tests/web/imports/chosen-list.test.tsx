import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ImportedKind } from '#shared/domain/import-columns.ts';
import { Refusal, renderElement, tableOf, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Received, Replies } from '#tests/support/replies.ts';
import { catchSavedFiles } from '#tests/support/saved-files.ts';
import { lastImport } from '#web/features/imports/import-calls.ts';
import { ListImport } from '#web/features/imports/list-import.tsx';

type Options = { kind?: ImportedKind; language?: 'fr' | 'en' };
const open = async (replies: Replies, { kind = 'users', language = 'fr' }: Options = {}) => {
  const moved: string[] = [];
  const shown = await renderElement(
    <ListImport kind={kind} universityId="upv_university" onMoved={() => moved.push('')} />,
    { language, replies },
  );
  const field = await screen.findByLabelText(/^(Fichier CSV|CSV file)/);
  const choose = (text: string | Uint8Array<ArrayBuffer>, name = 'liste.csv') =>
    shown.user.upload(field, new File([text], name, { type: 'text/csv' }));
  const sent = () => shown.received.map(({ body }) => body as { csv: string; isDryRun: boolean });
  return Object.assign(shown, { choose, sent, moved });
};
const wrong = (details: unknown[]) => new Refusal(422, { msg: 'Fichier refusé.', code: 'invalid', details });
const errors = [
  { line: 0, column: 'role', code: 'missing_column', msg: 'La colonne Rôle manque.' },
  { line: 3, column: 'email', code: 'email_taken', msg: 'Cette adresse a déjà un compte.' },
  { line: 7, column: 'role', code: 'invalid_value', msg: 'Ce rôle n’existe pas.' },
  { line: 0, column: '', code: 'more_errors', msg: 'Et 1 250 autres erreurs.', count: 1250 },
];
const made = { id: null, people: 1, administrators: [] };

test.each([
  ['fr', '1\u202f253 erreurs sont à corriger.', 'Fichier', 'Rôle'],
  ['en', '1,253 errors', 'File', 'Role'],
] as const)('errors that are not told one by one are counted with the others, in %s', async (...told) => {
  const [language, count, wholeFile, role] = told;
  const { choose } = await open({ 'users.beginImport': wrong(errors) }, { language });
  await choose('x');
  const table = await screen.findByRole('table', { name: /^(Erreurs à corriger|Errors to fix)/ });
  expect(textOf(document.querySelector('.note.fail') as Element)).toContain(count);
  expect(tableOf(table).map(([line]) => line)).toEqual([expect.any(String), wholeFile, '3', '7', wholeFile]);
  expect(tableOf(table)[3]?.[1]).toBe(role);
});

test('an error in the headings is attributed to line 1, not to the whole file', async () => {
  const unknown = { line: 1, column: 'Âge', code: 'unknown_column', msg: 'La colonne Âge est inconnue.' };
  const { choose } = await open({ 'users.beginImport': wrong([unknown]) });
  await choose('x');
  expect(tableOf(await screen.findByRole('table', { name: /^Erreurs à corriger/ }))[1]?.slice(0, 2)).toEqual([
    '1',
    'Âge',
  ]);
});

test('beside each error stands what to do about it, and both are saved as a file', async () => {
  const saved = catchSavedFiles();
  const { choose, user } = await open({ 'users.beginImport': wrong(errors.slice(0, 3)) });
  await choose('x');
  await user.click(await screen.findByRole('button', { name: 'Erreurs en CSV' }));
  expect(saved.map(({ name }) => name)).toEqual(['erreurs.csv']);
  const role = 'Écrivez «\u202fDoctorat\u202f» ou «\u202fAdministration\u202f».';
  expect((await saved[0]?.text)?.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Ligne;Colonne;À corriger',
    `Fichier;Rôle;La colonne Rôle manque. ${role}`,
    '3;E-mail;Cette adresse a déjà un compte. Retirez la ligne\u00a0: un compte n’est jamais modifié par un import.',
    `7;Rôle;Ce rôle n’existe pas. ${role}`,
  ]);
});

test.each([
  ['that is empty', '', 'Ce fichier est vide.'],
  ['of more than 1 MB', 'x'.repeat(1_000_001), 'Ce fichier est trop long : partagez la liste en plusieurs fichiers.'],
])('a file %s is not sent', async (_, text, words) => {
  const { choose, sent } = await open({});
  await choose(text);
  await screen.findByText(words);
  expect(sent()).toEqual([]);
});

test('a file that a spreadsheet on Windows wrote is read with its accents', async () => {
  const { choose, sent } = await open({ 'users.beginImport': made });
  // "Zoé" in windows-1252.
  await choose(new Uint8Array([0x5a, 0x6f, 0xe9]));
  await waitFor(() => expect(sent()).toEqual([{ csv: 'Zoé', isDryRun: true }]));
});

test('a file that could not be tried is tried again, not brought', async () => {
  const { choose, user, sent, reply } = await open({
    'users.beginImport': new Refusal(503, { msg: 'Réessayez plus tard.', code: 'internal' }),
  });
  await choose('a');
  await screen.findByText('Réessayez plus tard.');
  reply({ 'users.beginImport': made });
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByRole('button', { name: 'Créer 1 compte et inviter' });
  expect(sent()).toEqual(Array(2).fill({ csv: 'a', isDryRun: true }));
});

test('of two files the last chosen one is tried, whatever the result of the first', async () => {
  const replies = { first: Promise.withResolvers<typeof made>(), second: Promise.withResolvers<typeof made>() };
  const { choose, user } = await open({
    'users.beginImport': ({ body }: Received) => replies[(body as { csv: keyof typeof replies }).csv].promise,
  });
  await choose('first', 'first.csv');
  await choose('second', 'second.csv');
  replies.first.resolve(made);
  await user.click(screen.getByText('second.csv'));
  expect(document.querySelector('.file-row')?.getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('button', { name: /^Créer/ })).toBeNull();
  replies.second.resolve({ ...made, people: 2 });
  await screen.findByRole('button', { name: 'Créer 2 comptes et inviter' });
  expect(textsOfAll(document.querySelectorAll('.file-row b'))).toEqual(['second.csv']);
});

test.each([
  [9, 'C1, C2, C3, C4, C5, C6, C7, C8 et une autre'],
  [8, 'C1, C2, C3, C4, C5, C6, C7, C8'],
  [0, 'Aucune\u00a0: celles du fichier existent déjà, ou il n’en nomme pas.'],
])('%i new categories of courses are named, eight at most', async (count, words) => {
  const newCategories = Array.from({ length: count }, (_, i) => `C${i + 1}`);
  const reply = { id: null, formations: 4, newCategories };
  const { choose } = await open({ 'formations.beginImport': reply }, { kind: 'formations' });
  await choose('x');
  const fate = await waitFor(() => document.querySelectorAll('.fate dd')[1] as Element);
  expect(textOf(fate)).toBe(words);
});

const running = {
  ...{ state: 'running' as const, rows: 1, done: 0, refused: 0, refusals: [] },
  ...{ startedAt: '2026-05-01T10:00:00.000Z', doneAt: null },
};

test('an import that was begun is remembered, and told of as a move', async () => {
  const { choose, user, moved } = await open({
    'users.beginImport': ({ body }: Received) => ({
      ...made,
      id: (body as { isDryRun: boolean }).isDryRun ? null : 'i1',
    }),
    'users.getImport': running,
  });
  await choose('x');
  await user.click(await screen.findByRole('button', { name: 'Créer 1 compte et inviter' }));
  await screen.findByRole('progressbar');
  expect([lastImport('users'), moved]).toEqual(['i1', ['']]);
});

test.each([
  ['users', 'fr', 'membres.csv'],
  ['formations', 'en', 'courses.csv'],
] as const)('the template of %s is saved under its name, in %s', async (kind, language, name) => {
  const saved = catchSavedFiles();
  const { user } = await open({}, { kind, language });
  await user.click(screen.getByRole('button', { name: /^(Télécharger le modèle|Download the template)$/ }));
  expect(saved.map((file) => file.name)).toEqual([name]);
});

test('a file that could not be tried says what can be done, with a reference', async () => {
  const crashed = new Refusal(500, '{"message":"Internal Server Error"}', { 'apigw-requestid': 'JKJaXmPLvHcESHA=' });
  const { choose } = await open({ 'users.beginImport': crashed });
  await choose('a');
  const main = within(document.querySelector('.note.fail') ?? expect.unreachable());
  const note = (await main.findByRole('button', { name: 'Copier la référence' })).closest('.note');
  expect(note?.textContent).toMatch(/^Réessayez\. .*Référence\u00a0: JKJaXmPLvHCopier/);
});
