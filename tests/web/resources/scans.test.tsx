import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Resource } from '#shared/schemas/resource.ts';
import { openScreen, textsOfAll } from '#tests/support/rendered.tsx';
import { catchSavedFiles } from '#tests/support/saved-files.ts';
import { administrator, candidate } from '#tests/support/web-samples.ts';
import { poster } from './samples.ts';

type Scan = Resource['scan'];
const own = (scan: Scan): Resource => ({ ...poster, scan });
const shared = (scan: Scan): Resource => ({ ...poster, scan, isForUniversity: true });

const open = async (at: string, document: Resource, more: Parameters<typeof openScreen>[1] = {}) => {
  const listed = document.isForUniversity ? 'resources.listOfUniversity' : 'resources.listOfUser';
  const empty = { 'resources.listOfUser': [], 'resources.listOfUniversity': [] };
  const shown = await openScreen(at, {
    who: candidate,
    ...more,
    replies: { ...empty, [listed]: [document], ...more.replies },
  });
  return { ...shown, line: (await screen.findByText('Affiche')).closest('li') as HTMLElement };
};
const notesIn = (line: HTMLElement) =>
  [...line.querySelectorAll('.scan-note')].map((note) => textsOfAll(note.children).join(' '));
const buttonsIn = (line: HTMLElement) =>
  within(line)
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

const asMember = ['/user/resources?activeTab=1', candidate] as const;
const asKeeper = ['/admin/resources?activeTab=1', administrator] as const;
const save = 'Télécharger «\u202fAffiche\u202f»';
const change = ['Modifier «\u202fAffiche\u202f»', 'Supprimer «\u202fAffiche\u202f»'];

test.each(['CLEAN', null] as const)('a document whose scan ended as %s is shown as any other', async (scan) => {
  const { line } = await open('/user/resources', own(scan));
  expect([notesIn(line), buttonsIn(line)]).toEqual([[], [save, ...change]]);
});

test.each([
  [
    'fr',
    'En cours de vérification Ce document s’ouvrira dès la fin de sa vérification, d’ordinaire en moins d’une minute.',
    'Réessayer d’ouvrir «\u202fAffiche\u202f»',
  ],
  [
    'en',
    'Being checked This document opens as soon as its check is over, usually in less than a minute.',
    'Try again to open “Affiche”',
  ],
] as const)('a document that waits says so, and can only be asked for (%s)', async (language, note, again) => {
  const { line } = await open(asMember[0], shared('WAITING'), { language });
  expect([notesIn(line), buttonsIn(line)]).toEqual([[note], [again]]);
});

const kept = {
  fr: ['Modifier «\u202fAffiche\u202f»', 'Supprimer «\u202fAffiche\u202f»'],
  en: ['Edit “Affiche”', 'Delete “Affiche”'],
} as const;
const saving = { fr: save, en: 'Download “Affiche”' } as const;
const threat = {
  fr: 'Refusé Un programme dangereux a été trouvé dans ce fichier, qui a été retiré. Personne ne peut l’ouvrir.',
  en: 'Refused Malicious software was found in this file, which was removed. Nobody can open it.',
} as const;
const unchecked = {
  fr: 'Non vérifié Ce fichier n’a pas pu être vérifié, peut-être parce qu’un mot de passe le protège.',
  en: 'Not checked This file couldn’t be checked, perhaps because a password protects it.',
} as const;

test.each(['fr', 'en'] as const)(
  'members are offered no threat, nor a file that could not be checked (%s)',
  async (language) => {
    const members = {
      THREAT: threat[language],
      UNREADABLE: `${unchecked[language]} ${language === 'fr' ? 'Personne ne peut l’ouvrir.' : 'Nobody can open it.'}`,
    };
    const documents = [shared('THREAT'), { ...shared('UNREADABLE'), id: 'r9', label: 'Archive' }];
    await openScreen(asMember[0], {
      ...{ who: asMember[1], language },
      replies: { 'resources.listOfUser': [], 'resources.listOfUniversity': documents },
    });
    const lines = await screen.findAllByText(/^(Affiche|Archive)$/);
    const shown = lines.map((name) => name.closest('li') as HTMLElement);
    expect(shown.map((line) => [notesIn(line), buttonsIn(line)])).toEqual([
      [[members.THREAT], []],
      [[members.UNREADABLE], []],
    ]);
  },
);

test.each([
  ['fr', 'THREAT', `${threat.fr} Supprimez cette ligne, et faites analyser l’appareil d’où venait le fichier.`],
  ['en', 'THREAT', `${threat.en} Delete this entry, and have the device that the file came from checked.`],
  [
    'fr',
    'UNREADABLE',
    `${unchecked.fr} Personne ne peut l’ouvrir\u00a0: supprimez-le, puis ajoutez-le de nouveau, sans mot de passe.`,
  ],
  ['en', 'UNREADABLE', `${unchecked.en} Nobody can open it: delete it, then add it again without a password.`],
] as const)('who shares a document hears what to do (%s, %s)', async (language, scan, note) => {
  const { line } = await open(asKeeper[0], shared(scan), { language, who: asKeeper[1] });
  expect([notesIn(line), buttonsIn(line)]).toEqual([[note], kept[language]]);
});

test.each([
  ['fr', `${unchecked.fr} Personne d’autre que vous ne peut l’ouvrir.`],
  ['en', `${unchecked.en} Nobody but you can open it.`],
] as const)('one’s own file that could not be checked opens (%s)', async (language, note) => {
  const { line } = await open('/user/resources', own('UNREADABLE'), { language });
  expect([notesIn(line), buttonsIn(line)]).toEqual([[note], [saving[language], ...kept[language]]]);
});

test('asking for a document that is ready meanwhile saves it', async () => {
  const saved = catchSavedFiles();
  const replies = { 'resources.file': new Blob(['%PDF']) };
  const { user } = await open(asMember[0], shared('WAITING'), { replies });
  await user.click(screen.getByRole('button', { name: 'Réessayer d’ouvrir «\u202fAffiche\u202f»' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['affiche.pdf']));
});

test('while one waits the list is read again, until it is clean', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let scan: Scan = 'WAITING';
  const replies = { 'resources.listOfUniversity': () => [shared(scan)] };
  const { line, received } = await open(asMember[0], shared('WAITING'), { replies });
  expect(notesIn(line)).toHaveLength(1);
  scan = 'CLEAN';
  await vi.advanceTimersByTimeAsync(3_000);
  await waitFor(() => expect(notesIn(line)).toEqual([]));
  const reads = () => received.filter(({ name }) => name === 'resources.listOfUniversity').length;
  const before = reads();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(reads()).toBe(before);
  vi.useRealTimers();
});
