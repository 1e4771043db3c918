import { expect, test } from 'vitest';
import type { Catalogue } from '#functions/data/catalogue/catalogue.ts';
import type { StoredPortfolio } from '#functions/data/portfolios/portfolios.ts';
import { reportInput } from '#functions/exports/report-input.ts';
import { travelledInput } from '#functions/exports/travelled-input.ts';
import { emptySet, type SetEntry, type SetJob } from '#shared/domain/catalogue-set.ts';

const entry = (id: string, category: number, active = true): SetEntry => ({
  id,
  category,
  active,
  retired: !active,
  name: `Name of ${id}`,
  nameFR: `Nom de ${id}`,
  definition: '',
  definitionFR: '',
  description: `About ${id}`,
  descriptionFR: `Sur ${id}`,
  source: '',
  officialBlock: null,
  skills: {},
});

const skills = [entry('s1', 1), entry('s2', 1), entry('s3', 2), entry('s4', 2)];
const strengths = { s1: 2, s2: 3, s3: 4, s4: 5 };
const gone = [entry('s5', 1, false), entry('s6', 2, false), entry('s7', 2, false)];
const catalogue: Catalogue = {
  version: '1',
  current: null,
  set: { ...emptySet, skills: [...skills, ...gone] },
  entries: { skill: skills, activity: [], value: [], rncp: [] },
  entryById: new Map([...skills, ...gone].map((one) => [one.id, one])),
  jobs: [],
  jobById: new Map(),
  matching: { skills, activities: [], jobs: [] },
};
const at = '2026-11-20T10:00:00.000Z';
const answered = (value: number | null) => ({ value, answeredAt: at, touchedAt: at });
const portfolio = {
  id: 'p1',
  userId: 'u1',
  title: 'Bilan',
  // After 23:00 in London it is already the next day in the reader's zone.
  createdAt: '2026-11-20T23:30:00.000Z',
  researchDomain: null,
  answers: new Map([
    ['s1', answered(4)],
    ['s2', answered(null)],
    ['s5', answered(3)],
    ['s6', answered(null)],
  ]),
  flags: new Map([
    ['s1', true],
    ['s3', false],
  ]),
} as unknown as StoredPortfolio;
const owner = { firstName: 'Léa', lastName: 'Marchand' };

test.each([
  ['fr', 'Nom de', 'Sur'],
  ['en', 'Name of', 'About'],
] as const)(
  'a report is printed from every rated entry, marks what is retired, and drops what nobody rated, in %s',
  (language, named, about) => {
    const input = reportInput({ portfolio, owner, university: null, thesis: null, catalogue }, language);
    expect(input).toMatchObject({
      language,
      title: 'Bilan',
      fullName: 'Léa Marchand',
      university: null,
      date: '2026-11-21',
    });
    expect(input.kinds.map(({ kind }) => kind)).toEqual(['activity', 'skill', 'value', 'rncp']);
    const [, { categories = [] } = {}] = input.kinds;
    const told = categories.map(({ category, rows }) => [
      category,
      rows.map((row) => [row.name, row.description, row.value, row.answered, row.importantFlag, row.isRetired]),
    ]);
    expect(told).toEqual([
      [
        1,
        [
          [`${named} s1`, `${about} s1`, 4, true, true, false],
          [`${named} s2`, `${about} s2`, null, true, null, false],
          [`${named} s5`, `${about} s5`, 3, true, null, true],
        ],
      ],
      [
        2,
        [
          [`${named} s3`, `${about} s3`, null, false, false, false],
          [`${named} s4`, `${about} s4`, null, false, null, false],
          [`${named} s6`, `${about} s6`, null, true, null, true],
        ],
      ],
    ]);
  },
);

test('a report prints the order that kept jobs make', () => {
  const glaciers = new Map([
    ['j5', 'Glacier guide'],
    ['j9', 'Glacier reader'],
  ]);
  const jobs = Array.from({ length: 9 }, (_, i): SetJob => {
    const id = `j${i + 1}`;
    const name = glaciers.get(id) ?? `Name of ${id}`;
    return { ...entry(id, 1), name, active: true, activities: {}, skills: strengths, family: '' } as never;
  });
  const source = {
    portfolio: { ...portfolio, answers: new Map(skills.map(({ id }, i) => [id, answered(i + 1)])), keptJobs: ['j9'] },
    catalogue: {
      ...catalogue,
      jobById: new Map(jobs.map((job) => [job.id, job])),
      matching: { ...catalogue.matching, jobs },
    },
  };
  const report = reportInput({ ...source, owner, university: null, thesis: null }, 'en').jobs;
  const first = report.kind === 'ranked' ? report.rows.slice(0, 3).map(({ name }) => name) : [];
  // The one that is alike rises with the one that was kept; the others keep the order of their ids.
  expect(first).toEqual(['Glacier guide', 'Glacier reader', 'Name of j1']);
});

