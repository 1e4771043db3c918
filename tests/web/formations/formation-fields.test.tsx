import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { open, sent } from './open-formation.tsx';

test.each([
  [
    'fr',
    'Titre',
    'Adresse du site',
    'Cette adresse ne mène pas à une page du web.',
    'Enregistré à 14 h 05',
    'Titre de la formation mis à jour',
  ],
  [
    'en',
    'Title',
    'Web address',
    'This address doesn’t lead to a web page.',
    'Saved at 2:05 PM',
    'Formation title updated successfully',
  ],
] as const)(
  'a field is saved on leaving it, an address that leads nowhere is refused in words (%s)',
  async (...told) => {
    const [language, titleLabel, urlLabel, wrong, saved, done] = told;
    const shown = await open(language);
    const title = screen.getByRole('textbox', { name: new RegExp(`^${titleLabel}`) });
    await shown.user.type(title, ' de deux');
    await shown.user.tab();
    await waitFor(() => expect(textOf(document.body)).toContain(done));
    expect(textOf(document.body)).toContain(saved);
    await shown.user.type(screen.getByRole('textbox', { name: urlLabel }), 'javascript:alert(1)');
    await shown.user.tab();
    expect(await screen.findByText(wrong)).toBeTruthy();
    expect(sent(shown, 'formations.update')).toEqual([{ title: 'Animer une équipe de deux' }]);
  },
);

test('undone with Escape, nothing is sent', async () => {
  const shown = await open('fr');
  const title = screen.getByRole('textbox', { name: /^Titre/ }) as HTMLInputElement;
  await shown.user.clear(title);
  await shown.user.keyboard('{Escape}');
  expect(title.value).toBe('Animer une équipe');
  await shown.user.tab();
  expect(sent(shown, 'formations.update')).toEqual([]);
});

test('the category is chosen among the university’s, or none', async () => {
  const shown = await open('fr');
  const choice = screen.getByRole('combobox', { name: 'Catégorie' }) as HTMLSelectElement;
  await waitFor(() =>
    expect(textsOfAll(within(choice).getAllByRole('option'))).toEqual([
      'Sans catégorie',
      'Encadrer',
      'Langues',
      'Écrire',
    ]),
  );
  expect(choice.value).toBe('upv_c_8');
  await shown.user.selectOptions(choice, 'Langues');
  await waitFor(() => expect(sent(shown, 'formations.update')).toEqual([{ FormationCategoryId: 'upv_c_7' }]));
});

test.each(['title', 'address', 'description', 'category'])(
  'the %s is sent with the version that it was changed from: what a colleague changed is not overwritten',
  async (name) => {
    const { user, received } = await open('fr');
    const label = { title: /^Titre/, address: /^Adresse/, description: /^Description/ }[name];
    if (label) {
      const field = screen.getByRole('textbox', { name: label });
      await user.clear(field);
      await user.type(field, 'www.exemple.fr');
      await user.tab();
    } else {
      await screen.findByRole('option', { name: 'Langues' });
      await user.selectOptions(screen.getByRole('combobox', { name: 'Catégorie' }), 'Langues');
    }
    const update = await waitFor(() => {
      const call = received.find((one) => one.name === 'formations.update');
      expect(call).toBeDefined();
      return call;
    });
    expect(update?.headers.get('if-match')).toBe('"2"');
  },
);
