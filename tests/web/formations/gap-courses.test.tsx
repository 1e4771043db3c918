import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CalculatedJob } from '#shared/schemas/portfolio.ts';
import { openScreen, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { Refusal, type Replies } from '#tests/support/replies.ts';
import { candidate } from '#tests/support/web-samples.ts';
import { foundOf, jobAt, portfolio, skill } from '../jobs/samples.ts';
import { course, skill as entry, listOf } from './samples.ts';

const skills = [
  entry('s1', 'Programmation', 'Programming', 1),
  entry('s2', 'Statistiques', 'Statistics', 1),
  entry('s3', 'Négociation', 'Negotiating', 2),
];
const named = (id: string, nameFR: string, name: string) => ({ id, nameFR, name });
const jobs: CalculatedJob[] = [
  jobAt(1, {
    Job: named('j1', 'Épidémiologiste', 'Epidemiologist'),
    mostImportantSkills: [skill('s1', 2, 4), skill('s3', 0, 3.5)],
  }),
  jobAt(2, {
    Job: named('j2', 'Gestionnaire de données', 'Data manager'),
    mostImportantSkills: [skill('s1', 2, 4.6), skill('s2', 3, 4.5)],
  }),
];
const rows = [
  { ...course(1, 'Coder un peu'), strengths: { s1: 1.5 } },
  { ...course(2, 'Coder beaucoup'), url: 'college.test/coder', strengths: { s1: 4, s2: 2.5 } },
  { ...course(3, 'Coder moyennement'), strengths: { s1: 3 } },
  { ...course(4, 'Coder sans fin'), strengths: { s1: 2 } },
  { ...course(5, 'Lire vite'), strengths: { s3: 0 } },
];

type Own = { answered?: number; keptJobs?: readonly string[] };
type Opened = { language?: 'fr' | 'en'; query?: string; own?: Own | null | undefined; replies?: Replies };
const open = async ({ language = 'fr', query = '', own, replies }: Opened) => {
  const shown = await openScreen(`/user/courses${query}`, {
    who: candidate,
    language,
    replies: {
      'formations.list': ({ query: { skillId } }) =>
        listOf(...rows.filter(({ strengths }) => !skillId || skillId in strengths)),
      'catalogue.listSkills': { skills },
      'portfolios.listOfUser': {
        portfolios:
          own === null
            ? []
            : [{ ...portfolio, answered: own?.answered ?? 9, total: 9, keptJobs: [...(own?.keptJobs ?? [])] }],
      },
      'portfolios.generateJobs': foundOf(jobs),
      ...replies,
    },
  });
  await waitFor(() => expect(textOf(document.querySelector('.found h2') ?? document.body)).toMatch(/^\d/));
  return shown;
};
const gaps = () => [...document.querySelectorAll<HTMLElement>('.gap-list > li')];
const headings = () => textsOfAll(screen.getAllByRole('heading', { level: 2 }));

test.each([
  [
    'fr',
    ['Pour vos métiers gardés', 'Toutes les formations', '5 Formations'],
    [
      [
        'Programmation',
        'Notée 2 sur 5, demandée 4,5 pour Épidémiologiste et Gestionnaire de données.',
        ['Coder beaucoup', 'Force : 4 sur 5', 'Ouvrir Coder beaucoup (nouvel onglet)'],
        ['Coder moyennement', 'Force : 3 sur 5'],
        ['Coder sans fin', 'Force : 2 sur 5'],
        'Voir les 4 formations pour « Programmation »',
      ],
      [
        'Statistiques',
        'Notée 3 sur 5, demandée 4,5 pour Gestionnaire de données.',
        ['Coder beaucoup', 'Force : 2,5 sur 5', 'Ouvrir Coder beaucoup (nouvel onglet)'],
      ],
    ],
    'Sans formation ici pour le moment : Négociation.',
  ],
  [
    'en',
    ['For the jobs you kept', 'All courses', '5 Formations'],
    [
      [
        'Programming',
        'You rated it 2 out of 5; it takes 4.5 for Epidemiologist and Data manager.',
        ['Coder beaucoup', 'Strength: 4 out of 5', 'Open Coder beaucoup (new tab)'],
        ['Coder moyennement', 'Strength: 3 out of 5'],
        ['Coder sans fin', 'Strength: 2 out of 5'],
        'See the 4 courses for “Programming”',
      ],
      [
        'Statistics',
        'You rated it 3 out of 5; it takes 4.5 for Data manager.',
        ['Coder beaucoup', 'Strength: 2.5 out of 5', 'Open Coder beaucoup (new tab)'],
      ],
    ],
    'No course here yet for: Negotiating.',
  ],
] as const)('courses begin with those for what kept jobs ask more, then all (%s)', async (...told) => {
  const [language, titles, skillsTold, without] = told;
  await open({ language, own: { keptJobs: ['j1', 'j2'] } });
  expect(headings()).toEqual(titles);
  const shown = gaps().map((gap) => [
    textOf(within(gap).getByRole('heading', { level: 3 })),
    textOf(gap.querySelector('p') ?? gap),
    ...within(gap)
      .getAllByRole('listitem')
      .map((item) => textsOfAll(item.querySelectorAll('b, .small, a'))),
    ...within(gap).queryAllByRole('button').map(textOf),
  ]);
  expect(shown).toEqual(skillsTold);
  expect(textOf(document.querySelector('.gaps') ?? document.body)).toContain(without);
});

test('all courses of a skill are one press away, where the focus goes; the section stays', async () => {
  const { user } = await open({ own: { keptJobs: ['j1', 'j2'] } });
  await user.click(screen.getByRole('button', { name: /^Voir les 4 formations/ }));
  expect(window.location.search).toBe('?searchedSkillId=s1');
  expect(document.activeElement).toBe(document.querySelector('.found h2'));
  await waitFor(() => expect(textOf(document.querySelector('.found h2') ?? document.body)).toBe('4 Formations'));
  expect(gaps()).toHaveLength(2);
});

test('all jobs are asked for, so that a kept job far down the list counts', async () => {
  const { received } = await open({ own: { keptJobs: ['j2'] } });
  const limits = received.filter(({ name }) => name === 'portfolios.generateJobs').map(({ query }) => query.limit);
  expect(limits).toEqual(['500']);
});

test('of many kept jobs two are named and the rest counted', async () => {
  const many = [1, 2, 3, 4].map((rank) => jobAt(rank, { mostImportantSkills: [skill('s1', 2, 4)] }));
  await open({
    own: { keptJobs: ['j1', 'j2', 'j3', 'j4'] },
    replies: { 'portfolios.generateJobs': foundOf(many) },
  });
  expect(textOf(gaps()[0]?.querySelector('p') ?? document.body)).toBe(
    'Notée 2 sur 5, demandée 4 pour Métier 1, Métier 2 et 2 autres métiers gardés.',
  );
});

const noJobs = [
  'Gardez des métiers qui vous tentent : les formations qui y préparent viendront ici d’abord.',
  'Keep the jobs that tempt you, and the courses that prepare you for them will come first here.',
] as const;
const noAnswers = [
  'Répondez aux questions et gardez des métiers : les formations qui y préparent viendront ici d’abord.',
  'Answer the questions and keep a few jobs: the courses that prepare you for them will then come first here.',
] as const;
const noGap = [
  'Vos métiers gardés ne demandent pas plus que ce que vous avez noté.',
  'The jobs you kept don’t ask for more than you rated yourself.',
] as const;
const missing = new Refusal(422, { msg: 'missing', code: 'incomplete_evaluation' });

test.each([
  ['no job is kept', {}, {}, noJobs, ['Voir mes métiers', 'See my jobs', '/user/jobs?portfolio=p1']],
  [
    'questions are left',
    { answered: 3 },
    {},
    noAnswers,
    ['Répondre aux questions', 'Answer the questions', '/user/assessment/p1'],
  ],
  [
    'there is no assessment',
    null,
    {},
    noAnswers,
    ['Répondre aux questions', 'Answer the questions', '/user/assessment'],
  ],
  [
    'answers are missing',
    { keptJobs: ['j1'] },
    { 'portfolios.generateJobs': missing },
    noAnswers,
    ['Répondre aux questions', 'Answer the questions', '/user/assessment/p1'],
  ],
  ['kept jobs ask no more', { keptJobs: ['j2'] }, { 'portfolios.generateJobs': foundOf([jobAt(2)]) }, noGap, null],
] as const)('when %s, one sentence leads on, above all courses', async (_, own, replies, sentence, link) => {
  for (const [i, language] of (['fr', 'en'] as const).entries()) {
    await open({ language, own, replies });
    const way = document.querySelector<HTMLElement>('.gap-way') ?? document.body;
    expect(textOf(way)).toBe(link ? `${sentence[i]} ${link[i]}` : sentence[i]);
    expect(way.querySelector('a')?.getAttribute('href') ?? null).toBe(link ? link[2] : null);
    expect(headings()).toEqual(['5 Formations']);
    document.body.innerHTML = '';
  }
});

test.each(['?searchedSkillId=s1', '?searchedFormation=lire'])(
  'an address that asks for courses opens on them (%s)',
  async (query) => {
    const { received } = await open({ query, own: { keptJobs: ['j1'] } });
    expect(gaps()).toEqual([]);
    expect(document.querySelector('.gap-way')).toBeNull();
    expect(received.map(({ name }) => name)).not.toContain('portfolios.generateJobs');
  },
);

test('when kept jobs cannot be read, all courses stand alone', async () => {
  const broken = new Refusal(500, { msg: 'broken', code: 'internal', requestId: 'r1' });
  await open({ own: { keptJobs: ['j1'] }, replies: { 'portfolios.generateJobs': broken } });
  expect(headings()).toEqual(['5 Formations']);
  expect(document.querySelector('.gap-way')).toBeNull();
});
