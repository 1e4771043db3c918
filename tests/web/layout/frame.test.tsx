import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { User } from '#shared/schemas/user.ts';
import { openScreen, Refusal, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Replies } from '#tests/support/replies.ts';
import { administrator, campus, candidate, recordOf, superAdministrator } from '#tests/support/web-samples.ts';

/** A screen without requests, in the frame of the user's area. */
const open = (
  who: User | undefined,
  { language = 'fr', replies = {} }: { language?: 'fr' | 'en'; replies?: Replies } = {},
) => openScreen('/user/nulle/part', { language, replies, ...(who && { who }) });
const side = () => document.querySelector('header.side') as HTMLElement;
const menus = [
  [
    'fr',
    candidate,
    '/user',
    'Mon profil, Mon doctorat, Auto-évaluations, Métiers suggérés, Formations suggérées, Projet professionnel, CV en ligne, Ressources',
  ],
  [
    'en',
    candidate,
    '/user',
    'My profile, My PhD, Assessments, Suggested jobs, Suggested courses, Career plan, Online CV, Resources',
  ],
  ['fr', administrator, '/admin', 'Université, Membres, Formations, Ressources, Journal, Aide'],
  ['en', administrator, '/admin', 'University, Members, Courses, Resources, Audit log, Help'],
  ['fr', superAdministrator, '/super-admin', 'Universités, Métiers, Activités, Compétences, Cas, Catalogue, Journal'],
  ['en', superAdministrator, '/super-admin', 'Universities, Jobs, Activities, Skills, Cases, Catalog, Audit log'],
] as const;

test.each(menus)(
  'in %s, the side menu shows product, university, screens, languages, the person and the way out',
  async (language, who, home, names) => {
    const { findByText, getByRole, queryByText } = within((await open(who, { language })) && side());
    const menu = getByRole('navigation', { name: language === 'fr' ? 'Menu principal' : 'Main menu' });
    expect(textsOfAll(within(menu).getAllByRole('link'))).toEqual(names.split(', '));
    expect(getByRole('link', { name: 'Thésée' }).getAttribute('href')).toBe(home);
    if (who.UniversityId) await findByText('Université du Port-Vieux');
    else expect(queryByText('Université du Port-Vieux')).toBeNull();
    expect(
      textsOfAll(getByRole('group', { name: language === 'fr' ? 'Langue' : 'Language' }).querySelectorAll('button')),
    ).toEqual(['FR', 'EN']);
    for (const said of [`${who.firstName} ${who.lastName}`, who.email]) expect(textOf(side())).toContain(said);
    getByRole('button', { name: language === 'fr' ? 'Se déconnecter' : 'Log out' });
  },
);

test.each([
  ['fr', administrator, '/admin', 'Bienvenue, Hugo', 'Sélectionnez un onglet pour commencer'],
  ['en', superAdministrator, '/super-admin', 'Welcome, Inès', 'Select a tab to start'],
] as const)(
  'in %s, the home of an area welcomes, and leaves the ways on to the menu: %#',
  async (language, who, path, welcome, select) => {
    const refusal = new Refusal(403, { msg: 'Non.', code: 'forbidden', requestId: 'r1' });
    const replies = {
      'users.countsOfUniversity': refusal,
      'users.listOfUniversity': refusal,
      'users.countsOfAll': refusal,
      'catalogue.listFindings': refusal,
      'audit.listOfAll': refusal,
    };
    await openScreen(path, { who, language, replies });
    await screen.findByRole('heading', { level: 1, name: welcome });
    screen.getByText(select);
    expect(within(screen.getByRole('main')).queryAllByRole('link')).toEqual([]);
  },
);

test.each([
  [null, null, 'PV', 'LM'],
  ['/files/img/logo', '/files/img/lea', '', ''],
])('a logo (%s) and a picture stand in place of the initials', async (logoUrl, avatarUrl, letters, initials) => {
  const who = { ...candidate, avatarUrl };
  await open(who, { replies: { 'universities.get': { ...campus, logoUrl }, 'users.get': recordOf(who) } });
  await within(side()).findByText('Université du Port-Vieux');
  const [tile, avatar] = [side().querySelector('.logo-tile'), side().querySelector('.avatar')];
  expect([tile?.textContent, avatar?.textContent]).toEqual([letters, initials]);
  expect([tile, avatar].map((one) => one?.querySelector('img')?.getAttribute('src') ?? null)).toEqual([
    logoUrl,
    avatarUrl,
  ]);
});

