import { prepareMatch } from '#shared/matching/prepare-match.ts';
import { rankJobs } from '#shared/matching/rank.ts';
import type { Answers, MatchJob, Strengths } from '#shared/matching/types.ts';
import { groupOf, measuredCatalogue } from './catalogues.ts';
import { type Random, randomFrom } from './random.ts';

/** `stretched`: skills and activities each span the whole scale. */
export type Scaling = 'plain' | 'stretched';
type Options = { scaling: Scaling; noise: number; draws: number };

/**
 * Shares from 0 to 1: the job ranked first, among the first four, jobs of its domain among the next ten, the first four
 * that stay under ±1.
 */
export type Retrieval = { first: number; inFour: number; sameDomain: number; overlap: number };

const naShare = 0.2;
const clamp = (value: number): number => Math.min(5, Math.max(0, value));
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

const stretched = (strengths: Strengths): Strengths => {
  const values = Object.values(strengths);
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  return Object.fromEntries(Object.entries(strengths).map(([id, value]) => [id, ((value - low) / span) * 5]));
};

/** Adds Gaussian noise, rounds, and makes one in five N/A. */
const ratingsOf = (job: MatchJob, { scaling, noise }: Options, { uniform, gaussian }: Random): Answers => {
  const scale = scaling === 'stretched' ? stretched : (strengths: Strengths) => strengths;
  return Object.fromEntries(
    Object.entries({ ...scale(job.skills), ...scale(job.activities) }).map(([id, figure]) => {
      const value = clamp(Math.round(figure + noise * gaussian()));
      return [id, { value: uniform() < naShare ? null : value, importantFlag: null }];
    }),
  );
};

const shaken = (answers: Answers, { uniform }: Random): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => {
      const change = Math.floor(3 * uniform()) - 1;
      return [id, typeof answer.value === 'number' ? { ...answer, value: clamp(answer.value + change) } : answer];
    }),
  );

const rankedIds = (answers: Answers): string[] =>
  rankJobs(prepareMatch(measuredCatalogue, answers)).map(({ id }) => id);

const trial = (job: MatchJob, options: Options, random: Random): Retrieval => {
  const answers = ratingsOf(job, options, random);
  const ids = rankedIds(answers);
  const shakenFour = rankedIds(shaken(answers, random)).slice(0, 4);
  const { occupation, domain } = groupOf(job.id);
  // Jobs of one occupation have equal figures and count as one.
  const place = [...new Set(ids.map((id) => groupOf(id).occupation))].indexOf(occupation);
  const others = ids.filter((id) => groupOf(id).occupation !== occupation).slice(0, 10);
  return {
    first: Number(place === 0),
    inFour: Number(place < 4),
    sameDomain: mean(others.map((id) => Number(groupOf(id).domain === domain))),
    overlap: mean(ids.slice(0, 4).map((id) => Number(shakenFour.includes(id)))),
  };
};

/** Retrieves jobs from noisy ratings of their own figures. Deterministic. */
export const selfRetrieval = (options: Options): Retrieval => {
  const random = randomFrom(20261121);
  const trials = measuredCatalogue.jobs.flatMap((job) =>
    Array.from({ length: options.draws }, () => trial(job, options, random)),
  );
  const average = (key: keyof Retrieval): number => mean(trials.map((result) => result[key]));
  return {
    first: average('first'),
    inFour: average('inFour'),
    sameDomain: average('sameDomain'),
    overlap: average('overlap'),
  };
};

export const domainByChance = (): number => {
  const groups = measuredCatalogue.jobs.map(({ id }) => groupOf(id));
  const shares = groups.map(({ occupation, domain }) => {
    const others = groups.filter((other) => other.occupation !== occupation);
    return mean(others.map((other) => Number(other.domain === domain)));
  });
  return mean(shares);
};
