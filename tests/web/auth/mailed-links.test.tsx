import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen, Refusal, textOf } from '#tests/support/rendered.tsx';
import { candidate } from '#tests/support/web-samples.ts';
import { control, faults, fill, submit } from './forms.ts';

const email = 'lea.marchand@example.org';
const toReset = `/reset-password?token=t1&email=${encodeURIComponent(email)}&universityId=u1&userId=p1&universityName=Rive-Sud`;
const toConfirm = `/confirm-email?userId=p1&token=t1&email=${encodeURIComponent(email)}`;
const dead = new Refusal(422, { msg: 'Ce lien a expiré.', code: 'link_expired', requestId: 'r1' });
const links = { 'auth.checkLink': { shortestPassword: 12 }, 'auth.updatePassword': () => undefined };
const heading = () => textOf(screen.getByRole('heading', { level: 1 }));

test.each([
  [
    'fr',
    ['Choisir un nouveau mot de passe', 'Nouveau mot de passe', 'Confirmer le mot de passe'],
    ['Les mots de passe ne correspondent pas', 'Mot de passe mis à jour', '12 caractères au moins.'],
  ],
  [
    'en',
    ['Choose a new password', 'New password', 'Confirm the password'],
    ["Passwords don't match", 'Password updated successfully.', 'Enter at least 12 characters.'],
  ],
] as const)(
  'a new password needs both fields and the same in both, and is sent with what its link said (%s)',
  async (language, [title, first, second], [differ, done, short]) => {
    const { user, received } = await openScreen(toReset, { language, replies: links });
    expect([heading(), window.location.search]).toEqual([title, '']);
    fill({ [first]: 'court' });
    expect(submit().disabled).toBe(true);
    fill({ [second]: 'court' });
    await user.click(submit());
    expect(faults()).toEqual([short]);
    fill({ [first]: 'sept-Loutres-au-canal', [second]: 'sept-Loutres-au-cana' });
    await user.click(submit());
    expect([faults(), document.activeElement]).toEqual([[differ], control(second)]);
    fill({ [second]: 'sept-Loutres-au-canal' });
    await user.click(submit());
    await screen.findByText(done);
    expect(received.find(({ name }) => name === 'auth.updatePassword')?.body).toEqual({
      email,
      userId: 'p1',
      token: 't1',
      universityName: 'Rive-Sud',
      password: 'sept-Loutres-au-canal',
      confirmPassword: 'sept-Loutres-au-canal',
    });
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
  },
);

test.each([
  ['fr', 'Bienvenue', `Choisissez le mot de passe qui ouvrira votre compte ${email}.`, 'Enregistrer le mot de passe'],
  ['en', 'Welcome', `Choose the password for your account ${email}.`, 'Save the password'],
] as const)('an invitation welcomes, and asks for a first password (%s)', async (language, title, intro, button) => {
  const { text } = await openScreen(`${toReset}&first=1`, { language, replies: links });
  expect(heading()).toBe(title);
  expect(text()).toContain(intro);
  expect(textOf(submit())).toBe(button);
});

test.each([
  ['fr', 'Ce lien ne fonctionne plus', 'Demander un nouveau lien', 'Lien envoyé : consultez votre messagerie.'],
  ['en', 'This link no longer works', 'Request a new link', 'Reset password mail sent successfully.'],
] as const)(
  'a dead link says so before a password is typed, and leads to another one (%s)',
  async (language, title, another, sent) => {
    const replies = { 'auth.checkLink': dead, 'auth.resetPassword': () => undefined };
    const { page, user, received } = await openScreen(toReset, { language, replies });
    expect([heading(), page.querySelector('input')]).toEqual([title, null]);
    await user.click(screen.getByRole('button', { name: another }));
    await screen.findByRole('dialog');
    await user.click(submit());
    await screen.findByText(sent);
    expect(received.at(-1)).toMatchObject({ name: 'auth.resetPassword', body: { email } });
  },
);

