import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeJobs } from '#shared/matching/describe.ts';
import { prepareCatalogue } from '#shared/matching/prepare-catalogue.ts';
import { prepareMatch } from '#shared/matching/prepare-match.ts';
import { type RankedJob, rankJobs } from '#shared/matching/rank.ts';
import { dot, type Shape } from '#shared/matching/shape.ts';
import type { Answer, Answers, MatchCatalogue } from '#shared/matching/types.ts';
import { catalogues, worlds } from './arbitraries.ts';

const runs = { numRuns: 300 };
/** Scores are rounded to 1e-9. */
const noise = 1e-8;

const mapValues = <T, U>(record: Readonly<Record<string, T>>, change: (value: T, key: string) => U) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
const rate = (answer: Answer, change: (value: number) => number): Answer =>
  typeof answer.value === 'number' ? { ...answer, value: change(answer.value) } : answer;
const cosine = (a: Shape, b: Shape) => dot(a.own, b.own) / (a.spread * b.spread);
const scores = (jobs: readonly RankedJob[]) => new Map(jobs.map((job) => [job.id, job.score]));
const expectSameScores = (a: readonly RankedJob[], b: readonly RankedJob[]) => {
  expect(b).toHaveLength(a.length);
  const others = scores(b);
  for (const job of a) expect(Math.abs(job.score - (others.get(job.id) ?? Number.NaN))).toBeLessThan(noise);
};

test('scores a small case as worked out by hand', () => {
  const catalogue: MatchCatalogue = {
    skills: [
      { id: 's1', category: 1 },
      { id: 's2', category: 2 },
    ],
    activities: [{ id: 'a1', skills: { s2: 1 } }],
    jobs: [
      { id: 'j1', active: true, skills: { s1: 4 }, activities: {} },
      { id: 'j2', active: true, skills: { s1: 2 }, activities: { a1: 3 } },
      { id: 'j3', active: false, skills: { s1: 2 }, activities: {} },
      { id: 'j4', active: true, skills: {}, activities: {} },
    ],
    common: { skills: {}, activities: {} },
  };
  const answers: Answers = { s1: { value: 5, importantFlag: true }, s2: { value: 1, importantFlag: null } };
  const [first, second, ...rest] = describeJobs(
    prepareMatch(catalogue, answers),
    rankJobs(prepareMatch(catalogue, answers)),
  );
  // j1: P = (1, 0), centred (.5, -.5), t = (.8, -.8), f = (1, 0): A = .8, I = .5. j2: P = (.7, .3), centred (.2, -.2): the same.
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ id: 'j1', rank: 1, isPartial: false, coverage: 1 });
  expect(first?.score).toBeCloseTo(0.8 + 0.5, 8);
  // Readiness: s1 asks 5 and has 5; s2 asks 0 and has 1: weight .5, distance .05.
  expect(first?.readiness).toBeCloseTo(1 - (0.5 * 0.05) / 6, 8);
  expect(first?.importantSkills).toEqual([
    { id: 's1', importance: 5, value: 5, contribution: expect.closeTo((0.8 + 1) / 2, 8) },
  ]);
  expect(second?.score).toBeCloseTo(0.8 + 0.5, 8);
  expect(second?.importantSkills.map(({ id, importance }) => [id, importance])).toEqual([
    ['s1', 5],
    ['s2', expect.closeTo(15 / 7, 8)],
  ]);
});

test('1 self-retrieval: ratings in the shape of a job put that job first, unless another has the same shape', () => {
  fc.assert(
    fc.property(catalogues, fc.double({ min: 0.1, max: 5, noNaN: true }), fc.boolean(), (catalogue, scale, both) => {
      const { skills, activities, jobs } = prepareCatalogue(catalogue);
      for (const target of jobs.filter((job) => job.skills.spread > 0)) {
        const top = Math.max(...target.activities.strengths, 1e-9);
        const ofSkills = Object.fromEntries(
          skills.map(({ id }, i) => [id, { value: (target.skills.strengths[i] ?? 0) * scale, importantFlag: null }]),
        );
        const ofActivities = activities.map(({ id }, i) => [
          id,
          { value: both ? ((target.activities.strengths[i] ?? 0) / top) * scale : null, importantFlag: null },
        ]);
        const answers = { ...ofSkills, ...Object.fromEntries(ofActivities) };
        const ranked = rankJobs(prepareMatch(catalogue, answers));
        const best = ranked[0]?.score ?? Number.NaN;
        const own = scores(ranked).get(target.id) ?? Number.NaN;
        expect(best - own).toBeLessThan(noise);
        // Another job is behind by what its shape of skills differs, times what that shape is worth here: next to nothing where
        // the target hardly differs from what all jobs have in common.
        const worth = scores(rankJobs(prepareMatch(catalogue, ofSkills))).get(target.id) ?? Number.NaN;
        for (const { id, score } of ranked) {
          const rival = jobs.find((job) => job.id === id);
          if (!rival || own - score >= noise) continue;
          const likeness = rival.skills.spread > 0 ? cosine(rival.skills, target.skills) : 0;
          expect((1 - likeness) * worth).toBeLessThan(2 * noise);
        }
      }
    }),
    runs,
  );
});

