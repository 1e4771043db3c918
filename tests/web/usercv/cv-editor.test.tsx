import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UserCvChanges } from '#shared/schemas/usercv.ts';
import { Refusal, renderElement, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Replies } from '#tests/support/replies.ts';
import { unsaid } from '#tests/web/doctorates/samples.ts';
import { CvEditor } from '#web/features/usercv/cv-editor.tsx';
import { entry, privateCv } from './samples.ts';

const post = { userId: 'upv_lea', city: 'Lyon', startDate: '2021-09-01', endDate: null, isPublic: false };
const Experiences = [
  { ...post, id: 'e1', title: 'Statisticienne', company: 'Hôpital du Val', isPublic: true },
  { ...post, id: 'e2', title: 'Stagiaire', company: 'Observatoire', endDate: '2021-12-31' },
];
const Publications = [
  {
    id: 'p1',
    userId: 'upv_lea',
    title: 'Îlots voisins',
    description: 'Un modèle.',
    authors: 'C. Roche',
    journalName: 'Océanis',
    date: 2025,
    url: null,
    isPublic: true,
  },
];
const skills = [
  { id: 'r1', value: 3.5, Skill: entry('s1', 'Négocier', 'Negotiating') },
  { id: 'r2', value: 1, Skill: entry('s2', 'Animer', 'Facilitating', false) },
];
const userCv = { ...privateCv, showExperiences: true, showPublications: true, showSkills: true };

const replies: Replies = {
  'usercv.get': { user: { Experiences, Diplomas: [], Publications }, userCv },
  'usercv.listSkills': skills,
  'usercv.listValues': [{ id: 'r3', value: null, Value: entry('v1', 'Courage', 'Courage') }],
  'usercv.listActivities': [],
  'doctorates.get': unsaid,
  'portfolios.listOfUser': { portfolios: [] },
};
const open = async (language: 'fr' | 'en', more: Replies = {}) => {
  const shown = await renderElement(<CvEditor userId="upv_lea" />, { language, replies: { ...replies, ...more } });
  await within(document.body).findAllByRole('slider', { hidden: true });
  return shown;
};

test.each([
  [
    'fr',
    [
      'Expériences1 visible sur 2',
      'Diplômes obtenusSection privée',
      'Publications1 visible sur 1',
      'Compétences3 notes',
      'DoctoratSection privée',
    ],
    'Vos visiteurs voient 1 expérience, 1 publication, 2 compétences et 1 valeur.',
    [
      'Hôpital du Val, Lyon · Depuis le 1er septembre 2021',
      'Observatoire, Lyon · Du 1er septembre 2021 au 31 décembre 2021',
    ],
    ['NégocierAjouter une phrase', 'Animer (retiré du catalogue)Ajouter une phrase'],
    ['3,5 étoiles sur 5', '1 étoile sur 5'],
  ],
  [
    'en',
    [
      'Experience1 visible of 2',
      'Obtained diplomasPrivate section',
      'Publications1 visible of 1',
      'Skills3 ratings',
      'PhDPrivate section',
    ],
    'Visitors see 1 experience, 1 publication, 2 skills, and 1 value.',
    ['Hôpital du Val, Lyon · Since September 1, 2021', 'Observatoire, Lyon · September 1, 2021 to December 31, 2021'],
    ['NegotiatingAdd a sentence', 'Facilitating (removed from the catalog)Add a sentence'],
    ['3.5 stars out of 5', '1 star out of 5'],
  ],
] as const)('five sections say how much of each others may see, in %s', async (...told) => {
  const [language, sections, seen, facts, names, stars] = told;
  const { page } = await open(language);
  expect(textsOfAll(page.querySelectorAll('.cv-part summary'))).toEqual(sections);
  await waitFor(() => expect(textOf(page.querySelector('.cv-seen') ?? page)).toBe(seen));
  const [experiences, , , rated] = page.querySelectorAll('.cv-part');
  expect(textsOfAll(experiences?.querySelectorAll('.lines .muted') ?? [])).toEqual(facts);
  expect(textsOfAll(rated?.querySelectorAll('tbody td:first-child') ?? [])).toEqual(names);
  const sliders = [...(rated?.querySelectorAll('[type=range]') ?? [])];
  expect(sliders.map((slider) => slider.getAttribute('aria-valuetext'))).toEqual(stars);
});

