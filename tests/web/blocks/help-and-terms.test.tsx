import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { administrator, candidate } from '#tests/support/web-samples.ts';

const main = () => screen.getByRole('main');
const leads = () =>
  [...main().querySelectorAll<HTMLAnchorElement>('details a')].map((link) => [link.getAttribute('href'), textOf(link)]);

const topics = {
  fr: [
    'Mon profil',
    'Mon doctorat',
    'Auto-évaluations',
    'Métiers suggérés',
    'Formations suggérées',
    'Projet professionnel',
    'Ressources',
  ],
  en: ['My profile', 'My PhD', 'Assessments', 'Suggested jobs', 'Suggested courses', 'Career plan', 'Resources'],
};
const paths = ['profile', 'phd', 'assessment', 'jobs', 'courses', 'career', 'resources'].map((path) => `/user/${path}`);
const said = {
  fr: {
    contact: 'Une question sans réponse\u202f?',
    ask: 'Adressez-vous à l’administration de votre université\u00a0: Hugo Besson.',
    named: (screen: string) => `Ouvrir «\u202f${screen}\u202f»`,
  },
  en: {
    contact: 'Didn’t find your answer?',
    ask: 'Contact your university’s administrators: Hugo Besson.',
    named: (screen: string) => `Open “${screen}”`,
  },
};

test.each(['fr', 'en'] as const)(
  'help has seven sections, all closed, that lead to what they tell of, and names whom to ask (%s)',
  async (language) => {
    const { contact, ask, named } = said[language];
    await openScreen('/user/help', {
      who: candidate,
      language,
      replies: {
        'users.contactOfUniversity': { email: null, administrators: [{ firstName: 'Hugo', lastName: 'Besson' }] },
      },
    });
    expect(textsOfAll(main().querySelectorAll('details h2'))).toEqual(topics[language]);
    expect(main().querySelectorAll('details[open]')).toHaveLength(0);
    expect(leads()).toEqual(paths.map((path, place) => [path, named(topics[language][place] ?? '')]));
    for (const section of main().querySelectorAll('details'))
      expect(section.querySelectorAll('p').length).toBeGreaterThan(2);
    const region = screen.getByRole('region', { name: contact });
    await waitFor(() => expect(textOf(region)).toBe(`${contact}${ask}`));
  },
);

test('a university’s own address stands before the names of its administrators', async () => {
  const replies = { 'users.contactOfUniversity': { email: 'doctorat@port-vieux.example', administrators: [] } };
  await openScreen('/user/help', { who: candidate, replies });
  const region = screen.getByRole('region', { name: said.fr.contact });
  expect((await within(region).findByRole('link')).getAttribute('href')).toBe('mailto:doctorat@port-vieux.example');
});

test.each([
  ['fr', ['Université', 'Membres', 'Ce que vous lisez d’un membre', 'Formations', 'Ressources', 'Journal']],
  ['en', ['University', 'Members', 'What you can read about a member', 'Courses', 'Resources', 'Audit log']],
] as const)('administrators have a help of their own, in six sections (%s)', async (language, titles) => {
  await openScreen('/admin/help', { who: administrator, language });
  expect(textsOfAll(main().querySelectorAll('details h2'))).toEqual(titles);
  const { named } = said[language];
  const [university, users, , courses, resources, audit] = titles;
  // The topic about members has no screen of its own.
  expect(leads()).toEqual([
    ['/admin/university', named(university)],
    ['/admin/users', named(users)],
    ['/admin/courses', named(courses)],
    ['/admin/resources', named(resources)],
    ['/admin/audit', named(audit)],
  ]);
});

test('only candidates are offered help in the footer, and have it', async () => {
  const footer = () => textsOfAll(screen.getByRole('contentinfo').querySelectorAll('a'));
  await openScreen('/admin/help', { who: administrator });
  expect(footer()).toContain('Informations légales');
  expect(footer()).not.toContain('Aide');
});

test('the footer of a candidate has both', async () => {
  await openScreen('/user/profile', { who: candidate });
  const links = screen.getByRole('contentinfo').querySelectorAll('a');
  expect(textsOfAll(links)).toEqual(expect.arrayContaining(['Informations légales', 'Aide']));
});

/** The articles of section 2, copied by hand. */
const articles = [
  'Mentions légales',
  'Accès au site',
  'Collecte des données',
  'Propriété intellectuelle',
  'Responsabilité',
  'Liens hypertextes',
  'Cookies',
  'Droit applicable',
];

test.each([
  [
    'fr',
    'Conditions d’utilisation',
    'En vigueur depuis le 1er janvier 2021, modifiées le 28 novembre 2026.',
    'Informations légales',
    [],
  ],
  [
    'en',
    'Terms of use',
    'In force since January 1, 2021, last changed on November 28, 2026.',
    'Legal information',
    [expect.stringMatching(/^The terms are binding in French/)],
  ],
] as const)(
  'the terms of use are eight articles in French, dated, which every page’s foot leads to (%s)',
  async (language, title, since, legal, saysSo) => {
    const { user, text } = await openScreen('/login', { language });
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: legal }));
    await screen.findByRole('heading', { level: 1, name: title });
    expect(window.location.pathname).toBe('/public/cgu');
    expect(textsOfAll(main().querySelectorAll('[lang="fr"] h2'))).toEqual(articles);
    expect(text()).toContain(since);
    expect(textsOfAll(main().querySelectorAll('.terms > p'))).toEqual(saysSo);
    for (const words of [
      'les champs marqués d’un astérisque (*) sont obligatoires',
      'conservées un an à compter de votre dernière visite',
    ]) {
      expect(text()).toContain(words);
    }
  },
);

test('registering leads to the terms of use', async () => {
  await openScreen('/register', { replies: { 'universities.list': { rows: [] } } });
  const link = screen.getByRole('link', { name: 'conditions d’utilisation' });
  expect(link.getAttribute('href')).toBe('/public/cgu');
});
