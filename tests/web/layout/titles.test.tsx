import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import type { User } from '#shared/schemas/user.ts';
import { openScreen, textOf } from '#tests/support/rendered.tsx';
import type { Replies } from '#tests/support/replies.ts';
import { administrator, candidate, superAdministrator } from '#tests/support/web-samples.ts';

const link = '?token=t&email=e&universityId=n&userId=u';
// All requests stay pending.
const silent: Replies = Object.fromEntries(
  Object.entries(contracts).flatMap(([group, calls]) =>
    Object.keys(calls).map((call) => [`${group}.${call}`, new Promise<never>(() => {})]),
  ),
);

/** The title before the product's name, by reader. */
const titles: readonly [who: User | undefined, path: string, french: string, english: string][] = [
  [undefined, '/', 'Le fil de votre parcours doctoral', 'The thread of your doctoral journey'],
  [undefined, '/login', 'Connexion', 'Login'],
  [undefined, '/register', 'Inscription', 'Register'],
  [undefined, `/confirm-email${link}`, 'Confirmation de l’adresse', 'Address confirmation'],
  [undefined, '/public/cgu', 'Conditions d’utilisation', 'Terms of use'],
  [undefined, '/privacy', 'Vos données personnelles', 'Your personal data'],
  [undefined, '/accessibility', 'Déclaration d’accessibilité', 'Accessibility statement'],
  [undefined, '/site-map', 'Plan du site', 'Site map'],
  [undefined, '/nulle/part', 'Page introuvable', 'Page not found'],
  [candidate, '/user', 'Accueil', 'Home'],
  [candidate, '/user/profile', 'Mon profil', 'My profile'],
  [candidate, '/user/phd', 'Mon doctorat', 'My PhD'],
  [candidate, '/user/assessment', 'Auto-évaluations', 'Assessments'],
  [candidate, '/user/jobs', 'Métiers suggérés', 'Suggested jobs'],
  [candidate, '/user/jobs/wishes', 'Votre thèse et ce qui vous attire', 'Your thesis and what draws you'],
  [candidate, '/user/jobs/compare', 'Comparer des métiers', 'Compare jobs'],
  [candidate, '/user/courses', 'Formations suggérées', 'Suggested courses'],
  [candidate, '/user/career', 'Projet professionnel', 'Career plan'],
  [candidate, '/user/cv', 'CV en ligne', 'Online CV'],
  [candidate, '/user/resources', 'Ressources', 'Resources'],
  [candidate, '/user/help', 'Aide', 'Help'],
  [candidate, '/account', 'Votre compte', 'Your account'],
  [candidate, '/user/nulle/part', 'Page introuvable', 'Page not found'],
  [administrator, '/admin', 'Accueil', 'Home'],
  [administrator, '/admin/university', 'Université', 'University'],
  [administrator, '/admin/users', 'Membres', 'Members'],
  [administrator, '/admin/courses', 'Formations', 'Courses'],
  [administrator, '/admin/resources', 'Ressources', 'Resources'],
  [administrator, '/admin/users/import', 'Importer des membres', 'Import members'],
  [administrator, '/admin/courses/import', 'Importer des formations', 'Import courses'],
  [administrator, '/admin/audit', 'Journal', 'Audit log'],
  [administrator, '/admin/help', 'Aide', 'Help'],
  [superAdministrator, '/super-admin', 'Accueil', 'Home'],
  [superAdministrator, '/super-admin/universities', 'Universités', 'Universities'],
  [superAdministrator, '/super-admin/jobs', 'Métiers', 'Jobs'],
  [superAdministrator, '/super-admin/activities', 'Activités', 'Activities'],
  [superAdministrator, '/super-admin/skills', 'Compétences', 'Skills'],
  [superAdministrator, '/super-admin/cases', 'Cas', 'Cases'],
  [superAdministrator, '/super-admin/catalogue', 'Catalogue', 'Catalog'],
  [superAdministrator, '/super-admin/audit', 'Journal', 'Audit log'],
];

/** Their headings greet the reader, or say what to do. */
const ownHeadings = /^\/(login|register|confirm-email.*|user|user\/profile|admin|super-admin)?$/;

test.each(
  titles.flatMap(([who, path, french, english]) => [
    ['fr', path, french, who] as const,
    ['en', path, english, who] as const,
  ]),
)(
  'in %s, the title of %s is “%s”; messages have a place, and who is signed in a menu',
  async (language, path, title, who) => {
    await openScreen(path, { language, replies: silent, ...(who && { who }) });
    await waitFor(() => expect(document.title).toBe(`${title} · Thésée`));
    expect(document.documentElement.lang).toBe(language);
    // The title follows the address, the heading the screen that was loaded.
    const heading = textOf(document.querySelector('h1') as Element).replace(/ \(?404\)?$/, '');
    if (!ownHeadings.test(path)) expect(heading).toBe(title);
    // Without a session the toast host is loaded at the first interaction.
    if (!who) window.dispatchEvent(new Event('pointerdown'));
    await waitFor(() => expect(document.querySelector('.toast-layer')).not.toBeNull());
    expect(document.querySelector('header.side') !== null).toBe(who?.status === 'ACCEPTED');
  },
);
