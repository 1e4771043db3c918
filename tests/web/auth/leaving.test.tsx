import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, Refusal, textOf } from '#tests/support/rendered.tsx';
import { administrator, candidate, noArchive } from '#tests/support/web-samples.ts';
import { control, faults, fill, submit } from './forms.ts';

const leavesAt = '2026-12-03T14:03:00.000Z';
const leaving = { ...candidate, leavesAt };
const nothing = () => undefined;
const heading = () => textOf(screen.getByRole('heading', { level: 1 }));
const sessions = { 'auth.listSessions': [], 'auth.getArchive': noArchive };

const words = {
  fr: {
    open: 'Effacer mon compte',
    password: 'Mot de passe',
    wrong: 'Ce n’est pas votre mot de passe actuel.',
    warning: /Pendant 7\u00a0jours, vous pourrez vous connecter et changer d’avis\./,
    done: 'Votre compte sera effacé le 3 décembre 2026. Nous vous avons écrit comment le garder.',
    leaving: 'Votre compte va être effacé',
    when: /le 3 décembre 2026 à .*sera effacé définitivement/,
    keep: 'Garder mon compte',
    logout: 'Se déconnecter',
    kept: 'Votre compte est conservé',
    keptText: 'Rien n’est effacé. Votre compte est gardé un an de plus, et chaque connexion le prolonge d’autant.',
    dead: 'Ce lien ne fonctionne plus',
    deadText: 'Si votre compte existe encore, vous connecter suffit à le garder.',
  },
  en: {
    open: 'Erase my account',
    password: 'Password',
    wrong: 'This isn’t your current password.',
    warning: /For 7 days, you can log in and change your mind\./,
    done: 'Your account will be erased on December 3, 2026. We’ve emailed you how to keep it.',
    leaving: 'Your account is going to be erased',
    when: /on December 3, 2026 at .*will be erased for good/,
    keep: 'Keep my account',
    logout: 'Log out',
    kept: 'We’ve kept your account',
    keptText:
      'Nothing has been erased. Your account is kept for another year, and for another year each time you log in.',
    dead: 'This link no longer works',
    deadText: 'If your account still exists, just log in to keep it.',
  },
} as const;
const languages = ['fr', 'en'] as const;

test.each(languages)(
  'one’s account is erased with one’s password, which signs one out and says when (%s)',
  async (language) => {
    const { open, password, wrong, warning, done } = words[language];
    const details = [{ field: 'password', code: 'wrong_password', msg: wrong }];
    const refusal = new Refusal(422, { msg: 'Non.', code: 'invalid', details, requestId: 'r1' });
    const { user, reply, received } = await openScreen('/account', {
      who: candidate,
      language,
      replies: { ...sessions, 'auth.eraseAccount': refusal },
    });
    await user.click(screen.getByRole('button', { name: open }));
    expect(textOf(await screen.findByRole('dialog'))).toMatch(warning);
    expect(submit().disabled).toBe(true);
    fill({ [password]: 'pas-le-bon-mot' });
    await user.click(submit());
    await waitFor(() => expect(faults()).toEqual([wrong]));
    expect(document.activeElement).toBe(control(password));
    expect(localStorage.getItem('token')).not.toBeNull();
    reply({ 'auth.eraseAccount': { leavesAt } });
    fill({ [password]: 'trois-loutres' });
    await user.click(submit());
    await screen.findByText(done);
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(localStorage.getItem('token')).toBeNull();
    expect(received.findLast(({ name }) => name === 'auth.eraseAccount')?.body).toEqual({ password: 'trois-loutres' });
  },
);

test('the reason why a person cannot leave is in the dialog', async () => {
  const msg = 'Une université garde toujours au moins un administrateur ou une administratrice.';
  const refusal = new Refusal(409, { msg, code: 'last_admin', requestId: 'r1' });
  const { user } = await openScreen('/account', {
    who: administrator,
    replies: { ...sessions, 'auth.eraseAccount': refusal },
  });
  await user.click(screen.getByRole('button', { name: words.fr.open }));
  await screen.findByRole('dialog');
  fill({ [words.fr.password]: 'trois-loutres' });
  await user.click(submit());
  await waitFor(() => expect(textOf(screen.getByRole('dialog'))).toContain(msg));
});

test.each([
  ['PENDING', '/pending'],
  ['REJECTED', '/'],
] as const)('somebody %s finds the way out, too', async (status, at) => {
  const contact = { email: 'doctorat@port-vieux.example', administrators: [] };
  const { user } = await openScreen(at, {
    who: { ...candidate, status },
    replies: { 'users.contactOfUniversity': contact, 'auth.getArchive': noArchive, 'auth.eraseAccount': { leavesAt } },
  });
  await user.click(await screen.findByRole('button', { name: words.fr.open }));
  await screen.findByRole('dialog');
  fill({ [words.fr.password]: 'trois-loutres' });
  await user.click(submit());
  await screen.findByText(words.fr.done);
  expect(localStorage.getItem('token')).toBeNull();
});

test.each(languages)(
  'a person about to be erased sees until when, and can cancel or log out (%s)',
  async (language) => {
    const { leaving: title, when, keep, logout } = words[language];
    const { user, text, received } = await openScreen('/user', {
      who: leaving,
      language,
      replies: {
        ...{ 'auth.keepAccount': candidate, 'auth.logout': nothing, 'portfolios.listOfUser': { portfolios: [] } },
        // The requests of the home screen stay pending.
        ...{ 'usercv.get': new Promise<never>(() => {}), 'doctorates.get': new Promise<never>(() => {}) },
      },
    });
    expect([window.location.pathname, heading()]).toEqual(['/leaving', title]);
    expect(text()).toMatch(when);
    expect(screen.getByRole('button', { name: logout })).toBeDefined();
    // Any other request would be refused.
    expect(received).toEqual([]);
    await user.click(screen.getByRole('button', { name: keep }));
    await waitFor(() => expect(window.location.pathname).toBe('/user'));
  },
);

test.each(languages)('one press on the mailed link keeps an account (%s)', async (language) => {
  const { kept, keptText } = words[language];
  const { text, received } = await openScreen('/stay?token=t1&userId=p1', {
    language,
    replies: { 'auth.stay': nothing },
  });
  await screen.findByRole('heading', { name: kept });
  expect(text()).toContain(keptText);
  expect(received.map(({ name, body }) => [name, body])).toEqual([['auth.stay', { userId: 'p1', token: 't1' }]]);
  expect(window.location.search).toBe('');
});

test.each(languages)(
  'a dead link to keep an account leads to the login screen, which does the same (%s)',
  async (language) => {
    const { dead, deadText } = words[language];
    const expired = new Refusal(422, { msg: 'Ce lien a expiré.', code: 'link_expired', requestId: 'r1' });
    const { text } = await openScreen('/stay?token=t1&userId=p1', { language, replies: { 'auth.stay': expired } });
    await screen.findByRole('heading', { name: dead });
    expect(text()).toContain(deadText);
    expect(screen.getAllByRole('link').some((link) => link.getAttribute('href') === '/login')).toBe(true);
  },
);
