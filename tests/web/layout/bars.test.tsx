import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { administrator, candidate, recordOf, superAdministrator } from '#tests/support/web-samples.ts';

const compact = () => document.querySelector('header.compact') as HTMLElement;
const nowhere = '/user/nulle/part';

test.each([
  [candidate, '/user', 8],
  [administrator, '/admin', 6],
  [superAdministrator, '/super-admin', 7],
] as const)('the header of narrow screens has all that the side menu has: %#', async (who, home, count) => {
  await openScreen(nowhere, { who });
  const { getByRole, getAllByRole } = within(compact());
  expect(getByRole('link', { name: 'Thésée' }).getAttribute('href')).toBe(home);
  expect(textsOfAll(compact().querySelectorAll('summary'))).toEqual(['Menu']);
  const menu = getByRole('navigation', { name: 'Menu principal, vue étroite' });
  expect(within(menu).getAllByRole('link')).toHaveLength(count);
  expect(getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toContain('Langue');
  getByRole('group', { name: 'Thème' });
  getByRole('button', { name: 'Se déconnecter' });
  const account = getByRole('link', { name: new RegExp(`Votre compte ${who.firstName}`) });
  expect([account.getAttribute('href'), within(account).getByText(who.email).title]).toEqual(['/account', who.email]);
  if (who.UniversityId) await within(compact()).findByText('Université du Port-Vieux');
});

test('the side menu has the themes', async () => {
  await openScreen(nowhere, { who: candidate });
  within(document.querySelector('header.side') as HTMLElement).getByRole('group', { name: 'Thème' });
});

test('beside a form stand the bar, the footer and, named, the motto', async () => {
  await openScreen('/login');
  expect(textOf(screen.getByRole('complementary', { name: 'Devise' }))).toContain('Ariane tenait le fil.');
  screen.getByRole('contentinfo');
  const folded = screen.getByRole('banner').querySelector('details .panel') as HTMLElement;
  expect(textsOfAll(folded.querySelectorAll('nav a'))).toEqual(['Se connecter', 'Créer un compte']);
  within(folded).getByRole('group', { name: 'Thème' });
});

test.each(['PENDING', 'REJECTED'] as const)(
  'who is signed in (%s) needs no doors, and no help of candidates',
  async (status) => {
    const who = { ...candidate, status };
    await openScreen('/public/cgu', { who });
    expect(screen.getByRole('banner').querySelector('nav')).toBeNull();
    expect(textsOfAll(screen.getByRole('contentinfo').querySelectorAll('a[href^="/"]'))).toEqual([
      'Informations légales',
      'Vos données',
      'Accessibilité : partiellement conforme',
      'Plan du site',
    ]);
  },
);

test('somebody who waits gets the bar in place of the menu where nothing is', async () => {
  await openScreen(nowhere, { who: { ...candidate, status: 'PENDING' } });
  expect(document.querySelector('header.side, header.compact')).toBeNull();
  screen.getByRole('banner');
});

test('the first link leads to the content', async () => {
  const { user } = await openScreen(nowhere, { who: candidate });
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Aller au contenu' });
  expect(document.activeElement).toBe(skip);
  const target = document.querySelector(skip.getAttribute('href') ?? '');
  expect([target, target?.getAttribute('tabindex')]).toEqual([screen.getByRole('main'), '-1']);
});

test('opening a page takes the focus from nothing', async () => {
  await openScreen(nowhere, { who: candidate });
  expect(document.activeElement).toBe(document.body);
});

test('a reloaded page is announced in the live regions', async () => {
  sessionStorage.setItem('reloaded', 'reloadedAt');
  await openScreen(nowhere, { who: candidate });
  await screen.findByText(/^Le site a été mis à jour/);
});

test('in the areas who is signed in is read again', async () => {
  const who = { ...candidate, id: 'upv_frame' };
  await openScreen(nowhere, { who, replies: { 'users.get': { ...recordOf(who), firstName: 'Louise' } } });
  await waitFor(() => expect(document.querySelector('header.side')?.textContent).toContain('Louise Marchand'));
});

test.each(['/reset-password', '/confirm-email'])(
  '%s, which a mail leads to, opens for whoever is signed in',
  async (path) => {
    const replies = { 'auth.checkLink': { shortestPassword: 12 }, 'auth.confirmEmail': new Promise<never>(() => {}) };
    await openScreen(`${path}?token=t&email=e&universityId=n&userId=u`, { who: candidate, replies });
    expect(location.pathname).toBe(path);
  },
);
