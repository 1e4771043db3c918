import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Resource } from '#shared/schemas/resource.ts';
import { openScreen, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { administrator, candidate } from '#tests/support/web-samples.ts';
import { control, describedBy, fill, submit } from '../auth/forms.ts';

const createdAt = '2026-03-01T08:00:00.000Z';
const plain = { url: null, file: null, size: null, isForUniversity: false, createdAt };
const poster: Resource = {
  ...plain,
  id: 'r1',
  type: 'FILE',
  label: 'Affiche',
  description: 'Lille, 2026',
  file: 'affiche.pdf',
  size: 1_572_864,
};
const notes: Resource = {
  ...plain,
  id: 'r2',
  type: 'LINK',
  label: 'Carnet',
  description: 'Notes de terrain',
  url: 'https://www.carnets.example/notes/',
};
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
      ['http://depot.example/', '_blank', 'noopener noreferrer'],
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
    ['Documents 00 documents', 'No document yet', 'Agreements, reports, posters: any file of 25 MB at most.'],
    ['Links 00 links', 'No link yet', 'A repository, a bibliography, a notebook: what you often come back to.'],
  ],
} as const;

test.each(['fr', 'en'] as const)('without any, one’s own shelf says what may stand there (%s)', async (language) => {
  await open('/user/resources', [], [], { language });
  expect(read()).toEqual(own[language]);
});

test.each([
  ['fr', 'Votre université n’a pas encore partagé de document.', 'Votre université n’a pas encore partagé de lien.'],
  ['en', 'Your university has not shared a document yet.', 'Your university has not shared a link yet.'],
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
    '“Carnet” will be gone for all members. This cannot be undone.',
    '“Carnet” will be gone from your resources. This cannot be undone.',
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

const words = {
  fr: {
    document: 'Ajouter un document',
    link: 'Ajouter un lien',
    name: 'Nom',
    file: 'Fichier',
    url: 'Adresse',
    edit: ['Modifier «\u202fAffiche\u202f»', 'Modifier le document', 'Document modifié'],
    added: 'Lien ajouté',
    large: 'Un document fait au plus 25 Mo.',
    void: 'Ce fichier est vide.',
  },
  en: {
    document: 'Add a document',
    link: 'Add a link',
    name: 'Name',
    file: 'File',
    url: 'Address',
    edit: ['Edit “Affiche”', 'Edit the document', 'Document updated successfully'],
    added: 'Link added successfully',
    large: 'A document has at most 25 MB.',
    void: 'This file is empty.',
  },
} as const;
const fileOf = (size: number) => {
  const file = new File(['x'], 'poster.pdf', { type: 'application/pdf' });
  return Object.defineProperty(file, 'size', { value: size });
};

test.each(['fr', 'en'] as const)(
  'a document needs name, description and file; one above 25 MB, or an empty one, is refused where it is chosen (%s)',
  async (language) => {
    const { document: add, name, file, large, void: empty } = words[language];
    const { user } = await open('/user/resources', [], [], { language });
    await user.click(screen.getByRole('button', { name: add }));
    await screen.findByRole('dialog', { name: add });
    fill({ [name]: 'Poster', Description: '   ' });
    await user.upload(control(file), fileOf(25 * 1024 * 1024 + 1));
    expect(describedBy(control(file))).toContain(large);
    expect(screen.getAllByText(large)).toHaveLength(2);
    await user.upload(control(file), fileOf(0));
    expect(describedBy(control(file))).toContain(empty);
    await user.upload(control(file), fileOf(25 * 1024 * 1024));
    expect(screen.getByText('poster.pdf')).toBeDefined();
    expect(submit().disabled).toBe(true);
    fill({ Description: 'Lille' });
    expect(submit().disabled).toBe(false);
    fill({ [name]: '' });
    expect(submit().disabled).toBe(true);
  },
);

test.each(['fr', 'en'] as const)('a link needs name, description and address (%s)', async (language) => {
  const { link: add, name, url, added } = words[language];
  const { user, received } = await open('/user/resources', [], [], {
    language,
    replies: { 'resources.create': notes },
  });
  await user.click(screen.getByRole('button', { name: add }));
  await screen.findByRole('dialog', { name: add });
  const said = { [name]: 'Carnet', Description: 'Notes', [url]: 'carnets.example' };
  for (const [label, value] of Object.entries(said)) {
    expect(submit().disabled, label).toBe(true);
    fill({ [label]: value });
  }
  await user.click(submit());
  await screen.findByText(added);
  expect(received.find((call) => call.name === 'resources.create')?.body).toMatchObject({
    label: 'Carnet',
    description: 'Notes',
    url: 'carnets.example',
    isForUniversity: false,
  });
});

test.each(['fr', 'en'] as const)(
  'of a document, name and description are edited, neither of them blank (%s)',
  async (language) => {
    const { name, edit } = words[language];
    const { user, received } = await open('/user/resources', [poster], [], {
      language,
      replies: { 'resources.update': poster },
    });
    await user.click(screen.getByRole('button', { name: edit[0] }));
    await screen.findByRole('dialog', { name: edit[1] });
    expect([control(name).value, control('Description').value]).toEqual(['Affiche', 'Lille, 2026']);
    for (const label of [name, 'Description']) {
      fill({ [label]: '  ' });
      expect(submit().disabled, label).toBe(true);
      fill({ [label]: 'Autre' });
      expect(submit().disabled, label).toBe(false);
    }
    await user.click(submit());
    await screen.findByText(edit[2]);
    expect(received.find((call) => call.name === 'resources.update')).toMatchObject({
      params: { id: 'r1' },
      body: { label: 'Autre', description: 'Autre' },
    });
  },
);
