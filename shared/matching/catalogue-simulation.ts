import { rankJobs } from './job-match.ts';
import { type JobProfile, type PreparedCatalogue, prepare } from './profile.ts';
import { gaussian, randomNumbers } from './random.ts';
import type { Shape } from './shape.ts';
import type { Answers, MatchCatalogue } from './types.ts';

/** How many candidates are made from each job, and of all jobs together: each is matched with every job, a thousand in a few seconds. */
const mostPerJob = 4;
const mostCandidates = 1000;
/** The ranks that a candidate is likely to read. */
const firstRanks = 8;
/** One answer in so many is N/A. */
const unratedShare = 5;

/** How somebody answers of whom so much is asked, on the rating scale. */
type Rate = (asked: number) => number | null;

const unsurely =
  (random: () => number): Rate =>
  (asked) => {
    const noisy = Math.round(asked + gaussian(random));
    return random() < 1 / unratedShare ? null : Math.min(5, Math.max(0, noisy));
  };

const answersTo = (
  ids: readonly { readonly id: string }[],
  { strengths }: Shape,
  rate: Rate,
): (readonly [string, Answers[string]])[] => {
  const peak = Math.max(0, ...strengths);
  const asked = (i: number): number => (peak === 0 ? 0 : (5 * (strengths[i] ?? 0)) / peak);
  return ids.map(({ id }, i) => [id, { value: rate(asked(i)), importantFlag: null }]);
};

/** The answers of somebody made for a job: by its own profile of skills and activities. */
export const answersFor = ({ skills, activities }: PreparedCatalogue, job: JobProfile, rate: Rate): Answers =>
  Object.fromEntries([...answersTo(skills, job.skills, rate), ...answersTo(activities, job.activities, rate)]);

/**
 * The ids of jobs that no simulated candidate sees among the first eight. The candidates: four for each job, fewer beyond 250 jobs, with that job's own
 * profile of skills and activities on the rating scale, each answer off by a normally distributed point, one in five N/A.
 */
export const neverSuggested = (catalogue: MatchCatalogue): string[] => {
  const prepared = prepare(catalogue);
  const { jobs } = prepared;
  const rate = unsurely(randomNumbers(1));
  const suggested = new Set<string>();
  const candidatesPerJob = Math.max(1, Math.min(mostPerJob, Math.floor(mostCandidates / jobs.length)));
  for (const job of jobs) {
    for (let n = 0; n < candidatesPerJob; n += 1) {
      for (const { id } of rankJobs(catalogue, answersFor(prepared, job, rate)).slice(0, firstRanks)) suggested.add(id);
    }
  }
  return catalogue.jobs.filter(({ id }) => !suggested.has(id)).map(({ id }) => id);
};
