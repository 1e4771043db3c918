import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, Refusal, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { administrator, candidate, noArchive, superAdministrator } from '#tests/support/web-samples.ts';
import { control, faults, fill, submit } from './forms.ts';

const replies = { 'auth.listSessions': [], 'auth.getArchive': noArchive };

test.each([
  [
    'fr',
    ['Changer de mot de passe', 'Mot de passe actuel', 'Nouveau mot de passe', 'Confirmer le mot de passe'],
    ['Les mots de passe ne correspondent pas', 'Ce n’est pas votre mot de passe actuel.', 'Mot de passe mis à jour'],
  ],
  [
    'en',
    ['Change the password', 'Current password', 'New password', 'Confirm the password'],
    ["Passwords don't match", 'This isn’t your current password.', 'Password updated successfully.'],
  ],
] as const)(
  'another password needs the one that one has, and the same twice (%s)',
  async (language, [open, old, first, second], [differ, wrong, done]) => {
    const details = [{ field: 'oldPassword', code: 'wrong_password', msg: wrong }];
    const refusal = new Refusal(422, { msg: 'Non.', code: 'invalid', details, requestId: 'r1' });
    const { user, reply, received } = await openScreen('/account', {
      who: candidate,
      language,
      replies: { ...replies, 'auth.changePassword': refusal },
    });
    await user.click(screen.getByRole('button', { name: open }));
    await screen.findByRole('dialog', { name: open });
    expect(submit().disabled).toBe(true);
    fill({ [old]: 'pas-le-bon-mot', [first]: 'le-fil-ne-casse-jamais', [second]: 'le-fil-ne-casse-jamaisx' });
    await user.click(submit());
    expect(faults()).toEqual([differ]);
    fill({ [second]: 'le-fil-ne-casse-jamais' });
    await user.click(submit());
    await waitFor(() => expect(faults()).toEqual([wrong]));
    expect(document.activeElement).toBe(control(old));
    reply({ 'auth.changePassword': () => undefined });
    await user.click(submit());
    await screen.findByText(done);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(received.filter(({ name }) => name === 'auth.changePassword').at(-1)?.body).toEqual({
      oldPassword: 'pas-le-bon-mot',
      password: 'le-fil-ne-casse-jamais',
      confirmPassword: 'le-fil-ne-casse-jamais',
    });
  },
);

test.each([
  [
    'fr',
    'Adresse e-mail',
    'Adresse confirmée',
    'Changer d’adresse',
    'Mot de passe',
    'Lien envoyé à lea@next.org : ouvrez-le pour changer d’adresse.',
  ],
  [
    'en',
    'Email address',
    'Address confirmed',
    'Change the address',
    'Password',
    'Link sent to lea@next.org: open it to change your address.',
  ],
] as const)(
  'one’s address is shown as confirmed, and stays until the link to another one is opened (%s)',
  async (language, title, confirmed, change, password, sent) => {
    const { user, received } = await openScreen('/account', {
      who: candidate,
      language,
      replies: { ...replies, 'auth.changeEmail': () => undefined },
    });
    const section = screen.getByRole('region', { name: title });
    expect(textOf(section)).toContain(`${candidate.email}${confirmed}`);
    await user.click(within(section).getByRole('button', { name: change }));
    await screen.findByRole('dialog');
    fill({ [title]: 'lea@next.org' });
    expect(submit().disabled).toBe(true);
    fill({ [password]: 'demo' });
    await user.click(submit());
    await screen.findByText(sent);
    expect(received.at(-1)).toMatchObject({
      name: 'auth.changeEmail',
      body: { email: 'lea@next.org', password: 'demo' },
    });
    expect(textOf(section)).toContain(`${candidate.email}${confirmed}`);
  },
);

test.each([
  [
    'fr',
    'Adresse e-mail',
    'Adresse confirmée',
    'n’est pas encore confirmée',
    'Renvoyer le lien',
    'Lien envoyé : consultez votre messagerie.',
  ],
  [
    'en',
    'Email address',
    'Address confirmed',
    'isn’t confirmed yet',
    'Send the link again',
    'Link sent: check your inbox.',
  ],
] as const)(
  'an address that is not confirmed says so, and its link is mailed again (%s)',
  async (language, title, confirmed, not, again, sent) => {
    const { user } = await openScreen('/account', {
      who: { ...candidate, emailConfirmed: false },
      language,
      replies: { ...replies, 'auth.requestConfirmation': () => undefined },
    });
    const section = screen.getByRole('region', { name: title });
    expect([textOf(section).includes(confirmed), textOf(section).includes(not)]).toEqual([false, true]);
    await user.click(within(section).getByRole('button', { name: again }));
    await screen.findByText(sent);
  },
);

test.each([
  ['a candidate', candidate, 'Léa Marchand'],
  ['an administrator', administrator, 'Hugo Besson'],
  ['a super administrator', superAdministrator, 'Inès Royer'],
] as const)(
  '%s finds their account beside their name and in the menu, and there how to log out everywhere',
  async (_who, who, name) => {
    const { page } = await openScreen('/account', { who, replies });
    await screen.findByRole('button', { name: 'Se déconnecter de tous les appareils' });
    const links = [...page.querySelectorAll<HTMLAnchorElement>('header a[href="/account"]')];
    expect(links.map((link) => [link.closest('header')?.className, textOf(link)])).toEqual([
      ['compact', `Votre compte ${name}${who.email}`],
      ['side', `Votre compte ${name}${who.email}`],
    ]);
  },
);

test('language and theme are chosen there, too', async () => {
  const { user, page } = await openScreen('/account', { who: candidate, replies });
  const display = screen.getByRole('region', { name: 'Affichage' });
  await user.click(within(display).getByRole('button', { name: /[Ss]ombre/ }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await user.click(within(display).getByRole('button', { name: /^EN/ }));
  await waitFor(() => expect(textsOfAll(page.querySelectorAll('h1'))).toEqual(['Your account']));
});
