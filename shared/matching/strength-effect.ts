import { answersFor } from './catalogue-simulation.ts';
import { prepareCatalogue } from './prepare-catalogue.ts';
import { prepareMatch } from './prepare-match.ts';
import { rankJobs } from './rank.ts';
import type { Answers, MatchCatalogue, Strengths } from './types.ts';

/** Sampled evenly: each job's profile becomes a candidate, for whom all jobs are ranked. */
const mostProfiles = 250;
const firstRanks = 4;

/** `id` is the job whose profile finds these first jobs. */
type MovedProfile = { id: string; before: string[]; after: string[] };
/** `profiles` counts the tried ones; `moved` has those whose first jobs, or their order, change. */
type StrengthEffect = { profiles: number; moved: MovedProfile[] };

/** For an id such as `j1.s3`. */
export const idsOfStrength = (id: string): [caller: string, called: string] => {
  const [caller = '', called = ''] = id.split('.');
  return [caller, called];
};

const withStrength = <R extends { readonly id: string }>(
  rows: readonly R[],
  caller: string,
  change: (row: R) => R,
): readonly R[] => rows.map((row) => (row.id === caller ? change(row) : row));

const changed = (catalogue: MatchCatalogue, id: string, value: number): MatchCatalogue => {
  const [caller, called] = idsOfStrength(id);
  const set = (strengths: Strengths): Strengths => ({ ...strengths, [called]: value });
  const towards = called.startsWith('a') ? 'activities' : 'skills';
  return {
    ...catalogue,
    activities: withStrength(catalogue.activities, caller, (row) => ({ ...row, skills: set(row.skills) })),
    jobs: withStrength(catalogue.jobs, caller, (row) => ({ ...row, [towards]: set(row[towards]) })),
  };
};

type Trial = { id: string; answers: Answers; first: string[] };

const firstOf = (catalogue: MatchCatalogue, answers: Answers): string[] =>
  rankJobs(prepareMatch(catalogue, answers))
    .slice(0, firstRanks)
    .map(({ id }) => id);

const tried = new WeakMap<MatchCatalogue, readonly Trial[]>();

/** Memoised per catalogue object. */
const trialsOf = (catalogue: MatchCatalogue): readonly Trial[] => {
  const known = tried.get(catalogue);
  if (known) return known;
  const prepared = prepareCatalogue(catalogue);
  const step = Math.max(1, Math.ceil(prepared.jobs.length / mostProfiles));
  const trials = prepared.jobs
    .filter((_, i) => i % step === 0)
    .map((job) => {
      const answers = answersFor(prepared, job, Math.round);
      return { id: job.id, answers, first: firstOf(catalogue, answers) };
    });
  tried.set(catalogue, trials);
  return trials;
};

/** The candidates have the jobs' present profiles as whole ratings from 0 to 5. */
export const strengthEffect = (catalogue: MatchCatalogue, id: string, value: number): StrengthEffect => {
  const trials = trialsOf(catalogue);
  const other = changed(catalogue, id, value);
  const moved = trials
    .map((trial) => ({ id: trial.id, before: trial.first, after: firstOf(other, trial.answers) }))
    .filter(({ before, after }) => before.join() !== after.join());
  return { profiles: trials.length, moved };
};