test('a university that cannot be read is left out of the menu without a message, and logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refusal = new Refusal(403, { msg: 'Non.', code: 'forbidden', requestId: 'r1' });
  await open(candidate, { replies: { 'universities.get': refusal } });
  await waitFor(() => expect(warn.mock.calls.flat().join(' ')).toContain('403 GET /api/v0/universities/'));
  within(side()).getByRole('link', { name: 'Mon profil' });
  expect([document.querySelector('.logo-tile'), screen.queryByText('Non.')]).toEqual([null, null]);
});

test.each([
  [
    'fr',
    ['France', 'Canada', 'Belgique'],
    ['Informations légales', 'Vos données', 'Accessibilité : partiellement conforme', 'Plan du site', 'Aide'],
  ],
  [
    'en',
    ['France', 'Canada', 'Belgium'],
    ['Legal information', 'Your data', 'Accessibility: partially compliant', 'Site map', 'Help'],
  ],
] as const)(
  'in %s, the footer has the copyright, the three company sites, and help for candidates alone',
  async (language, sites, own) => {
    await open(candidate, { language });
    const footer = screen.getByRole('contentinfo');
    expect(textOf(footer)).toContain('© 2026');
    expect(textsOfAll(footer.querySelectorAll('a[href^="https://"]'))).toEqual(sites);
    expect(textsOfAll(footer.querySelectorAll('a[href^="/"]'))).toEqual(own);
    expect([...footer.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href'))).toEqual([
      '/public/cgu',
      '/privacy',
      '/accessibility',
      '/site-map',
      '/user/help',
    ]);
  },
);

test.each([
  ['fr', candidate, ['Aide /user/help']],
  ['en', candidate, ['Help /user/help']],
  ['fr', administrator, ['Aide /admin/help']],
  ['fr', superAdministrator, []],
] as const)(
  'in %s, one way to one’s own help stands in the menu, and one’s account says what it is: %#',
  async (...told) => {
    const [language, who, help] = told;
    await open(who, { language });
    const links = [...side().querySelectorAll('a')];
    const helps = links.filter((link) => /^(Aide|Help)$/.test(textOf(link)));
    expect(helps.map((link) => `${textOf(link)} ${link.getAttribute('href')}`)).toEqual(help);
    const account = side().querySelector('a[href="/account"] .to-account') as HTMLElement;
    expect([textOf(account), account.classList.contains('sr')]).toEqual([
      language === 'fr' ? 'Votre compte' : 'Your account',
      false,
    ]);
  },
);

test.each([undefined, administrator, superAdministrator])(
  'the footer offers the help of candidates to nobody else: %#',
  async (who) => {
    await open(who);
    expect(textsOfAll(screen.getByRole('contentinfo').querySelectorAll('a[href^="/"]'))).toEqual([
      'Informations légales',
      'Vos données',
      'Accessibilité : partiellement conforme',
      'Plan du site',
    ]);
  },
);

test.each([
  ['fr', 'Page introuvable (404)', 'Revenir à l’accueil', ['Se connecter', 'Créer un compte']],
  ['en', 'Page not found 404', 'Back to home', ['Log in', 'Register']],
] as const)(
  'in %s, an unknown address shows that nothing is there, and to whom is not signed in two doors and no menu',
  async (language, title, home, doors) => {
    await open(undefined, { language });
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe(title);
    expect(screen.getByRole('link', { name: home }).getAttribute('href')).toBe('/');
    expect(document.querySelector('header.side, header.compact')).toBeNull();
    const [wide] = screen.getByRole('banner').querySelectorAll('nav');
    expect([...(wide?.querySelectorAll('a') ?? [])].map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
      [doors[0], '/login'],
      [doors[1], '/register'],
    ]);
  },
);

test('after a navigation the focus is at the content of the screen', async () => {
  const { user } = await open(candidate);
  await user.click(screen.getByRole('link', { name: 'Informations légales' }));
  await screen.findByRole('heading', { level: 1, name: /Conditions/ });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
