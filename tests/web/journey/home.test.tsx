import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { doctorateChanges, shownDoctorate } from '#shared/schemas/doctorate.ts';
import type { User } from '#shared/schemas/user.ts';
import { openScreen, Refusal, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Replies } from '#tests/support/replies.ts';
import { candidate } from '#tests/support/web-samples.ts';
import { type Answers, assessment, entry, rankedJob, ranking, rated } from '../portfolios/samples.ts';
import { privateCv } from '../usercv/samples.ts';

const nothing = Object.fromEntries(Object.keys(doctorateChanges.def.shape).map((field) => [field, null]));
const phd = { startDate: '2024-10-01', estimatedEndDate: '2027-09-30', companyName: 'Ifremer' };
const unlisted = { Diplomas: [], Experiences: [], Publications: [] };
const march = { title: 'Bilan de mars', createdAt: '2026-03-01T08:00:00.000Z' };
/** N/A counts as an answer. */
const activities: Answers = { a1: null, a2: null, a3: null };
const six: Answers = { s1: 1, s2: 2, s3: 3, s5: 4, s8: 5, s9: 0 };
const whole: Answers = {
  ...Object.fromEntries(['a1', 'a2', 'a3', 's4', 's6', 's7', 's10'].map((id) => [id, 3])),
  ...six,
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].flatMap((n) => [
      [`v${n}`, 4],
      [`r${n}`, 2],
    ]),
  ),
};
const jobs = ranking([
  rankedJob({ rank: 1, name: 'Data', family: 'Données', contributions: { s3: -0.4, s2: 0.3, s1: 0.2, s4: 0.1 } }),
  rankedJob({ rank: 2, name: 'Analyse', family: 'Données' }),
  rankedJob({ rank: 3, name: 'Edition' }),
  rankedJob({ rank: 4, name: 'Veille' }),
  rankedJob({ rank: 5, name: 'Conseil' }),
  rankedJob({ rank: 6, name: 'Vente' }),
]);

type Options = {
  answers?: Answers;
  dates?: object;
  hiddenJobs?: string[];
  language?: 'fr' | 'en';
  replies?: Replies;
  who?: User;
};
const open = ({ answers, dates = {}, hiddenJobs = [], language = 'fr', replies = {}, who = candidate }: Options) =>
  openScreen('/user', {
    who,
    language,
    now: '2026-05-01T10:00:00.000Z',
    replies: {
      'usercv.get': { user: unlisted, userCv: privateCv },
      'doctorates.get': shownDoctorate.parse({ ...nothing, ...dates }),
      'portfolios.listOfUser': { portfolios: answers ? [assessment('p1', { ...march, hiddenJobs })] : [] },
      'portfolios.generateJobs': jobs,
      'catalogue.listSkills': { skills: [1, 2, 3, 4].map((n) => ({ ...entry('skill', n, 1) })) },
      ...rated({ p1: [answers ?? {}] }),
      ...replies,
    },
  });
const way = async () => {
  const list = (await screen.findByRole('heading', { level: 2, name: /^(Votre parcours|Your way so far)$/ }))
    .parentElement;
  return [...(list?.querySelectorAll('li') ?? [])].map((item) =>
    ['h3', '.state', '.facts'].map((part) => textOf(item.querySelector(part) ?? document.createElement('p'))),
  );
};
const here = () => document.querySelector('[aria-current="step"]') as HTMLElement;
const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => [textOf(link), link.getAttribute('href')]);
const beside = (name: string) => screen.getByRole('region', { name });

