import { expect, test } from 'vitest';
import { commonSkills, describeJobs } from '#shared/matching/describe.ts';
import { prepareCatalogue } from '#shared/matching/prepare-catalogue.ts';
import { prepareMatch } from '#shared/matching/prepare-match.ts';
import { rankJobs } from '#shared/matching/rank.ts';
import type { Answers, MatchCatalogue, Strengths } from '#shared/matching/types.ts';

const catalogueOf = (...jobs: Strengths[]): MatchCatalogue => ({
  skills: ['s1', 's2', 's3', 's4', 's5', 's6']
    .slice(0, jobs[0] && 's6' in jobs[0] ? 6 : 2)
    .map((id) => ({ id, category: 1 })),
  activities: [],
  jobs: jobs.map((skills, i) => ({ id: `j${i + 1}`, active: true, skills, activities: {} })),
  common: { skills: {}, activities: {} },
});
const ids = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `j${i + 1}` }));
const answers: Answers = { s1: { value: 4, importantFlag: null }, s2: { value: 2, importantFlag: null } };

test('skills that nearly all of some jobs ask for stand by their mean, with rating and mean contribution', () => {
  // A job that asks more for the first of two skills has the weights (.5, -.5); ratings of 4 and 2 count .4 and -.4.
  const catalogue = catalogueOf({ s1: 5, s2: 3 }, { s1: 3, s2: 5 }, { s1: 4, s2: 5 });
  const contribution = expect.closeTo(-0.2 / 3, 8);
  expect(commonSkills(prepareMatch(catalogue, answers), ids(3))).toEqual([
    { id: 's2', importance: expect.closeTo(13 / 3, 8), value: 2, contribution },
    { id: 's1', importance: 4, value: 4, contribution },
  ]);
  const unrated = commonSkills(prepareMatch(catalogue, {}), [{ id: 'j1' }, { id: 'unknown' }]);
  expect(unrated).toEqual([
    { id: 's1', importance: 5, value: null, contribution: 0 },
    { id: 's2', importance: 3, value: null, contribution: 0 },
  ]);
});

test('nine jobs of ten are nearly all, eight are not; below 3 of 5 a job does not ask for it', () => {
  const asking = { s1: 5, s2: 3 };
  const hardly = { s1: 5, s2: 2.9 };
  const common = (...jobs: Strengths[]) =>
    commonSkills(prepareMatch(catalogueOf(...jobs), answers), ids(jobs.length)).map(({ id }) => id);
  expect(common(...Array<Strengths>(9).fill(asking), hardly)).toEqual(['s1', 's2']);
  expect(common(...Array<Strengths>(8).fill(asking), hardly, hardly)).toEqual(['s1']);
  expect(commonSkills(prepareMatch(catalogueOf(asking), answers), [])).toEqual([]);
});

test('five common skills at most', () => {
  const all = { s1: 3, s2: 4, s3: 5, s4: 4, s5: 3, s6: 5 };
  expect(commonSkills(prepareMatch(catalogueOf(all), {}), ids(1)).map(({ id }) => id)).toEqual([
    's3',
    's6',
    's2',
    's4',
    's1',
  ]);
});

test('a job names the five skills that it asks most for, and three that set it apart, from two fifths of the first on', () => {
  const catalogue = catalogueOf(
    { s1: 1, s2: 5, s3: 2, s4: 3, s5: 4, s6: 0 },
    { s1: 4, s2: 4, s3: 4, s4: 4, s5: 4, s6: 9 },
  );
  const [first] = describeJobs(
    prepareMatch(catalogue, {}),
    rankJobs(prepareMatch(catalogue, {})).filter(({ id }) => id === 'j1'),
  );
  expect(first?.importantSkills.map(({ id, importance }) => [id, importance])).toEqual([
    ['s2', 5],
    ['s5', 4],
    ['s4', 3],
    ['s3', 2],
    ['s1', 1],
  ]);
  // The mean is 2.5; s2, s5 and s4 exceed it.
  expect(first?.distinctiveSkills.map(({ id }) => id)).toEqual(['s2', 's5', 's4']);
});

test('equally important skills: what the job itself asks more of first, then by id; what activities ask counts, too', () => {
  const skills = ['s1', 's2'].map((id) => ({ id, category: 1 }));
  const activities: MatchCatalogue['activities'] = [{ id: 'a1', skills: { s1: 4, s2: 1 } }];
  const first = (job: { skills: Strengths; activities: Strengths }, links = activities) => {
    const catalogue = { skills, activities: links, jobs: [{ id: 'j1', active: true, ...job }] };
    const [one] = describeJobs(prepareMatch(catalogue, {}), rankJobs(prepareMatch(catalogue, {})));
    return one?.importantSkills.map(({ id, importance }) => [id, importance]);
  };
  // .7 * 4/7 + .3 equals .7.
  const onlyFirst = [{ id: 'a1', skills: { s1: 1 } }];
  expect(first({ skills: { s1: 4, s2: 7 }, activities: { a1: 1 } }, onlyFirst)).toEqual([
    ['s2', 5],
    ['s1', 5],
  ]);
  expect(first({ skills: { s1: 2, s2: 2 }, activities: {} })).toEqual([
    ['s1', 5],
    ['s2', 5],
  ]);
  expect(first({ skills: {}, activities: { a1: 2 } })).toEqual([
    ['s1', 5],
    ['s2', 1.25],
  ]);
});

test('a skill below two fifths of a job’s first skill does not set it apart, however unusual', () => {
  const catalogue = catalogueOf({ s1: 5, s2: 2, s3: 1.9, s4: 2, s5: 0, s6: 0 });
  const [only] = describeJobs(prepareMatch(catalogue, {}), rankJobs(prepareMatch(catalogue, {})));
  expect(only?.distinctiveSkills.map(({ id }) => id)).toEqual(['s1', 's2', 's4']);
});

test('a catalogue is made ready once', () => {
  const catalogue = catalogueOf({ s1: 1 });
  expect(prepareCatalogue(catalogue)).toBe(prepareCatalogue(catalogue));
});