test('2 shift: a generous and a severe rater get the same scores', () => {
  fc.assert(
    fc.property(worlds(4), ({ catalogue, answers }) => {
      const generous = mapValues(answers, (answer) => rate(answer, (value) => value + 1));
      expectSameScores(rankJobs(prepareMatch(catalogue, answers)), rankJobs(prepareMatch(catalogue, generous)));
    }),
    runs,
  );
});

test('3 scale: halving all ratings, without flags, keeps the order', () => {
  fc.assert(
    fc.property(worlds(), ({ catalogue, answers }) => {
      const neutral = mapValues(answers, (answer) => ({ ...answer, importantFlag: null }));
      const halved = mapValues(neutral, (answer) => rate(answer, (value) => value / 2));
      const ranked = rankJobs(prepareMatch(catalogue, neutral));
      const place = new Map(rankJobs(prepareMatch(catalogue, halved)).map(({ id, rank }) => [id, rank]));
      ranked.forEach((job, i) => {
        for (const later of ranked.slice(i + 1)) {
          const isTie = job.isPartial === later.isPartial && job.score - later.score < noise;
          expect(isTie || (place.get(job.id) ?? 0) < (place.get(later.id) ?? 0)).toBe(true);
        }
      });
    }),
    runs,
  );
});

test('4 units: all strengths times 20, same scores', () => {
  fc.assert(
    fc.property(worlds(), ({ catalogue, answers }) => {
      const times20 = (strengths: Readonly<Record<string, number>>) => mapValues(strengths, (x) => x * 20);
      const larger = {
        ...catalogue,
        activities: catalogue.activities.map((a) => ({ ...a, skills: times20(a.skills) })),
        jobs: catalogue.jobs.map((j) => ({ ...j, skills: times20(j.skills), activities: times20(j.activities) })),
      };
      expectSameScores(rankJobs(prepareMatch(catalogue, answers)), rankJobs(prepareMatch(larger, answers)));
    }),
    runs,
  );
});

test('5 replacing a null by the candidate’s own mean, same scores', () => {
  fc.assert(
    fc.property(worlds(), ({ catalogue, answers }) => {
      const filled = (ids: readonly { id: string }[]) => {
        const rated = ids.map(({ id }) => answers[id]?.value ?? null).filter((value) => value !== null);
        const mean = rated.reduce((a, b) => a + b, 0) / rated.length;
        return ids.map(({ id }) => [
          id,
          {
            value: answers[id]?.value ?? (rated.length ? mean : null),
            importantFlag: answers[id]?.importantFlag ?? null,
          },
        ]);
      };
      const complete = Object.fromEntries([...filled(catalogue.skills), ...filled(catalogue.activities)]);
      expectSameScores(rankJobs(prepareMatch(catalogue, answers)), rankJobs(prepareMatch(catalogue, complete)));
    }),
    runs,
  );
});

test('6 adding, removing or deactivating another job keeps the order of the rest', () => {
  fc.assert(
    fc.property(worlds(), fc.nat(), ({ catalogue, answers }, n) => {
      const gone = catalogue.jobs[n % catalogue.jobs.length]?.id;
      const rest = rankJobs(prepareMatch(catalogue, answers)).filter(({ id }) => id !== gone);
      const order = (jobs: MatchCatalogue['jobs']) =>
        rankJobs(prepareMatch({ ...catalogue, jobs }, answers)).map(({ id }) => id);
      const expected = rest.map(({ id }) => id);
      expect(order(catalogue.jobs.filter(({ id }) => id !== gone))).toEqual(expected);
      expect(order(catalogue.jobs.map((job) => (job.id === gone ? { ...job, active: false } : job)))).toEqual(expected);
    }),
    runs,
  );
});

test('a research domain keeps the order among the jobs that it leads to, and among the others', () => {
  fc.assert(
    fc.property(worlds(), fc.integer({ min: 1, max: 4 }), ({ catalogue, answers }, domain) => {
      const isOpen = ({ researchDomains = [] }: MatchCatalogue['jobs'][number]) =>
        researchDomains.length === 0 || researchDomains.includes(domain);
      const open = new Set(catalogue.jobs.filter(isOpen).map(({ id }) => id));
      const orders = [{}, { domains: [domain] }].map((record) => {
        const ids = rankJobs(prepareMatch(catalogue, answers, record)).map(({ id }) => id);
        return [ids.filter((id) => open.has(id)), ids.filter((id) => !open.has(id))];
      });
      expect(orders[1]).toEqual(orders[0]);
    }),
    runs,
  );
});

test('7 permuting or renaming what is in the catalogue changes no byte', () => {
  fc.assert(
    fc.property(worlds(), ({ catalogue, answers }) => {
      const renamed = {
        ...catalogue,
        skills: catalogue.skills.map((skill) => ({ ...skill, name: 'other' })).toReversed(),
        activities: catalogue.activities.toReversed(),
        jobs: catalogue.jobs.map((job) => ({ ...job, name: 'other' })).toReversed(),
      };
      const reordered = Object.fromEntries(Object.entries(answers).toReversed());
      expect(JSON.stringify(rankJobs(prepareMatch(renamed, reordered)))).toBe(
        JSON.stringify(rankJobs(prepareMatch(catalogue, answers))),
      );
    }),
    runs,
  );
});
