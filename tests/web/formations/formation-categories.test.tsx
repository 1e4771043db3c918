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
      'Delete “Encadrer”? Its 2 courses stay, without a category.',
      'Delete “Langues”? Its course stays, without a category.',
      'Delete “Écrire”? No course is concerned.',
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