test('jobs of a report are numbered as the list shows them: a family once, set-aside jobs not, stars by that number', () => {
  const named = (i: number): SetJob =>
    ({
      ...entry(`j${i}`, 1),
      active: true,
      activities: {},
      skills: strengths,
      family: i < 5 ? 'Lecturers' : '',
    }) as never;
  const jobs = Array.from({ length: 9 }, (_, i) => named(i + 1));
  const answers = new Map(skills.map(({ id }, i) => [id, answered(i + 1)]));
  const source = {
    portfolio: { ...portfolio, answers, hiddenJobs: ['j1', 'j6'] },
    catalogue: {
      ...catalogue,
      jobById: new Map(jobs.map((job) => [job.id, job])),
      matching: { ...catalogue.matching, jobs },
    },
  };
  const report = reportInput({ ...source, owner, university: null, thesis: null }, 'en').jobs;
  const rows = report.kind === 'ranked' ? report.rows.map(({ rank, name, stars }) => [rank, name, stars]) : [];
  // Jobs alike keep the order of their ids; j2 stands for j2 to j4.
  expect(rows).toEqual([
    [1, 'Name of j2', 3],
    [2, 'Name of j5', 3],
    [3, 'Name of j7', 3],
    [4, 'Name of j8', 3],
    [5, 'Name of j9', 2],
  ]);
});

test('a report’s job names the rated skills that set it apart, not what nearly all jobs ask or what is not rated', () => {
  const asks = (id: string, strengths: object): SetJob =>
    ({ ...entry(id, 1), active: true, activities: {}, skills: strengths, family: '' }) as never;
  const extra = ['s8', 's9'].map((id) => entry(id, 2));
  const all = [...skills, ...extra];
  const usual = { s1: 5, s2: 4, s3: 4, s4: 3, s8: 0, s9: 0 };
  const jobs = [asks('j1', { ...usual, s8: 5, s9: 5 }), ...['j2', 'j3', 'j4', 'j5'].map((id) => asks(id, usual))];
  const answers = new Map(all.flatMap(({ id }, i) => (id === 's9' ? [] : [[id, answered(i)] as const])));
  const source = {
    portfolio: { ...portfolio, answers, flags: new Map() },
    catalogue: {
      ...catalogue,
      entries: { ...catalogue.entries, skill: all },
      entryById: new Map(all.map((one) => [one.id, one])),
      jobById: new Map(jobs.map((job) => [job.id, job])),
      matching: { skills: all, activities: [], jobs },
    },
  };
  const report = reportInput({ ...source, owner, university: null, thesis: null }, 'en').jobs;
  const rows = report.kind === 'ranked' ? report.rows : [];
  expect(rows).toHaveLength(5);
  expect(rows.find(({ name }) => name === 'Name of j1')?.skills).toEqual([
    expect.objectContaining({ name: 'Name of s8', value: 4, level: 'strength' }),
  ]);
});

test.each([
  ['too few answers', [4, 2], { isFlat: false, categories: [1, 2] }],
  ['answers that are all alike', [3, 3, 3, 3], { isFlat: true, categories: [1, 2] }],
] as const)('a report of %s says why there are no jobs', (_, values, { isFlat, categories }) => {
  const matching = { ...catalogue.matching, jobs: [{ id: 'j1', active: true, skills: strengths, activities: {} }] };
  const answers = new Map(values.map((value, i) => [`s${i + 1}`, answered(value)]));
  const source = { portfolio: { ...portfolio, answers, flags: new Map() }, catalogue: { ...catalogue, matching } };
  const { jobs } = reportInput({ ...source, owner, university: null, thesis: null }, 'fr');
  expect(jobs).toMatchObject({ kind: 'refused', isFlat, categories: categories.map((category) => ({ category })) });
});

test.each([
  ['America/Martinique', '2026-11-20'],
  ['Pacific/Noumea', '2026-11-21'],
])(
  'a report of a university in %s is dated by the day on which the assessment was begun there (D83)',
  (timeZone, day) => {
    const university = { name: 'Université des Îles', timeZone };
    expect(reportInput({ portfolio, owner, university, thesis: null, catalogue }, 'fr').date).toBe(day);
  },
);

test.each([
  ['America/Martinique', '2025-11-20'],
  ['Pacific/Noumea', '2025-11-21'],
])('in %s what a report compares with is dated there, too (D83)', (timeZone, day) => {
  const answers = new Map(skills.map(({ id }, i) => [id, answered(i + 1)]));
  const later = { ...portfolio, id: 'u1.p2', answers };
  const earlier = { ...portfolio, id: 'u1.p1', createdAt: '2025-11-20T23:30:00.000Z', answers };
  const source = { portfolio: later, portfolios: [later, earlier], university: { timeZone }, thesis: null, catalogue };
  expect(travelledInput(source, 'fr')?.earlier.date).toBe(day);
});
