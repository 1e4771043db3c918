import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CityForm } from '#tests/blocks/pieces/city-form.tsx';
import { renderElement } from '#tests/support/rendered.tsx';
import { describedBy } from '#tests/web/auth/forms.ts';

test('a form saves real changes only, says errors under their fields, and follows what was saved', async () => {
  const { user, text } = await renderElement(<CityForm />, { language: 'en' });
  const [name, contact] = [/^Name/, 'Contact'].map((label) => screen.getByLabelText<HTMLInputElement>(label));
  if (!name || !contact) throw new Error('a form has two fields');
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  const type = async (input: HTMLInputElement, words: string) => {
    await user.clear(input);
    if (words) await user.type(input, words);
  };
  expect([text().includes('Everything is saved'), save.disabled]).toEqual([true, true]);
  await type(name, 'Rive-Nord');
  await type(contact, 'nobody');
  expect(text()).toContain('2 unsaved changes');
  await type(name, 'Rive-Sud');
  expect(text()).toContain('1 unsaved change');
  await type(contact, '');
  expect(save.disabled).toBe(true);

  await type(name, '');
  expect([save.disabled, text().includes('1 unsaved change Still to fill in: Name')]).toEqual([true, true]);
  expect(describedBy(save)).toEqual(['Still to fill in: Name']);
  await type(name, 'Taken');
  await type(contact, 'nobody');
  await user.click(save);
  await screen.findByText('This address looks incomplete or misspelled.');
  expect(document.activeElement).toBe(contact);
  await type(contact, 'a@b.example');
  await user.click(save);
  await screen.findByText('Somebody has it.');
  expect(document.activeElement).toBe(name);
  await type(name, '  Rive-Nord ');
  expect(screen.queryByText('Somebody has it.')).toBeNull();
  await user.click(save);
  await screen.findByText('Kept: {"name":"Rive-Nord","contact":"a@b.example"}');
  await screen.findByText('Everything is saved');
  expect(name.value).toBe('Rive-Nord');
  await type(name, 'Rive-Est');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(name.value).toBe('Rive-Nord');
});