test('lists are counted in their tabs; a publication is known by journal and year', async () => {
  const { page } = await open('fr');
  const [tabs] = page.querySelectorAll('[role=tablist]');
  expect(textsOfAll(tabs?.querySelectorAll('[role=tab]') ?? [])).toEqual(['Compétences2', 'Valeurs1', 'Activités0']);
  expect(textsOfAll(page.querySelectorAll('.cv-part:nth-child(3) .lines .muted'))).toEqual(['Océanis, 2025']);
});

test('a list that the profile does not hold leads to its tab there', async () => {
  const user = { Experiences: [], Diplomas: [], Publications: [] };
  const { page } = await open('fr', { 'usercv.get': { user, userCv } });
  const ways = [1, 2, 3].map((part) => page.querySelector(`.cv-part:nth-child(${part}) .body a`)?.getAttribute('href'));
  expect(ways).toEqual([3, 2, 4].map((tab) => `/user/profile?activeTab=${tab}`));
});

test('an item’s switch sends that item, public; one that is refused goes back', async () => {
  const { user, received } = await open('fr', {
    'experiences.update': new Refusal(409, { msg: 'Non.', code: 'conflict' }),
  });
  const stage = screen.getByRole<HTMLInputElement>('switch', { name: 'Public\u00a0: Stagiaire' });
  await user.click(stage);
  await screen.findByText('Non.');
  expect(stage.checked).toBe(false);
  expect(
    received.filter(({ name }) => name === 'experiences.update').map(({ params, body }) => ({ params, body })),
  ).toEqual([{ params: { id: 'e2' }, body: { ...Experiences[1], revision: 0, isPublic: true } }]);
});

test('a section’s switch sends the whole CV with that section public', async () => {
  const { user, received, page } = await open('fr', {
    'usercv.update': ({ body }) => ({ ...userCv, ...(body as UserCvChanges) }) as typeof userCv,
  });
  await user.click(screen.getByRole('switch', { name: 'Section publique\u00a0: Diplômes obtenus' }));
  await screen.findByText('CV mis à jour');
  expect(received.find(({ name }) => name === 'usercv.update')?.body).toEqual({ ...userCv, showDiplomas: true });
  expect(textsOfAll(page.querySelectorAll('.cv-part summary .n'))[1]).toBe('Section privée');
});

test.each([
  [
    'fr',
    'CV mis à jour',
    'Après un retrait, des copies de la page peuvent encore être lues pendant une minute au plus.',
  ],
  [
    'en',
    'CV updated successfully',
    'After you withdraw something, copies of the page may still be visible for up to a minute.',
  ],
] as const)(
  'the text is saved on leaving it, with a message; a withdrawal’s minute stands there (%s)',
  async (...told) => {
    const [language, saved, minute] = told;
    const { user, page, received } = await open(language, {
      'usercv.update': ({ body }) => ({ ...userCv, ...(body as UserCvChanges) }) as typeof userCv,
    });
    expect(textOf(page)).toContain(minute);
    const text = page.querySelector('textarea') ?? page;
    await user.type(text, '!');
    expect(screen.queryByText(saved)).toBeNull();
    await user.tab();
    await screen.findByText(saved);
    expect(received.filter(({ name }) => name === 'usercv.update')).toHaveLength(1);
  },
);

test('nothing written of the doctorate is said so, and leads to the tab that is open', async () => {
  const { user, page } = await open('fr');
  const last = page.querySelector<HTMLElement>('.cv-part:nth-child(5)');
  if (!last) throw new Error('there is no doctorate');
  const tabs = within(last).getAllByRole('tab', { hidden: true });
  expect(textsOfAll(tabs)).toEqual(['Doctorat', 'Appréciation', 'À propos du doctorat', 'SMART']);
  for (const [place, own] of [false, true, false, true].entries()) {
    await user.click(tabs[place] ?? last);
    expect(textOf(last)).toContain('Rien n’est encore écrit ici.');
    expect(last.querySelectorAll('[role=tabpanel] [role=switch]')).toHaveLength(own ? 1 : 0);
    expect(last.querySelector('.small.muted a')?.getAttribute('href')).toBe(`/user/phd?activeTab=${place}`);
  }
});
