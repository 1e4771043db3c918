import { expect, test } from 'vitest';
import { prepareMatch } from '#shared/matching/prepare-match.ts';
import { rankJobs } from '#shared/matching/rank.ts';
import type { MatchJob } from '#shared/matching/types.ts';

const job = (id: string, texts: Partial<MatchJob>): MatchJob => ({
  ...{ id, active: true, skills: { s1: 1 }, activities: {} },
  ...texts,
});
const catalogueOf = (jobs: readonly MatchJob[]) => ({
  ...{ skills: [{ id: 's1', category: 1 }], activities: [], common: { skills: {}, activities: {} } },
  jobs,
});
const jobs = [
  job('j1', { name: 'Volcano', nameFR: 'Volcan', descriptionFR: 'Volcan, lave' }),
  job('j2', { name: 'Lava', nameFR: 'Lave', subjectsFR: ['le glacier'] }),
  job('j3', { name: 'Glacier', nameFR: 'Glacier' }),
  job('j4', { name: 'Atlas', nameFR: 'Atlas', description: 'Maps', subjects: ['maps of mines'] }),
];
/** The scores of the jobs by the thesis alone, in the jobs' order. */
const scoresFor = (thesis: string[], of: readonly MatchJob[] = jobs): number[] => {
  const scores = new Map(rankJobs(prepareMatch(catalogueOf(of), {}, { thesis })).map(({ id, score }) => [id, score]));
  return of.map(({ id }) => scores.get(id) ?? Number.NaN);
};
const close = (scores: readonly number[]) => scores.map((score) => expect.closeTo(score, 7));

// In French, "volcan" is in one of four jobs, "lave" and "glacier" in two: they weigh ln 4, twice as much as ln 2. A
// name counts three times: j1 has "volcan" four times and "lave" once, j2 "lave" three times and "glacier" once.
const inJ1 = [2 * (1 + Math.log(4)), 1] as const;
const inJ2 = 1 + Math.log(3);
const [lengthOfJ1, lengthOfJ2] = [Math.hypot(...inJ1), Math.hypot(inJ2, 1)];

test('the score is four times the cosine of the words, as worked out by hand', () => {
  const j1 = (2 * inJ1[0] + inJ1[1]) / (Math.sqrt(5) * lengthOfJ1);
  const j2 = inJ2 / (Math.sqrt(5) * lengthOfJ2);
  expect(scoresFor(['le volcan et la lave'])).toEqual(close([4 * j1, 4 * j2, 0, 0]));
});

test('a word that is said twice counts a little more, in one text or in two', () => {
  const said = 2 * (1 + Math.log(2));
  const j1 = (said * inJ1[0] + inJ1[1]) / (Math.hypot(said, 1) * lengthOfJ1);
  const j2 = inJ2 / (Math.hypot(said, 1) * lengthOfJ2);
  for (const thesis of [['le volcan, le volcan et la lave'], ['le volcan', 'le volcan et la lave']])
    expect(scoresFor(thesis)).toEqual(close([4 * j1, 4 * j2, 0, 0]));
});

test('texts in two languages count half each; one that tells no language counts in both', () => {
  expect(scoresFor(['le volcan', 'the glacier'])).toEqual(close([(2 * inJ1[0]) / lengthOfJ1, 0, 2, 0]));
  expect(scoresFor(['glacier'])).toEqual(close([0, 2 / lengthOfJ2, 4, 0]));
});

test('a language in which no word is known counts for nothing', () => {
  expect(scoresFor(['la zoologie', 'the glacier'])).toEqual(close([0, 0, 4, 0]));
  expect(scoresFor(['la zoologie'])).toEqual([0, 0, 0, 0]);
});

test('in English, too, name, description and subjects count: three times, once and once', () => {
  // "map" occurs twice, "mine" once, "atlas" three times, each in this job alone.
  const [name, map] = [1 + Math.log(3), 1 + Math.log(2)];
  const length = Math.hypot(name, map, 1);
  expect(scoresFor(['the map'])).toEqual(close([0, 0, 0, (4 * map) / length]));
  expect(scoresFor(['the mine'])).toEqual(close([0, 0, 0, 4 / length]));
});

test('a word of all jobs tells nothing, and a job without words is like no thesis', () => {
  const alike = [job('j1', { nameFR: 'Métier' }), job('j2', { nameFR: 'Métier' })];
  expect(scoresFor(['le métier'], alike)).toEqual([0, 0]);
  const silent = [job('j1', {}), job('j2', { nameFR: 'Lave' })];
  expect(scoresFor(['la lave'], silent)).toEqual(close([0, 4]));
});
