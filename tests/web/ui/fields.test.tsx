import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderElement, textOf } from '#tests/support/rendered.tsx';
import { CheckGroup, PickedList, RadioGroup, SelectField } from '#web/ui/fields/choices.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { SearchField, TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import { describedBy } from '../auth/forms.ts';

test('a field is tied to its hint and its error; the asterisk of a mandatory one is for the eye', async () => {
  await renderElement(<TextField label="Ville" hint="Où vous vivez." error="Trop long." required />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Ville' });
  expect(describedBy(field)).toEqual(['Où vous vivez.', 'Trop long.']);
  expect([field.getAttribute('aria-invalid'), field.required]).toEqual(['true', true]);
  expect(textOf(screen.getByText('Ville'))).toBe('Ville\u00a0*');
});

test('a field without a fault is not marked as wrong, and is described by nothing', async () => {
  await renderElement(<TextField label="Ville" />);
  const field = screen.getByRole('textbox', { name: 'Ville' });
  expect(['aria-invalid', 'aria-describedby'].map((name) => field.getAttribute(name))).toEqual([null, null]);
});

test('a text’s length is read out with it, after its hint and its error', async () => {
  await renderElement(<TextArea label="Projet" hint="Environ 100 mots." error="Trop court." count="12 mots" />);
  expect(describedBy(screen.getByRole('textbox', { name: 'Projet' }))).toEqual([
    'Environ 100 mots.',
    'Trop court.',
    '12 mots',
  ]);
});

test('a password is hidden until one asks to see it, and again afterwards; nothing corrects its spelling', async () => {
  const { user } = await renderElement(<PasswordField label="Mot de passe" showLabel="Voir" hideLabel="Cacher" />);
  const field = screen.getByLabelText<HTMLInputElement>('Mot de passe');
  const look = () => [field.type, screen.getByRole('button').getAttribute('aria-label')];
  expect(look()).toEqual(['password', 'Voir']);
  expect(['spellcheck', 'autocapitalize'].map((name) => field.getAttribute(name))).toEqual(['false', 'none']);
  await user.click(screen.getByRole('button'));
  expect(look()).toEqual(['text', 'Cacher']);
  await user.click(screen.getByRole('button'));
  expect(look()).toEqual(['password', 'Voir']);
});

const diplomas = ['1', '2', '3'].map((value) => ({ value, label: `Diplôme ${value}` }));

const Diplomas = ({ onChange }: { onChange: (value: string | null) => void }) => {
  const [value, setValue] = useState<string | null>('2');
  const change = (next: string | null) => {
    setValue(next);
    onChange(next);
  };
  return <CheckGroup legend="Diplômes" options={diplomas} value={value} error="Choisissez." onChange={change} />;
};

test('several choices are kept in the order of their list, whichever was ticked first; none is nothing', async () => {
  const onChange = vi.fn();
  const { user, text } = await renderElement(<Diplomas onChange={onChange} />);
  for (const name of ['Diplôme 1', 'Diplôme 3', 'Diplôme 2', 'Diplôme 1', 'Diplôme 3'])
    await user.click(screen.getByRole('checkbox', { name }));
  expect(onChange.mock.calls.flat()).toEqual(['1,2', '1,2,3', '1,3', '3', null]);
  screen.getByRole('group', { name: 'Diplômes' });
  expect(text()).toContain('Choisissez.');
});

test('one choice among a few: its group has a hint, and its radios exclude each other', async () => {
  const onChange = vi.fn();
  const options = [
    { value: true, label: 'Oui' },
    { value: false, label: 'Non' },
  ];
  const { user } = await renderElement(
    <RadioGroup legend="Cotutelle" hint="Deux directeurs." options={options} value={null} onChange={onChange} />,
  );
  expect(describedBy(screen.getByRole('group', { name: 'Cotutelle' }))).toEqual(['Deux directeurs.']);
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ checked }) => checked)).toEqual([false, false]);
  expect([radios[0]?.name === '', new Set(radios.map(({ name }) => name)).size]).toEqual([false, 1]);
  await user.click(screen.getByRole('radio', { name: 'Non' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('a search is named for screen readers, and for the eye by its placeholder, unless its label is seen', async () => {
  await renderElement(
    <>
      <SearchField label="Trouver un cours" value="" onChange={() => undefined} />
      <SearchField label="Compétence" placeholder="Anglais…" isLabelShown value="" onChange={() => undefined} />
    </>,
  );
  const [course, skill] = screen.getAllByRole<HTMLInputElement>('searchbox');
  expect([course?.placeholder, skill?.placeholder]).toEqual(['Trouver un cours', 'Anglais…']);
  expect(['Trouver un cours', 'Compétence'].map((label) => screen.getByText(label).className)).toEqual(['sr', '']);
});

test('a list offers to choose nothing only where it says how', async () => {
  const options = [{ value: 'fr', label: 'France' }];
  await renderElement(
    <>
      <SelectField label="Pays" options={options} />
      <SelectField label="Autre pays" options={options} placeholder="Aucun" />
    </>,
  );
  const offered = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ value, text }) => [value, text]);
  expect(offered('Pays')).toEqual([['fr', 'France']]);
  expect(offered('Autre pays')).toEqual([
    ['', 'Aucun'],
    ['fr', 'France'],
  ]);
});

test('choices that are on are read as a list with a name', async () => {
  await renderElement(<PickedList label="Souhaits" words={['Conseil', 'Données']} />);
  expect([...screen.getByRole('list', { name: 'Souhaits' }).children].map(textOf)).toEqual(['Conseil', 'Données']);
});
