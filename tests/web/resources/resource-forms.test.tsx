import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Resource } from '#shared/schemas/resource.ts';
import { openScreen } from '#tests/support/rendered.tsx';
import type { Replies } from '#tests/support/replies.ts';
import { administrator, candidate } from '#tests/support/web-samples.ts';
import { control, describedBy, fill, submit } from '../auth/forms.ts';
import { notes, poster } from './samples.ts';

const open = async (language: 'fr' | 'en', own: Resource[], replies: Replies = {}) => {
  const read = { 'resources.listOfUser': own, 'resources.listOfUniversity': [] };
  const shown = await openScreen('/user/resources', { who: candidate, language, replies: { ...read, ...replies } });
  await screen.findByRole('button', { name: words[language].document });
  return shown;
};

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
    large: 'A document can be 25 MB at most.',
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
    const { user } = await open(language, []);
    await user.click(screen.getByRole('button', { name: add }));
    await screen.findByRole('dialog', { name: add });
    fill({ [name]: 'Poster', Description: '   ' });
    await user.upload(control(file), fileOf(25 * 1024 * 1024 + 1));
    expect(describedBy(control(file))).toContain(large);
    expect(screen.getAllByText(large)).toHaveLength(1);
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
  const { user, received } = await open(language, [], { 'resources.create': notes });
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
    const { user, received } = await open(language, [poster], { 'resources.update': poster });
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

test.each([
  ['one’s own', 0, false],
  ['the university’s', 1, true],
] as const)('a link is added to the shelf that is open: %s', async (_, tab, isForUniversity) => {
  const { user, received } = await openScreen(`/admin/resources?activeTab=${tab}`, {
    who: administrator,
    replies: { 'resources.listOfUser': [], 'resources.listOfUniversity': [], 'resources.create': notes },
  });
  await user.click(await screen.findByRole('button', { name: 'Ajouter un lien' }));
  await screen.findByRole('dialog', { name: 'Ajouter un lien' });
  fill({ Nom: 'Carnet', Description: 'Notes', Adresse: 'carnets.example' });
  await user.click(submit());
  await screen.findByText('Lien ajouté');
  expect(received.find(({ name }) => name === 'resources.create')?.body).toMatchObject({ isForUniversity });
});
