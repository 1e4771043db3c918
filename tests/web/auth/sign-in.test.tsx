import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, Refusal, textOf } from '#tests/support/rendered.tsx';
import { campus, candidate } from '#tests/support/web-samples.ts';
import { endSession, startSession } from '#web/lib/session/session.ts';
import { control, faults, fill, missing, submit } from './forms.ts';

const words = {
  fr: {
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    mandatory: 'Les champs marqués d’un astérisque (*) sont obligatoires.',
    refused: 'L’adresse ou le mot de passe ne correspond à aucun compte.',
    advice: 'Vérifiez l’adresse et le mot de passe, ou demandez un nouveau mot de passe.',
    forgot: ['Mot de passe oublié\u202f?', 'Mot de passe oublié', 'Indiquez votre adresse e-mail.'],
    sent: 'Lien envoyé : consultez votre messagerie.',
  },
  en: {
    email: 'Email address',
    password: 'Password',
    mandatory: 'Fields marked with an asterisk (*) are required.',
    refused: 'The address or the password doesn’t match any account.',
    advice: 'Check the address and the password, or ask for a new password.',
    forgot: ['Forgot your password?', 'Forgot password', 'Please enter your email.'],
    sent: 'Reset password mail sent successfully.',
  },
} as const;
const languages = ['fr', 'en'] as const;

test.each(languages)(
  'logging in is off while e-mail or password is empty, which is said beside the button; the asterisk is explained (%s)',
  async (language) => {
    const { email, password, mandatory } = words[language];
    const { text } = await openScreen('/login', { language });
    expect(text()).toContain(mandatory);
    const isOff = (said: Record<string, string>) => {
      fill(said);
      return submit().disabled;
    };
    const said = (fields: string) =>
      language === 'fr' ? `Encore à remplir\u00a0: ${fields}` : `Still to fill in: ${fields}`;
    expect([isOff({}), missing()]).toEqual([true, said(`${email}, ${password}`)]);
    expect([isOff({ [email]: 'lea@example.org' }), missing()]).toEqual([true, said(password)]);
    expect([isOff({ [password]: 'x' }), missing()]).toEqual([false, '']);
    expect([isOff({ [email]: '' }), missing()]).toEqual([true, said(email)]);
  },
);

test.each(languages)('a refused login says what can be done in the form (%s)', async (language) => {
  const { email, password, refused, advice } = words[language];
  const replies = { 'auth.login': new Refusal(401, { msg: refused, code: 'bad_credentials', requestId: 'r1' }) };
  const { page, user } = await openScreen('/login', { language, replies });
  fill({ [email]: 'lea@example.org', [password]: 'pas-le-bon' });
  await user.click(submit());
  const note = () => [...page.querySelectorAll('form .note')].map(textOf);
  await waitFor(() => expect(note()).toEqual([advice]));
  expect(textOf(await screen.findByRole('alert'))).toBe(refused);
  expect([window.location.pathname, localStorage.getItem('token')]).toEqual(['/login', null]);
});

test.each(languages)('a forgotten password needs an address, and says that a link was sent (%s)', async (language) => {
  const { email, forgot, sent } = words[language];
  const [opener, title, empty] = forgot;
  const { user, received } = await openScreen('/login', {
    language,
    replies: { 'auth.resetPassword': () => undefined },
  });
  await user.click(screen.getByRole('button', { name: opener }));
  await screen.findByRole('dialog', { name: title });
  expect(submit().disabled).toBe(false);
  await user.click(submit());
  expect(faults()).toEqual([empty]);
  fill({ [email]: 'lea@' });
  await user.click(submit());
  expect(faults()).toEqual([
    language === 'fr' ? 'L’adresse semble incomplète ou mal écrite.' : 'This address looks incomplete or misspelled.',
  ]);
  fill({ [email]: ' lea@example.org ' });
  await user.click(submit());
  await screen.findByText(sent);
  expect(received.map(({ name, body }) => [name, body])).toEqual([
    ['auth.resetPassword', { email: 'lea@example.org' }],
  ]);
});

test('an address typed at sign-in is filled in when the password is forgotten', async () => {
  const { email, forgot } = words.en;
  const [opener, title] = forgot;
  const { user } = await openScreen('/login', { language: 'en' });
  fill({ [email]: 'lea@example.org' });
  await user.click(screen.getByRole('button', { name: opener }));
  await screen.findByRole('dialog', { name: title });
  expect(control(email).value).toBe('lea@example.org');
});

