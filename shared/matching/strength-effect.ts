import { answersFor } from './catalogue-simulation.ts';
import { rankJobs } from './job-match.ts';
import { prepare } from './profile.ts';
import type { Answers, MatchCatalogue, Strengths } from './types.ts';

/** Of how many jobs, evenly taken from all, somebody is made with their profile: with each of them all jobs are ranked. */
const mostProfiles = 250;
/** The jobs with three stars. */
const firstRanks = 4;

/** A job whose own profile finds other jobs first: which it found, and which it finds. */
export type MovedProfile = { id: string; before: string[]; after: string[] };
/** What another strength would do: how many profiles were tried, and those for which the first jobs, or their order, change. */
export type StrengthEffect = { profiles: number; moved: MovedProfile[] };

/** The ids of a table's row, as in `j1.s3`: who calls, and for what. */
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
  rankJobs(catalogue, answers)
    .slice(0, firstRanks)
    .map(({ id }) => id);

const tried = new WeakMap<MatchCatalogue, readonly Trial[]>();

/** What the profiles of a catalogue find, found once per catalogue object. */
const trialsOf = (catalogue: MatchCatalogue): readonly Trial[] => {
  const known = tried.get(catalogue);
  if (known) return known;
  const prepared = prepare(catalogue);
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

/**
 * Whose first four jobs change, or change places, with another strength: tried with the profiles that the jobs have without it, as whole
 * ratings from 0 to 5.
 */
export const strengthEffect = (catalogue: MatchCatalogue, id: string, value: number): StrengthEffect => {
  const trials = trialsOf(catalogue);
  const other = changed(catalogue, id, value);
  const moved = trials
    .map((trial) => ({ id: trial.id, before: trial.first, after: firstOf(other, trial.answers) }))
    .filter(({ before, after }) => before.join() !== after.join());
  return { profiles: trials.length, moved };
};
