import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PublicCv } from '#shared/schemas/usercv.ts';
import { renderElement, textsOfAll } from '#tests/support/rendered.tsx';
import { unsaid } from '#tests/web/doctorates/samples.ts';
import { CvSheet } from '#web/features/usercv/cv-sheet.tsx';
import { emptyCv, entry } from './samples.ts';

const cv: PublicCv = {
  userCv: {
    about: 'Je cherche un laboratoire privé.',
    showExperiences: true,
    showDiplomas: true,
    showPublications: true,
    showSkills: true,
    showDoctorate: true,
    showAppreciation: false,
    showSmart: false,
    allowIndexing: false,
    allowContact: false,
  },
  doctorate: { ...unsaid, thesisTitle: 'Îlots voisins', researchDomain: '26' },
  user: {
    firstName: 'Léa',
    lastName: 'Marchand',
    avatarUrl: '/files/img/lea.webp',
    University: { name: 'Université du Port-Vieux', logoUrl: '/files/img/port-vieux.webp' },
    Socials: [
      { platform: 'LINKEDIN', url: 'https://www.linkedin.com/in/lea' },
      { platform: 'GOOGLE_SCHOLAR', url: 'https://scholar.google.com/citations?user=lea' },
    ],
    Experiences: [
      {
        id: 'e1',
        title: 'Ingénieure d’études',
        company: 'Ifremer',
        city: 'Brest',
        startDate: '2024-02-01',
        endDate: null,
      },
      {
        id: 'e2',
        title: 'Stagiaire',
        company: 'Thales',
        city: 'Rennes',
        startDate: '2021-03-01',
        endDate: '2021-08-31',
      },
    ],
    Diplomas: [
      {
        id: 'd1',
        name: 'Master d’océanographie',
        university: 'Sorbonne Université',
        city: 'Paris',
        startDate: '2019-09-01',
        endDate: '2021-06-30',
      },
    ],
    Publications: [
      {
        id: 'p1',
        title: 'Houle et marées',
        description: 'Deux ans de mesures.',
        authors: 'Marchand L., Besson H.',
        journalName: 'Océanis',
        date: 2025,
        url: 'https://oceanis.example/1',
      },
      {
        id: 'p2',
        title: 'Sans revue',
        description: 'Un rapport.',
        authors: null,
        journalName: null,
        date: 2024,
        url: null,
      },
    ],
  },
  userCvSkills: [
    { id: 'r1', value: 3.5, proof: 'Trois contrats signés.', Skill: entry('s9', 'Négocier', 'Negotiating') },
  ],
  userCvValues: [],
  userCvActivities: [],
};

const read = async (language: 'fr' | 'en') => {
  const { page } = await renderElement(<CvSheet cv={cv} userId="u1" />, { language });
  return page;
};

test('a public CV opens with the person, their picture, their words, their university with its logo and their places on the web, to be read alone', async () => {
  const page = await read('fr');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Léa Marchand');
  expect(textsOfAll(page.querySelectorAll('.cv-about'))).toEqual(['Je cherche un laboratoire privé.']);
  expect([...page.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual([
    '/files/img/lea.webp',
    '/files/img/port-vieux.webp',
  ]);
  expect(textsOfAll(page.querySelectorAll('button, input, select, textarea'))).toEqual(['Imprimer']);
  expect(page.querySelector('.campus b')?.textContent).toBe('Université du Port-Vieux');
  const links = [...page.querySelectorAll<HTMLAnchorElement>('.social a')];
  expect(links.map((link) => link.href)).toEqual([
    'https://www.linkedin.com/in/lea',
    'https://scholar.google.com/citations?user=lea',
  ]);
  expect(links[0]?.textContent).toMatch(/^LinkedIn/);
  expect(links[1]?.textContent).toMatch(/^Google Scholar/);
});

test.each([
  [
    'fr',
    ['Points forts', 'Expériences', 'Doctorat', 'Publications', 'Diplômes obtenus'],
    ['Depuis le 1er février 2024', 'Du 1er mars 2021 au 31 août 2021'],
    'La thèse en détail',
  ],
  [
    'en',
    ['Strengths', 'Experience', 'PhD', 'Publications', 'Obtained diplomas'],
    ['Since February 1, 2024', 'March 1, 2021 to August 31, 2021'],
    'The thesis in detail',
  ],
] as const)(
  'all five sections stand open in their order, posts with their days, in %s',
  async (language, sections, days, fold) => {
    const page = await read(language);
    expect(textsOfAll(screen.getAllByRole('heading', { level: 2 }))).toEqual(sections);
    expect(page.querySelectorAll('[hidden], [aria-expanded]')).toHaveLength(0);
    expect(textsOfAll(page.querySelectorAll('summary'))).toEqual([fold]);
    const [posts] = page.querySelectorAll('.strand');
    if (!posts) throw new Error('there are no posts');
    expect(textsOfAll(posts.querySelectorAll('h3'))).toEqual(['Ingénieure d’études', 'Stagiaire']);
    expect(textsOfAll(posts.querySelectorAll('.when'))).toEqual(days);
    expect(textsOfAll(posts.querySelectorAll('.when + h3 + p'))).toEqual(['Ifremer, Brest', 'Thales, Rennes']);
  },
);

test('a publication is cited with authors, journal and year; what is missing leaves no mark behind', async () => {
  const page = await read('fr');
  const list = page.querySelector<HTMLElement>('.pub');
  if (!list) throw new Error('there are no publications');
  const items = within(list).getAllByRole('listitem');
  expect(textsOfAll(items.map((item) => item.querySelector('h3 + p') ?? item))).toEqual([
    'Marchand L., Besson H. Océanis, 2025',
    '2024',
  ]);
  expect(textsOfAll(list.querySelectorAll('.said'))).toEqual(['Deux ans de mesures.', 'Un rapport.']);
});

test('a section that holds nothing is left out', async () => {
  const user = { ...cv.user, Experiences: [], Diplomas: [], Publications: [], Socials: [] };
  const { page } = await renderElement(<CvSheet cv={{ ...cv, user, userCvSkills: [], doctorate: null }} userId="u1" />);
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
  expect(page.querySelector('.social')).toBeNull();
});

test('the portrait stands above the name, and no initials stand for one', async () => {
  const page = await read('fr');
  const order = [...page.querySelectorAll('.cv-head .avatar, .cv-head h1')].map(({ tagName }) => tagName);
  expect(order).toEqual(['SPAN', 'H1']);
  const { page: without } = await renderElement(<CvSheet cv={emptyCv} userId="u1" />);
  expect([...without.querySelectorAll('.cv-head')].at(-1)?.querySelector('.avatar')).toBeNull();
});

test.each([
  ['fr', '2099-09-30', ['Fin du doctorat prévue en septembre 2099']],
  ['en', '2099-09-30', ['Expected to finish in September 2099']],
  ['fr', '2020-09-30', []],
] as const)(
  'the head says when the doctorate is to end, and nothing once it is over (%s, %s)',
  async (language, estimatedEndDate, words) => {
    const doctorate = { ...unsaid, estimatedEndDate };
    const { page } = await renderElement(<CvSheet cv={{ ...cv, doctorate }} userId="u1" />, { language });
    expect(textsOfAll(page.querySelectorAll('.cv-head h1 ~ p'))).toEqual(words);
  },
);
