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
  ...{ kind, id, value: null, importantFlag: null, ...said },
  ...{ importance: figures[0], usualImportance: expect.closeTo(figures[1], 8) },
  contribution: expect.closeTo(figures[2], 8),
});

// A job of one skill has the weights (.5, -.5) of its two; ratings of 5 and 1 count .8 and -.8, liking 1. So s1 adds .9
// to j1, j3 and j4 and takes .9 from j2; s2 adds .4 to them and takes .4 from j2. Disliking a2 adds .25 to j1, wishing
// .8, the thesis 4; j2 loses .2, since only the neighbouring domain leads there. j1 has 6.35, j2 -1.5, j3 1.3: 2.05 on
// average.
const [s1, s2] = [
  { value: 5, importantFlag: true },
  { value: 1, importantFlag: null },
];

test('a job’s parts are what each answer, wish, thesis and domain adds beyond the mean of the open jobs, the largest first', () => {
  expect(explained('j1')).toEqual({
    job: { id: 'j1', rank: 1, isPartial: false, score: 6.35, coverage: 1 },
    among: ['j1', 'j3', 'j2'].map((id) => expect.objectContaining({ id })),
    isElsewhere: false,
    averageScore: 2.05,
    parts: [
      part('thesis', null, [0, 0, 4 - 4 / 3]),
      part('skill', 's1', [5, 10 / 3, 0.9 - 0.3], s1),
      part('wish', 'teaching', [5, 5 / 3, 0.8 - 0.8 / 3]),
      part('skill', 's2', [0, 5 / 3, 0.4 - 0.4 / 3], s2),
      part('activity', 'a2', [0, 0, 0.25 - 0.25 / 3], { importantFlag: false }),
      part('domain', null, [0, 0, 0.2 / 3]),
      part('activity', 'a1', [5, 5 / 3, 0], { value: 4 }),
    ],
  });
});

test('the largest negative part comes first, too', () => {
  expect(explained('j2')?.parts.map(({ kind, id }) => [kind, id])).toEqual([
    ['thesis', null],
    ['skill', 's1'],
    ['skill', 's2'],
    ['wish', 'teaching'],
    ['domain', null],
    ['activity', 'a2'],
    ['activity', 'a1'],
  ]);
  expect(explained('j2')?.parts[4]).toEqual(part('domain', null, [0, 0, -0.2 + 0.2 / 3]));
});

test('a job elsewhere has its place among those, and is compared with the open ones', () => {
  const other = explained('j4');
  expect(other).toMatchObject({ isElsewhere: true, averageScore: 2.05, job: { rank: 1 }, among: [{ id: 'j4' }] });
  expect(other?.parts.find(({ id }) => id === 's1')).toEqual(part('skill', 's1', [5, 10 / 3, 0.6], s1));
});

test('without wishes, thesis or a second domain there are no such parts; a job that is not ranked has none', () => {
  const kinds = (told: MatchRecord) => explained('j1', told)?.parts.map(({ kind }) => kind);
  const own = ['activity', 'activity', 'skill', 'skill'];
  expect(kinds({})?.sort()).toEqual(own);
  expect(kinds({ domains: [1], wishes: [], thesis: [] })?.sort()).toEqual(own);
  expect(explained('j5')).toBeNull();
  expect(explained('j9')).toBeNull();
});
