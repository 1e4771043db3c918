import { expect, test } from 'vitest';
import { explainMatch } from '#shared/matching/explain.ts';
import { prepareMatch } from '#shared/matching/prepare-match.ts';
import type { Answers, MatchCatalogue, MatchRecord } from '#shared/matching/types.ts';

const catalogue: MatchCatalogue = {
  skills: ['s1', 's2'].map((id) => ({ id, category: 1 })),
  activities: ['a1', 'a2'].map((id) => ({ id, skills: {} })),
  jobs: [
    {
      ...{ id: 'j1', active: true, skills: { s1: 2 }, activities: { a1: 3 } },
      ...{ researchDomains: [1], coreKinds: ['teaching'], nameFR: 'Volcan' },
    },
    { id: 'j2', active: true, skills: { s2: 1 }, activities: {}, researchDomains: [2], nameFR: 'Lave' },
    { id: 'j3', active: true, skills: { s1: 4 }, activities: {}, researchDomains: [], nameFR: 'Glacier' },
    { id: 'j4', active: true, skills: { s1: 1 }, activities: {}, researchDomains: [3], nameFR: 'Atlas' },
    { id: 'j5', active: false, skills: { s1: 1 }, activities: {} },
  ],
  common: { skills: {}, activities: {} },
};
const answers: Answers = {
  s1: { value: 5, importantFlag: true },
  s2: { value: 1, importantFlag: null },
  a1: { value: 4, importantFlag: null },
  a2: { value: null, importantFlag: false },
};
const record: MatchRecord = { domains: [1, 2], wishes: ['teaching'], thesis: ['le volcan'] };
const explained = (id: string, told: MatchRecord = record) => explainMatch(prepareMatch(catalogue, answers, told), id);
const part = (kind: string, id: string | null, figures: [number, number, number], said: object = {}) => ({
  ...{ kind, id, value: null, importantFlag: null, words: [], ...said },
  ...{ importance: figures[0], usualImportance: expect.closeTo(figures[1], 8) },
  contribution: expect.closeTo(figures[2], 8),
});

// A job of one skill has the weights (.5, -.5) of its two; ratings of 5 and 1 count .8 and -.8, liking 1. So s1 adds .9
// to j1, j3 and j4 and takes .9 from j2; s2 adds .4 to them and takes .4 from j2. Disliking a2 adds .25 to j1, wishing
// .8, the thesis 4; j2 loses .2, since only the neighbouring domain leads there, and j4 .8. So j1 has 6.35, j2 -1.5, j3
// 1.3 and j4 .5: 6.65 / 4 on average.
const [s1, s2] = [
  { value: 5, importantFlag: true },
  { value: 1, importantFlag: null },
];

test('a job’s parts are what each answer, wish, thesis and domain adds beyond the mean of all jobs, the largest first', () => {
  expect(explained('j1')).toEqual({
    job: { id: 'j1', rank: 1, isPartial: false, score: 6.35, coverage: 1 },
    among: ['j1', 'j3', 'j4', 'j2'].map((id) => expect.objectContaining({ id })),
    averageScore: 1.6625,
    parts: [
      part('thesis', null, [0, 0, 3], { words: ['volcan'] }),
      part('wish', 'teaching', [5, 5 / 4, 0.6]),
      part('skill', 's1', [5, 15 / 4, 0.45], s1),
      part('domain', 'open', [0, 0, 0.25]),
      part('skill', 's2', [0, 5 / 4, 0.2], s2),
      part('activity', 'a2', [0, 0, 0.25 - 0.25 / 4], { importantFlag: false }),
      part('activity', 'a1', [5, 5 / 4, 0], { value: 4 }),
    ],
  });
});

test('the largest negative part comes first, too', () => {
  expect(explained('j2')?.parts.map(({ kind, id }) => [kind, id])).toEqual([
    ['skill', 's1'],
    ['thesis', null],
    ['skill', 's2'],
    ['wish', 'teaching'],
    ['activity', 'a2'],
    ['domain', 'neighbouring'],
    ['activity', 'a1'],
  ]);
  expect(explained('j2')?.parts[5]).toEqual(part('domain', 'neighbouring', [0, 0, 0.05]));
});

test('a job outside the domains has its place in the list, and its price among its parts', () => {
  const outside = explained('j4');
  expect(outside).toMatchObject({ averageScore: 1.6625, job: { rank: 3 } });
  expect(outside?.parts.find(({ kind }) => kind === 'domain')).toEqual(part('domain', 'outside', [0, 0, -0.55]));
  expect(outside?.parts.find(({ id }) => id === 's1')).toEqual(part('skill', 's1', [5, 15 / 4, 0.45], s1));
});

test('without wishes, thesis or domain there are no such parts; a job that is not ranked has none', () => {
  const kinds = (told: MatchRecord) => explained('j1', told)?.parts.map(({ kind }) => kind);
  const own = ['activity', 'activity', 'skill', 'skill'];
  expect(kinds({})?.sort()).toEqual(own);
  expect(kinds({ domains: [1], wishes: [], thesis: [] })?.sort()).toEqual([
    ...own.slice(0, 2),
    'domain',
    ...own.slice(2),
  ]);
  expect(explained('j5')).toBeNull();
  expect(explained('j9')).toBeNull();
});

const wordy: MatchCatalogue = {
  ...catalogue,
  jobs: [
    {
      id: 'j1',
      active: true,
      skills: { s1: 1 },
      activities: {},
      nameFR: 'Volcan',
      subjectsFR: ['lave', 'roche', 'archive', 'archives'],
    },
    { id: 'j2', active: true, skills: { s1: 1 }, activities: {}, nameFR: 'Lave', name: 'Lava' },
    { id: 'j3', active: true, skills: { s1: 1 }, activities: {}, nameFR: 'Glacier', name: 'Archive' },
  ],
};
const wordsFor = (id: string, ...thesis: string[]) =>
  explainMatch(prepareMatch(wordy, {}, { thesis }), id)?.parts.find(({ kind }) => kind === 'thesis')?.words;

test('the thesis names up to three of its own words, as they are written, those that lead most to the job first', () => {
  // In j1 "volcan" counts three times, "archive" twice, "roche" once, and "lave" is in two of the three jobs.
  expect(wordsFor('j1', 'Les LAVES, la roche et le Volcan des archives')).toEqual(['Volcan', 'archives', 'roche']);
  expect(wordsFor('j2', 'Les LAVES, la roche et le Volcan des archives')).toEqual(['LAVES']);
  expect(wordsFor('j3', 'Les LAVES, la roche et le Volcan des archives')).toEqual([]);
});

test('a word of several forms is named once, and one of both languages, too', () => {
  expect(wordsFor('j1', 'Un volcan parmi les volcans')).toEqual(['volcan']);
  // Without stop words, the text counts in both languages.
  expect(wordsFor('j3', 'Archive glacier')?.toSorted()).toEqual(['Archive', 'glacier']);
});