const registration = {
  fr: {
    said: {
      Prénom: 'Léa',
      Nom: 'Marchand',
      'Adresse e-mail': 'lea@example.org',
      'Mot de passe': 'sept-Loutres-au-canal',
    },
    university: 'Université',
    mandatory: words.fr.mandatory,
    taken: 'Cette adresse a déjà un compte.',
    wrong: ['L’adresse semble incomplète ou mal écrite.', '12 caractères au moins.'],
  },
  en: {
    said: {
      'First name': 'Léa',
      'Last name': 'Marchand',
      'Email address': 'lea@example.org',
      Password: 'sept-Loutres-au-canal',
    },
    university: 'University',
    mandatory: words.en.mandatory,
    taken: 'This address already has an account.',
    wrong: ['This address looks incomplete or misspelled.', 'Enter at least 12 characters.'],
  },
} as const;

test.each(languages)(
  'registering is off while one of its five fields is empty, and each fault stands under its field (%s)',
  async (language) => {
    const { said, university, mandatory, taken, wrong } = registration[language];
    const details = [{ field: 'email', code: 'email_taken', msg: taken }];
    const { page, user, received, text } = await openScreen('/register', {
      language,
      replies: {
        'universities.list': { rows: [{ id: campus.id, name: campus.name, logoUrl: null }] },
        'auth.register': new Refusal(409, { msg: taken, code: 'email_taken', details, requestId: 'r1' }),
      },
    });
    await within(control(university)).findByRole('option', { name: campus.name });
    expect(text()).toContain(mandatory);
    expect([...page.querySelectorAll('form label')].filter((label) => label.textContent?.endsWith('*'))).toHaveLength(
      5,
    );
    fill(said);
    expect(submit().disabled).toBe(true);
    fill({ [university]: campus.id });
    for (const [label, value] of Object.entries({ ...said, [university]: campus.id })) {
      fill({ [label]: '' });
      expect([submit().disabled, missing().endsWith(`: ${label}`)], label).toEqual([true, true]);
      fill({ [label]: value });
      expect(submit().disabled, label).toBe(false);
    }
    const [, , email = '', password = ''] = Object.keys(said);
    fill({ [email]: 'lea@', [password]: 'court' });
    await user.click(submit());
    expect([faults(), document.activeElement]).toEqual([wrong, control(email)]);
    fill(said);
    await user.click(submit());
    await waitFor(() => expect(faults()).toEqual([taken]));
    expect(document.activeElement).toBe(control(email));
    expect(received.at(-1)?.body).toEqual({
      firstName: 'Léa',
      lastName: 'Marchand',
      email: 'lea@example.org',
      password: 'sept-Loutres-au-canal',
      universityId: 'upv_university',
    });
  },
);

test.each([
  ['link', 'conditions d’utilisation', /Conditions/],
  ['back', 'conditions d’utilisation', /Conditions/],
  ['link', 'vos données', /données/],
] as const)(
  'who reads the terms or the notice finds what they had typed again (%s, %s), of which nothing is stored; nobody else does',
  async (way, paper, heading) => {
    const { said, university } = registration.fr;
    const rows = [{ id: campus.id, name: campus.name, logoUrl: null }];
    const { user } = await openScreen('/register', { replies: { 'universities.list': { rows } } });
    await within(control(university)).findByRole('option', { name: campus.name });
    fill({ ...said, [university]: campus.id });
    await user.click(screen.getByRole('link', { name: paper }));
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])).not.toContain('Loutres');
    if (way === 'back') history.back();
    else await user.click(screen.getAllByRole('link', { name: 'Créer un compte' })[0] as HTMLElement);
    await screen.findByRole('heading', { name: 'Créer un compte' });
    await within(control(university)).findByRole('option', { name: campus.name });
    const kept = Object.entries(said).map(([label]) => [label, control(label).value]);
    expect(Object.fromEntries(kept)).toEqual(said);
    expect([control(university).value, submit().disabled]).toEqual([campus.id, false]);

    const read = async (name: string, heading: string | RegExp) => {
      await user.click(screen.getAllByRole('link', { name })[0] as HTMLElement);
      await screen.findByRole('heading', { name: heading });
    };
    const reopened = async () => {
      await read('Créer un compte', 'Créer un compte');
      return Object.keys(said).map((label) => control(label).value);
    };
    // Visits another page and comes back.
    await read('Se connecter', 'Vous revoilà');
    expect(await reopened()).toEqual(['', '', '', '']);
    // Another user signs in and out on this device meanwhile.
    fill(said);
    await read('conditions d’utilisation', /Conditions/);
    await act(async () => startSession({ token: 'e30.e30.e30', user: candidate }));
    await act(async () => endSession());
    expect(await reopened()).toEqual(['', '', '', '']);
  },
);