test('a link that nobody could be asked about is not called dead', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const away = new Refusal(429, { msg: 'Plus tard.', code: 'too_many_requests' });
  const { received } = await openScreen(toReset, { replies: { 'auth.checkLink': away } });
  await waitFor(() => expect(received).toHaveLength(1));
  await act(async () => {});
  expect(heading()).toBe('Choisir un nouveau mot de passe');
  expect(submit().type).toBe('submit');
});

test.each(['token', 'email', 'universityId', 'userId'])(
  'a link without its %s leads to the login screen',
  async (part) => {
    await openScreen(toReset.replace(`${part}=`, `no-${part}=`));
    expect([window.location.pathname, heading()]).toEqual(['/login', 'Vous revoilà']);
  },
);

test.each([
  [
    'fr',
    'Adresse confirmée',
    `Nos messages vous parviennent à ${email}. C’est avec cette adresse que vous vous connectez.`,
  ],
  ['en', 'Address confirmed', `Our messages reach you at ${email}, which is also the address you log in with.`],
] as const)('a link confirms its address once it is opened (%s)', async (language, done, told) => {
  const { text, received } = await openScreen(toConfirm, {
    language,
    replies: { 'auth.confirmEmail': () => undefined },
  });
  await screen.findByRole('heading', { name: done });
  expect(text()).toContain(told);
  expect(received.map(({ name, body }) => [name, body])).toEqual([
    ['auth.confirmEmail', { userId: 'p1', token: 't1' }],
  ]);
  expect(window.location.search).toBe('');
});

test.each([
  ['fr', 'Ce lien ne fonctionne plus', 'Sinon, connectez-vous pour en demander un autre.', 'Se connecter'],
  ['en', 'This link no longer works', 'Otherwise, log in to request another one.', 'Log in'],
] as const)(
  'a dead link to confirm an address leads a stranger to the login screen (%s)',
  async (language, title, otherwise, login) => {
    const { text } = await openScreen(toConfirm, { language, replies: { 'auth.confirmEmail': dead } });
    await screen.findByRole('heading', { name: title });
    expect(text()).toContain(otherwise);
    expect(screen.getAllByRole('link', { name: login }).at(-1)?.getAttribute('href')).toBe('/login');
  },
);

test('a signed-in person gets another link instead of a dead one', async () => {
  const who = { ...candidate, emailConfirmed: false };
  const replies = { 'auth.confirmEmail': dead, 'auth.requestConfirmation': () => undefined };
  const { user } = await openScreen(toConfirm, { who, replies });
  await screen.findByRole('heading', { name: 'Ce lien ne fonctionne plus' });
  await user.click(screen.getByRole('button', { name: 'Renvoyer le lien' }));
  await screen.findByText('Lien envoyé : consultez votre messagerie.');
});

test('while the server cannot be reached, a link is not said to be dead, and is tried again', async () => {
  const { user, reply, text } = await openScreen(toConfirm, {
    replies: { 'auth.confirmEmail': new Refusal(503, '{}') },
  });
  await screen.findByRole('heading', { name: 'L’adresse n’a pas été confirmée' });
  expect(text()).toContain('Attendez un peu, puis réessayez.');
  expect(textOf(await screen.findByRole('alert'))).toBe(
    'Le service est momentanément indisponible. Réessayez dans un instant.',
  );
  reply({ 'auth.confirmEmail': () => undefined });
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(heading()).toBe('Adresse confirmée'));
});

test('a link that could not be used has the reference of its failure', async () => {
  const crashed = new Refusal(500, '{"message":"Internal Server Error"}', { 'apigw-requestid': 'JKJaXmPLvHcESHA=' });
  await openScreen(toConfirm, { replies: { 'auth.confirmEmail': crashed } });
  const main = await screen.findByRole('main');
  await within(main).findByRole('button', { name: 'Copier la référence' });
  expect(textOf(main)).not.toContain('momentanément indisponible');
  expect(textOf(main)).toContain('Référence\u00a0: JKJaXmPLvH');
});
