import { type JobProfile, type PreparedCatalogue, prepareCatalogue } from './prepare-catalogue.ts';
import { prepareMatch } from './prepare-match.ts';
import { gaussian, randomNumbers } from './random.ts';
import { rankJobs } from './rank.ts';
import type { Shape } from './shape.ts';
import type { Answers, MatchCatalogue } from './types.ts';

/** Limits the run: each candidate is matched with every job, a thousand of them in a few seconds. */
const mostPerJob = 4;
const mostCandidates = 1000;
const firstRanks = 8;
const unratedShare = 1 / 5;

/** `asked` is 0 to 5; null is N/A. */
type Rate = (asked: number) => number | null;

const unsurely =
  (random: () => number): Rate =>
  (asked) => {
    const noisy = Math.round(asked + gaussian(random));
    return random() < unratedShare ? null : Math.min(5, Math.max(0, noisy));
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

export const answersFor = ({ skills, activities }: PreparedCatalogue, job: JobProfile, rate: Rate): Answers =>
  Object.fromEntries([...answersTo(skills, job.skills, rate), ...answersTo(activities, job.activities, rate)]);

/**
 * Returns the ids of jobs that no candidate gets among the first eight. Candidates are jobs' profiles with noise from a
 * fixed seed.
 */
export const neverSuggested = (catalogue: MatchCatalogue): string[] => {
  const prepared = prepareCatalogue(catalogue);
  const { jobs } = prepared;
  const rate = unsurely(randomNumbers(1));
  const suggested = new Set<string>();
  const candidatesPerJob = Math.max(1, Math.min(mostPerJob, Math.floor(mostCandidates / jobs.length)));
  for (const job of jobs) {
    for (let n = 0; n < candidatesPerJob; n += 1) {
      const ranked = rankJobs(prepareMatch(catalogue, answersFor(prepared, job, rate)));
      for (const { id } of ranked.slice(0, firstRanks)) suggested.add(id);
    }
  }
  return catalogue.jobs.filter(({ id }) => !suggested.has(id)).map(({ id }) => id);
};
