import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, Refusal, textOf } from '#tests/support/rendered.tsx';
import { campus, candidate } from '#tests/support/web-samples.ts';
import { getSession } from '#web/lib/session/session.ts';
import { control, describedBy, faults, fill, submit } from './forms.ts';

const words = {
  fr: {
    ...{ email: 'Adresse e-mail', password: 'Mot de passe', logIn: 'Se connecter' },
    heading: 'Seconde étape',
    intro: 'Pour le compte lea@example.org.',
    code: ['Code à six chiffres', 'Votre application d’authentification l’affiche pour Thésée.'],
    recovery: ['Code de secours', 'Un de ceux que vous avez gardés. Il ne sert qu’une fois.'],
    lost: 'Plus de téléphone ni de codes\u202f? L’administration de votre université peut retirer la seconde étape.',
    toRecovery: 'Utiliser un code de secours',
    toCode: 'Utiliser un code de l’application',
    trust: 'Ne plus demander sur cet appareil pendant 30 jours',
    back: 'Revenir au mot de passe',
    wrong: 'Ce code n’est pas le bon, ou il a déjà servi.',
    expired: 'Cette connexion a trop duré. Donnez de nouveau votre mot de passe.',
    tooMany: 'Trop de tentatives. Réessayez dans 15 minutes.',
    later: 'Attendez un peu, puis réessayez.',
  },
  en: {
    ...{ email: 'Email address', password: 'Password', logIn: 'Log in' },
    heading: 'Second step',
    intro: 'For the account lea@example.org.',
    code: ['Six-digit code', 'Your authenticator app shows it for Thésée.'],
    recovery: ['Recovery code', 'One of those you kept. It only works once.'],
    lost: 'No phone and no codes? Your university’s administrators can remove the second step.',
    toRecovery: 'Use a recovery code',
    toCode: 'Use a code from the app',
    trust: 'Don’t ask again on this device for 30 days',
    back: 'Back to the password',
    wrong: 'This code isn’t right, or has been used already.',
    expired: 'This login took too long. Give your password again.',
    tooMany: 'Too many attempts. Try again in 15 minutes.',
    later: 'Wait a moment, then try again.',
  },
} as const;
const languages = ['fr', 'en'] as const;

const open = async (language: 'fr' | 'en', ways: ('code' | 'recoveryCode')[] = ['code', 'recoveryCode']) => {
  const { email, password, heading } = words[language];
  const shown = await openScreen('/login', { language, replies: { 'auth.login': { challenge: 'c1', ways } } });
  fill({ [email]: ' lea@example.org ', [password]: 'le-bon-mot' });
  await shown.user.click(submit());
  await screen.findByRole('heading', { level: 1, name: heading });
  return shown;
};
const click = (name: string) => screen.getByRole('button', { name }).click();
const session = { token: 'e30.e30.e30', user: candidate };
const home = {
  'auth.secondStep': session,
  'users.get': () => new Refusal(503, '{}'),
  'universities.get': campus,
  'portfolios.listOfUser': new Refusal(500, '{}'),
  'doctorates.get': new Refusal(500, '{}'),
  'usercv.get': new Refusal(500, '{}'),
} as const;

test.each(languages)(
  'the code of the app is asked for in the place of the password, and signs in (%s)',
  async (language) => {
    const { intro, code, trust, lost } = words[language];
    const { user, text, reply, received } = await open(language);
    const field = control(code[0]);
    expect(document.activeElement).toBe(field);
    expect([field.autocomplete, field.inputMode, describedBy(field)]).toEqual(['one-time-code', 'numeric', [code[1]]]);
    expect([text().includes(intro), text().includes(lost), submit().disabled]).toEqual([true, false, true]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: trust }).checked).toBe(false);
    await user.paste('123 456');
    reply(home);
    await user.click(submit());
    await waitFor(() => expect(getSession()?.user.id).toBe('upv_lea'));
    expect(received.find(({ name }) => name === 'auth.secondStep')?.body).toEqual({
      ...{ email: 'lea@example.org', challenge: 'c1', code: '123 456', trustDevice: false },
    });
  },
);

test.each(languages)('a recovery code can be given instead, and the device be trusted (%s)', async (language) => {
  const { code, recovery, toRecovery, toCode, trust, lost } = words[language];
  const { user, text, reply, received } = await open(language);
  await user.type(control(code[0]), '12');
  await user.click(screen.getByRole('button', { name: toRecovery }));
  const field = control(recovery[0]);
  expect([document.activeElement, field.value]).toEqual([field, '']);
  expect([field.autocomplete, field.inputMode, describedBy(field)]).toEqual(['off', 'text', [recovery[1]]]);
  expect(text()).toContain(lost);
  await user.click(screen.getByRole('button', { name: toCode }));
  expect(document.activeElement).toBe(control(code[0]));
  await user.click(screen.getByRole('button', { name: toRecovery }));
  await user.keyboard('h7k2m-9wq4z');
  await user.click(screen.getByRole('checkbox', { name: trust }));
  reply(home);
  await user.click(submit());
  await waitFor(() => expect(getSession()?.user.id).toBe('upv_lea'));
  expect(received.find(({ name }) => name === 'auth.secondStep')?.body).toEqual({
    ...{ email: 'lea@example.org', challenge: 'c1', code: 'h7k2m-9wq4z', trustDevice: true },
  });
});

test.each(languages)('a wrong code is told under its field, too many of them below (%s)', async (language) => {
  const { code, wrong, tooMany, later } = words[language];
  const { page, user, reply } = await open(language);
  const details = [{ field: 'code', code: 'wrong_code', msg: wrong }];
  reply({ 'auth.secondStep': new Refusal(422, { msg: 'Non.', code: 'invalid', details }) });
  await user.keyboard('000000');
  await user.click(submit());
  await waitFor(() => expect(faults()).toEqual([wrong]));
  expect(document.activeElement).toBe(control(code[0]));
  reply({ 'auth.secondStep': new Refusal(429, { msg: tooMany, code: 'too_many' }) });
  await user.click(submit());
  await waitFor(() => expect([...page.querySelectorAll('form .note')].map(textOf)).toEqual([later]));
  await screen.findByText(tooMany);
});

test.each(languages)(
  'a challenge that expired leads back to the password, as does the way back; the address is still there (%s)',
  async (language) => {
    const { email, password, heading, back, expired } = words[language];
    const { user, reply, received } = await open(language);
    reply({ 'auth.secondStep': new Refusal(401, { msg: expired, code: 'challenge_expired' }) });
    await user.keyboard('123456');
    await user.click(submit());
    expect(textOf(await screen.findByRole('alert'))).toBe(expired);
    await waitFor(() => expect(document.activeElement).toBe(control(password)));
    expect([control(email).value, control(password).value]).toEqual(['lea@example.org', '']);
    fill({ [password]: 'le-bon-mot' });
    await user.click(submit());
    await screen.findByRole('heading', { level: 1, name: heading });
    click(back);
    await waitFor(() => expect(document.activeElement).toBe(control(password)));
    expect(received.map(({ name }) => name)).toEqual(['auth.login', 'auth.secondStep', 'auth.login']);
    expect(localStorage.getItem('token')).toBeNull();
  },
);

test('only the ways that the account has are offered', async () => {
  await open('fr', ['code']);
  expect(screen.queryByRole('button', { name: words.fr.toRecovery })).toBeNull();
});