test.each([
  [
    'fr',
    ['Bienvenue, Léa', 'Sélectionnez un onglet pour commencer'],
    [
      ['Mon profil', 'À remplir', 'Vos diplômes, expériences et publications, en quelques lignes'],
      ['Mon doctorat', 'À remplir', 'Deux dates suffisent pour situer votre année'],
      [
        'Auto-évaluations',
        'À commencer',
        'Activités, compétences, valeurs\u00a0: notez ce que vous faites, savez et aimez.',
      ],
      ['Métiers suggérés', 'À venir', 'Un classement, avec les raisons de chaque métier'],
      ['Formations suggérées', 'À parcourir', 'Celles que propose votre université, par compétence'],
      ['Projet professionnel', 'À écrire', 'Deux textes courts, à reprendre chaque année'],
      ['CV en ligne', 'Privé', 'Rien n’est visible tant que vous ne le décidez pas'],
    ],
    ['Auto-évaluations', 'Commencer une auto-évaluation'],
  ],
  [
    'en',
    ['Welcome, Léa', 'Select a tab to start'],
    [
      ['My profile', 'To fill in', 'Your diplomas, experience and publications, in a few lines'],
      ['My PhD', 'To fill in', 'Two dates are enough to tell which year you are in'],
      ['Assessments', 'To begin', 'Activities, skills, values: rate what you do, know and like.'],
      ['Suggested jobs', 'To come', 'A ranking, with the reasons for each job'],
      ['Suggested courses', 'To browse', 'Those that your university offers, by skill'],
      ['Career plan', 'To write', 'Two short texts, to be taken up again each year'],
      ['Online CV', 'Private', 'Nothing can be seen until you decide so'],
    ],
    ['Assessments', 'Begin an assessment'],
  ],
] as const)(
  'who has just come is welcomed and told what the way is made of, in %s',
  async (language, welcome, parts, next) => {
    const { page } = await open({ language });
    expect((await way()).slice(0, 7)).toEqual(parts);
    for (const words of welcome) expect(textOf(page)).toContain(words);
    expect(linksIn(here()).map(([name]) => name)).toEqual(next);
  },
);

test.each([
  [
    'fr',
    [
      ['Mon doctorat', 'Commencé', '2e année, Ifremer'],
      ['Auto-évaluations', 'Terminée', 'Bilan de mars, du 1er mars 2026'],
      ['Métiers suggérés', 'Classés', 'D’après «\u202fBilan de mars\u202f»'],
    ],
    ['1Data', 'Appuis\u00a0: compétence 2, compétence 1'],
  ],
  [
    'en',
    [
      ['My PhD', 'Begun', '2nd year, Ifremer'],
      ['Assessments', 'Finished', 'Bilan de mars, of March 1, 2026'],
      ['Suggested jobs', 'Ranked', 'From “Bilan de mars”'],
    ],
    ['1Data (EN)', 'What helps: competency 2, competency 1'],
  ],
] as const)(
  'the way says how each part stands, in which year, after which assessment, and what helps, in %s',
  async (language, parts, first) => {
    const { page } = await open({ answers: whole, dates: phd, language });
    expect((await way()).slice(1, 4)).toEqual(parts);
    expect(textOf(page.querySelector('.numbered li') as Element)).toBe(first.join(''));
  },
);

test('the first three jobs stand beside the way with their ranks: one per family, without what was set aside', async () => {
  await open({ answers: whole, hiddenJobs: ['jVeille'] });
  await way();
  const top = beside('Vos premiers métiers');
  expect(textOf(top)).toContain('D’après «\u202fBilan de mars\u202f», un par famille');
  expect([textsOfAll(top.querySelectorAll('.number')), textsOfAll(top.querySelectorAll('.name'))]).toEqual([
    ['1', '3', '5'],
    ['Data', 'Edition', 'Conseil'],
  ]);
  expect(linksIn(top)).toEqual([['Voir tous les métiers', '/user/jobs']]);
});

test.each<[string, Answers, string[], string[], string]>([
  [
    'before its first answer',
    {},
    ['Encore 6 compétences avant vos premiers métiers.'],
    ['Répondre pas à pas', 'Voir toutes les questions'],
    '/user/assessment/p1?activeTab=0&category=1',
  ],
  [
    'with some skills',
    { ...activities, s1: 1, s5: 2 },
    ['Encore 4 compétences avant vos premiers métiers.', '2 compétences sur 6 nécessaires', '33\u00a0%'],
    ['Reprendre pas à pas', 'Reprendre à «\u202fAptitudes\u202f»'],
    '/user/assessment/p1?activeTab=1&category=1',
  ],
  [
    'with the skills of a category',
    { ...activities, s1: 1, s2: 2, s3: 3, s4: 4 },
    ['Encore 2 compétences avant vos premiers métiers.', '4 compétences sur 6 nécessaires', '66\u00a0%'],
    ['Reprendre pas à pas', 'Reprendre à «\u202fSavoir-être\u202f»'],
    '/user/assessment/p1?activeTab=1&category=2',
  ],
  [
    'with all skills',
    { ...activities, ...six, s4: 1, s6: 1, s7: 1, s10: 1 },
    ['Encore 12 réponses. Celles que vous avez données sont enregistrées.', '13 réponses sur 25', '52\u00a0%'],
    ['Reprendre pas à pas', 'Reprendre à «\u202fSagesse et connaissance\u202f»'],
    '/user/assessment/p1?activeTab=2&category=1',
  ],
])(
  'an assessment %s says what is left, and is gone on with where it stopped',
  async (_, answers, said, ways, resumed) => {
    await open({ answers });
    await way();
    for (const words of said) expect(textOf(here())).toContain(words);
    expect(linksIn(here()).slice(1)).toEqual([
      [ways[0], '/user/assessment/p1/guided'],
      [ways[1], resumed],
    ]);
  },
);

