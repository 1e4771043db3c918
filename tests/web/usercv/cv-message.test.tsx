import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, renderElement } from '#tests/support/rendered.tsx';
import { CvSheet } from '#web/features/usercv/cv-sheet.tsx';
import { emptyCv } from './samples.ts';

const open = { ...emptyCv, userCv: { ...emptyCv.userCv, allowContact: true } };
const sheet = <CvSheet cv={open} userId="u1" />;

const write = async (reply: () => Refusal | undefined) => {
  const shown = await renderElement(sheet, { replies: { 'usercv.contact': reply } });
  const { user } = shown;
  await user.click(screen.getByRole('button', { name: 'Écrire à Léa' }));
  await user.type(await screen.findByRole('textbox', { name: /^Votre nom/ }), 'Ada Roy');
  await user.type(screen.getByRole('textbox', { name: /^Votre adresse e-mail/ }), 'ada@labo.example');
  await user.type(screen.getByRole('textbox', { name: /^Votre message/ }), 'Un poste s’ouvre.');
  return shown;
};

test('nobody is written to who does not allow it', async () => {
  await renderElement(<CvSheet cv={emptyCv} userId="u1" />);
  expect(screen.queryByRole('button', { name: /Écrire/ })).toBeNull();
});

test.each([
  ['fr', 'Écrire à Léa', 'Transmise à Léa pour vous répondre. La sienne reste cachée.', /^2.000 caractères restants$/],
  ['en', 'Write to Léa', 'Passed on so that Léa can answer you. Theirs stays hidden.', /^2,000 characters left$/],
] as const)('the form opens in place and says what becomes of the address (%s)', async (language, name, hint, left) => {
  const { user } = await renderElement(sheet, { language });
  const button = screen.getByRole('button', { name });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  const heading = await screen.findByRole('heading', { level: 2, name });
  expect(document.activeElement).toBe(heading);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText(hint)).toBeTruthy();
  expect(screen.getByText(left)).toBeTruthy();
});

test('a message leaves with name, address and text, and the form goes', async () => {
  const { user, received } = await write(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  await screen.findByText('Message envoyé. Une réponse de Léa vous parviendrait par e-mail.');
  expect(received.map(({ name, params, body }) => [name, params, body])).toEqual([
    [
      'usercv.contact',
      { id: 'u1' },
      { name: 'Ada Roy', email: 'ada@labo.example', message: 'Un poste s’ouvre.', website: '' },
    ],
  ]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a refusal says why, and what was written stays', async () => {
  const { user } = await write(() => new Refusal(429, { msg: 'Réessayez demain.', code: 'too_many' }));
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect((await screen.findAllByText('Réessayez demain.')).length).toBeGreaterThan(0);
  expect(screen.getByDisplayValue('Un poste s’ouvre.')).toBeTruthy();
});

test('the trap for programs is reached neither by keyboard nor by a screen reader', async () => {
  const { page } = await write(() => undefined);
  const trap = page.querySelector<HTMLInputElement>('input[name="website"]');
  expect([trap?.tabIndex, trap?.autocomplete, trap?.closest('[aria-hidden="true"]')?.className]).toEqual([
    -1,
    'off',
    'sr',
  ]);
});
