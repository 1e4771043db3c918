import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Resource } from '#shared/schemas/resource.ts';
import { openScreen, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { catchSavedFiles } from '#tests/support/saved-files.ts';
import { administrator, candidate } from '#tests/support/web-samples.ts';
import { notes, poster } from './samples.ts';

const bare: Resource = { ...notes, id: 'r3', label: 'Dépôt', url: 'depot.example' };
const shared = (one: Resource): Resource => ({ ...one, isForUniversity: true });

const lists = () => [...document.querySelectorAll<HTMLElement>('.kept-list')];
const read = () => lists().map((list) => textsOfAll(list.querySelectorAll('h2, li, .empty p')));
const open = async (
  at: string,
  own: Resource[],
  ofUniversity: Resource[],
  more: Parameters<typeof openScreen>[1] = {},
) => {
  const shown = await openScreen(at, {
    who: candidate,
    ...more,
    replies: { 'resources.listOfUser': own, 'resources.listOfUniversity': ofUniversity, ...more.replies },
  });
  await waitFor(() => expect(lists()).toHaveLength(2));
  return shown;
};

test.each([
  [
    'fr',
    ['Mes ressources', 'Ressources de l’université'],
    [
      ['Documents 11 document', 'AfficheLille, 2026affiche.pdf · 1,6\u202fMo'],
      [
        'Liens 22 liens',
        'Carnet (nouvel onglet)Notes de terraincarnets.example/notes',
        'Dépôt (nouvel onglet)Notes de terraindepot.example',
      ],
    ],
  ],
  [
    'en',
    ['My resources', 'University resources'],
    [
      ['Documents 11 document', 'AfficheLille, 2026affiche.pdf · 1.6 MB'],
      [
        'Links 22 links',
        'Carnet (new tab)Notes de terraincarnets.example/notes',
        'Dépôt (new tab)Notes de terraindepot.example',
      ],
    ],
  ],
] as const)(
  'documents stand with file and size, links with their address, which opens apart (%s)',
  async (language, tabs, lines) => {
    await open('/user/resources', [poster, notes, bare], [], { language });
    expect(textsOfAll(screen.getAllByRole('tab'))).toEqual(tabs);
    expect(read()).toEqual(lines);
    const links = within(lists()[1] as HTMLElement).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ href, target, rel }) => [href, target, rel])).toEqual([
      ['https://www.carnets.example/notes/', '_blank', 'noopener noreferrer'],
      ['https://depot.example/', '_blank', 'noopener noreferrer'],
    ]);
  },
);

const own = {
  fr: [
    [
      'Documents 00 document',
      'Aucun document pour le moment',
      'Conventions, rapports, affiches\u00a0: tout fichier de 25\u00a0Mo au plus.',
    ],
    [
      'Liens 00 lien',
      'Aucun lien pour le moment',
      'Un dépôt, une bibliographie, un carnet\u00a0: ce que vous rouvrez souvent.',
    ],
  ],
  en: [
    ['Documents 00 documents', 'No documents yet', 'Agreements, reports, posters: any file up to 25 MB.'],
    ['Links 00 links', 'No links yet', 'A repository, a bibliography, a notebook: anything you often come back to.'],
  ],
} as const;

test.each(['fr', 'en'] as const)('without any, one’s own shelf says what may stand there (%s)', async (language) => {
  await open('/user/resources', [], [], { language });
  expect(read()).toEqual(own[language]);
});

test.each([
  ['fr', 'Votre université n’a pas encore partagé de document.', 'Votre université n’a pas encore partagé de lien.'],
  ['en', 'Your university hasn’t shared any documents yet.', 'Your university hasn’t shared any links yet.'],
] as const)('members only read what their university shares (%s)', async (language, noDocument, noLink) => {
  await open('/user/resources?activeTab=1', [notes], [], { language });
  expect(read().map((list) => list.slice(1))).toEqual([[noDocument], [noLink]]);
  expect(within(screen.getByRole('tabpanel')).queryAllByRole('button')).toEqual([]);
});

test('beside what is shared, a member has a button to save each document, and no other', async () => {
  await open('/user/resources?activeTab=1', [], [shared(poster), shared(notes)]);
  const buttons = within(screen.getByRole('tabpanel')).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Télécharger «\u202fAffiche\u202f»']);
});

test.each([
  ['the name of its file', poster, 'affiche.pdf'],
  ['its own name where its file has none', { ...poster, file: null }, 'Affiche'],
] as const)('a document is saved under %s', async (_, document, name) => {
  const saved = catchSavedFiles();
  const replies = { 'resources.file': new Blob(['%PDF']) };
  const { user } = await open('/user/resources', [document], [], { replies });
  await user.click(screen.getByRole('button', { name: 'Télécharger «\u202fAffiche\u202f»' }));
  await waitFor(() => expect(saved.map((file) => file.name)).toEqual([name]));
});

test.each([
  [
    'fr',
    'Supprimer «\u202fCarnet\u202f»',
    'Supprimer ce lien\u202f?',
    '«\u202fCarnet\u202f» disparaîtra pour tous les membres. Cette action est définitive.',
    '«\u202fCarnet\u202f» disparaîtra de vos ressources. Cette action est définitive.',
    ['Supprimer', 'Lien supprimé'],
  ],
  [
    'en',
    'Delete “Carnet”',
    'Delete this link?',
    '“Carnet” will be removed for all members. This can’t be undone.',
    '“Carnet” will be removed from your resources. This can’t be undone.',
    ['Delete', 'Link deleted successfully'],
  ],
] as const)(
  'deleting says whose loss it is: everybody’s, or one’s own (%s)',
  async (language, press, title, ofAll, mine, [confirm, done]) => {
    const replies = { 'resources.remove': () => undefined };
    const more = { who: administrator, language, replies };
    const { user, received } = await open('/admin/resources?activeTab=1', [notes], [shared(notes)], more);
    await user.click(screen.getByRole('button', { name: press }));
    expect(textOf(await screen.findByRole('alertdialog', { name: title }))).toContain(ofAll);
    await user.click(screen.getByRole('button', { name: language === 'fr' ? 'Conserver' : 'Keep' }));
    await user.click(screen.getAllByRole('tab')[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: press }));
    const question = await screen.findByRole('alertdialog', { name: title });
    expect(textOf(question)).toContain(mine);
    await user.click(within(question).getByRole('button', { name: confirm }));
    await screen.findByText(done);
    expect(received.filter(({ name }) => name === 'resources.remove').map(({ params }) => params)).toEqual([
      { id: 'r2' },
    ]);
  },
);
