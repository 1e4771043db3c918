import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, Refusal } from '#tests/support/rendered.tsx';
import { candidate } from '#tests/support/web-samples.ts';
import { getSession } from '#web/lib/session/session.ts';
import { faults, fill, submit } from './forms.ts';

const words = {
  fr: {
    heading: 'Choisissez votre mot de passe',
    intro: 'Le compte lea.marchand@example.org s’ouvrira avec un mot de passe que personne d’autre ne connaît.',
    fields: ['Mot de passe actuel', 'Nouveau mot de passe', 'Confirmer le mot de passe'],
    unchanged: 'C’est le mot de passe actuel\u00a0: choisissez-en un autre.',
    home: 'Bienvenue, Léa',
  },
  en: {
    heading: 'Choose your password',
    intro: 'The account lea.marchand@example.org opens with a password only you know.',
    fields: ['Current password', 'New password', 'Confirm the password'],
    unchanged: 'This is your current password: choose a different one.',
    home: 'Welcome, Léa',
  },
} as const;

const mustChoose = { msg: '', code: 'must_choose_password', requestId: 'r1' };

test.each(['fr', 'en'] as const)(
  'whoever must choose a password is led there by the first refusal, and on once it is chosen (%s)',
  async (language) => {
    const { heading, intro, fields, unchanged, home } = words[language];
    const details = [{ field: 'password', code: 'password_unchanged', msg: unchanged }];
    const { user, received, reply, text } = await openScreen('/user', {
      who: candidate,
      language,
      replies: {
        'usercv.get': new Refusal(500, '{}'),
        'doctorates.get': new Refusal(500, '{}'),
        'portfolios.listOfUser': new Refusal(403, mustChoose),
        'auth.changePassword': new Refusal(422, { msg: '', code: 'invalid', details, requestId: 'r2' }),
      },
    });
    await screen.findByRole('heading', { name: heading });
    expect(text()).toContain(intro);
    const [old, fresh, again] = fields;
    fill({ [old]: 'typed-by-somebody', [fresh]: 'typed-by-somebody', [again]: 'typed-by-somebody' });
    await user.click(submit());
    await waitFor(() => expect(faults()).toEqual([unchanged]));
    fill({ [fresh]: 'bleu-marche-forge-7', [again]: 'bleu-marche-forge-7' });
    reply({ 'auth.changePassword': () => undefined, 'portfolios.listOfUser': { portfolios: [] } });
    await user.click(submit());
    await screen.findByRole('heading', { name: home });
    expect(received.find(({ body }) => body)?.body).toMatchObject({ oldPassword: 'typed-by-somebody' });
    expect(received.findLast(({ body }) => body)?.body).toEqual({
      oldPassword: 'typed-by-somebody',
      password: 'bleu-marche-forge-7',
      confirmPassword: 'bleu-marche-forge-7',
    });
    expect(getSession()?.user.mustChoosePassword).toBeUndefined();
  },
);