test.each<[string, Answers | undefined, RegExp, Replies]>([
  ['nothing', undefined, /^Ils s’afficheront ici quand vous aurez répondu à la plupart des compétences/, {}],
  [
    'too few skills',
    { s1: 1, s5: 2 },
    /^Ils s’afficheront ici quand 4 compétences de plus auront une réponse. N\/A est une réponse.$/,
    {},
  ],
  [
    'ratings that are all alike',
    six,
    /^Nuancez vos notes, pour que votre profil prenne forme/,
    {
      'portfolios.generateJobs': new Refusal(422, { msg: 'Non.', code: 'incomplete_evaluation', requestId: 'r1' }),
    },
  ],
])('with %s, the place of the first jobs says what they wait for', async (_, answers, words, replies) => {
  await open({ ...(answers && { answers }), replies });
  await way();
  within(beside('Vos premiers métiers')).getByText(words);
  expect(beside('Vos premiers métiers').querySelector('ol')).toBeNull();
});

test('a CV with one public section is public', async () => {
  await open({ replies: { 'usercv.get': { user: unlisted, userCv: { ...privateCv, showSkills: true } } } });
  expect((await way())[6]).toEqual(['CV en ligne', 'Public', '1 section publique']);
});

test('the profile’s lists and the CV’s public entries are counted', async () => {
  const userId = candidate.id;
  const post = {
    id: 'e1',
    userId,
    title: 'Stage',
    company: 'Thales',
    city: 'Brest',
    startDate: '2021-03-01',
    endDate: null,
    isPublic: false,
  };
  const diploma = {
    id: 'd1',
    userId,
    name: 'Master',
    university: 'UBO',
    city: 'Brest',
    startDate: '2019-09-01',
    endDate: null,
    isPublic: false,
  };
  const user = { ...unlisted, Experiences: [post], Diplomas: [diploma, { ...diploma, id: 'd2' }] };
  const userCv = { ...privateCv, showSkills: true, showDoctorate: true, showSmart: true };
  await open({ replies: { 'usercv.get': { user, userCv } } });
  const parts = await way();
  expect(parts[0]).toEqual(['Mon profil', 'L’essentiel y est', '2 diplômes, 1 expérience']);
  expect(parts[6]).toEqual(['CV en ligne', 'Public', '2 sections publiques']);
});

test.each([
  ['fr', 'Mon doctorat', 'L’essentiel y est'],
  ['en', 'My PhD', 'The essentials are there'],
] as const)('four facts of a PhD are its essentials, not all of it (%s)', async (language, label, state) => {
  await open({ dates: { ...phd, researchDomain: '3', thesisTitle: 'Îlots voisins' }, language });
  expect((await way())[1]?.slice(0, 2)).toEqual([label, state]);
});

test('a way that cannot be read says so above what stands below it, and is asked for again', async () => {
  const refusal = new Refusal(500, { msg: 'Non.', code: 'internal', requestId: 'r1' });
  const { user, reply } = await open({
    who: { ...candidate, emailConfirmed: false },
    replies: { 'doctorates.get': refusal },
  });
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  expect(screen.getByRole('button', { name: 'Renvoyer le lien' })).toBeTruthy();
  reply({ 'doctorates.get': shownDoctorate.parse(nothing) });
  await user.click(retry);
  expect((await way())[2]?.[0]).toBe('Auto-évaluations');
});
