import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { open } from './open-formation.tsx';

test.each([
  [
    'fr',
    'Gérer les catégories',
    ['Encadrer2 formations', 'Langues1 formation', 'Écrire0 formation'],
    [
      'Supprimer « Encadrer » ? Ses 2 formations restent, sans catégorie.',
      'Supprimer « Langues » ? Sa formation reste, sans catégorie.',
      'Supprimer « Écrire » ? Aucune formation n’est concernée.',
    ],
    /^Supprimer /,
    'Conserver',
    'Ajouter',
    'Catégorie supprimée',
  ],
  [
    'en',
    'Manage categories',
    ['Encadrer2 courses', 'Langues1 course', 'Écrire0 courses'],
    [
      'Delete “Encadrer”? Its 2 courses will stay, without a category.',
      'Delete “Langues”? Its course will stay, without a category.',
      'Delete “Écrire”? It has no courses.',
    ],
    /^Delete /,
    'Keep',
    'Add',
    'Category successfully deleted',
  ],
] as const)(
  'categories are listed with how many courses each has; one goes after a question that says what becomes of them (%s)',
  async (...told) => {
    const [language, manage, listed, questions, remove, keep, add, removed] = told;
    const { user, received } = await open(language, [], { 'formations.removeCategory': () => undefined });
    await user.click(screen.getByRole('button', { name: manage }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(textsOfAll(dialog.getAllByRole('listitem'))).toEqual(listed));
    for (const [place, question] of questions.entries()) {
      await user.click(dialog.getAllByRole('button', { name: remove })[place] as HTMLElement);
      expect(textOf(document.querySelector('.ask') ?? document.body)).toContain(question);
      await user.click(dialog.getByRole('button', { name: keep }));
    }
    await user.click(dialog.getAllByRole('button', { name: remove })[1] as HTMLElement);
    await user.click(document.querySelector('.ask .danger') as HTMLElement);
    await screen.findByText(removed);
    expect(received.find(({ name }) => name === 'formations.removeCategory')?.params).toEqual({ id: 'upv_c_7' });
    expect(document.activeElement).toBe(dialog.getByRole('textbox'));
    const press = dialog.getByRole('button', { name: add }) as HTMLButtonElement;
    expect(press.disabled).toBe(true);
    await user.type(dialog.getByRole('textbox'), '  ');
    expect(press.disabled).toBe(true);
    await user.type(dialog.getByRole('textbox'), 'Droit');
    expect(press.disabled).toBe(false);
  },
);

const manager = async (replies: Parameters<typeof open>[2] = {}) => {
  const shown = await open('fr', [], replies);
  await shown.user.click(screen.getByRole('button', { name: 'Gérer les catégories' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(3));
  const button = (name: RegExp) => dialog.getByRole('button', { name });
  return Object.assign(shown, { dialog, button });
};
const renamed = /^Renommer Langues/;

test.each([
  ['that is given up by Escape', '{Escape}'],
  ['that changes nothing', '{Enter}'],
  ['to nothing but blanks', '{Control>}a{/Control}  {Enter}'],
])('a new name %s leaves the dialog open and the focus at the button that began it', async (_, keys) => {
  const { user, button, dialog, received } = await manager();
  await user.click(button(renamed));
  expect(document.activeElement).toBe(dialog.getByDisplayValue('Langues'));
  await user.keyboard(keys);
  expect(document.activeElement).toBe(button(renamed));
  expect(received.filter(({ name }) => name === 'formations.updateCategory')).toEqual([]);
});

test('a new name is sent without the blanks around it, and the focus goes back', async () => {
  const { user, button, received } = await manager({
    'formations.updateCategory': { id: 'upv_c_7', universityId: 'upv_university', name: 'Langues vivantes' },
  });
  await user.click(button(renamed));
  await user.keyboard(' vivantes {Enter}');
  await screen.findByText('Nom de la catégorie mis à jour');
  expect(received.find(({ name }) => name === 'formations.updateCategory')?.body).toEqual({ name: 'Langues vivantes' });
  expect(document.activeElement).toBe(button(renamed));
});

test('the question before a deletion has the focus at keeping it, which gives it back', async () => {
  const { user, button } = await manager();
  await user.click(button(/^Supprimer.*Langues/));
  expect(document.activeElement).toBe(button(/^Conserver$/));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(button(renamed));
});

test('text typed while a category is being added stays', async () => {
  const added = Promise.withResolvers<{ id: string; universityId: string; name: string }>();
  const { user, dialog, received } = await manager({ 'formations.createCategory': () => added.promise });
  const field = dialog.getByRole<HTMLInputElement>('textbox');
  await user.type(field, '  Droit {Enter}');
  await user.type(field, 'Art');
  added.resolve({ id: 'upv_c_5', universityId: 'upv_university', name: 'Droit' });
  await waitFor(() =>
    expect(received.filter(({ name }) => name === 'formations.listCategories').length).toBeGreaterThan(1),
  );
  expect(received.find(({ name }) => name === 'formations.createCategory')?.body).toMatchObject({ name: 'Droit' });
  expect(field.value).toContain('Art');
});
