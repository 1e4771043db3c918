import { matchConfig } from './job-match-config.ts';
import { compareIds, dot, type JobProfile, prepare, rounded, type Shape } from './job-match-profile.ts';
import type { Answers, MatchCatalogue } from './job-match-types.ts';

/** A skill that matters to a job; `importance` is on the rating scale, 5 for the job's first skill; `contribution` is its part of the score. */
export type ImportantSkill = { id: string; importance: number; value: number | null; contribution: number };

/** A job with its place; `coverage` is the rated share of its profile, `readiness` (0 to 1) how near the ratings come to it; neither makes the order. */
export type RankedJob = {
  id: string;
  rank: number;
  isPartial: boolean;
  score: number;
  coverage: number;
  readiness: number;
  importantSkills: ImportantSkill[];
  distinctiveSkills: ImportantSkill[];
};

type Responses = { ratings: readonly (number | null)[]; deviations: readonly number[]; likings: readonly number[] };

/** Changes whenever the same answers could be ranked otherwise. */
export const matchVersion: string = matchConfig.version;

const responsesOf = (ids: readonly { readonly id: string }[], answers: Answers): Responses => {
  const ratings = ids.map(({ id }) => answers[id]?.value ?? null);
  const rated = ratings.filter((rating) => rating !== null);
  const mean = rated.reduce((a, b) => a + b, 0) / rated.length;
  const likingOf = (flag: boolean | null | undefined): number => Number(flag === true) - Number(flag === false);
  return {
    ratings,
    deviations: ratings.map((rating) => (rating === null ? 0 : (rating - mean) / matchConfig.ratingUnit)),
    likings: ids.map(({ id }) => likingOf(answers[id]?.importantFlag)),
  };
};

const inverse = (norm: number, dimensions: number): number => (norm === 0 ? 0 : 1 / (norm * Math.sqrt(dimensions)));
const unitOf = ({ spread, own }: Shape): number => inverse(spread, own.length);

const scoreOf = (job: JobProfile, skills: Responses, activities: Responses): number => {
  const likeness = (shape: Shape, { deviations }: Responses) => dot(deviations, shape.own) * unitOf(shape);
  const liking = (shape: Shape, { likings }: Responses) => dot(likings, shape.own) * unitOf(shape);
  return (
    likeness(job.skills, skills) +
    matchConfig.activityWeight * likeness(job.activities, activities) +
    matchConfig.likingWeight *
      (liking(job.skills, skills) + matchConfig.activityLikingWeight * liking(job.activities, activities))
  );
};

const coverageOf = ({ skills, total }: JobProfile, { ratings }: Responses): number =>
  total === 0 ? 0 : skills.strengths.reduce((sum, p, i) => sum + (ratings[i] === null ? 0 : p), 0) / total;

/** What the job asks of a skill, on the rating scale. */
const demand = ({ skills, peak }: JobProfile, i: number): number =>
  peak === 0 ? 0 : (5 * (skills.strengths[i] ?? 0)) / peak;

/** Falling short weighs four times as much as exceeding. */
const readinessOf = (job: JobProfile, { ratings }: Responses): number => {
  let weights = 0;
  let distances = 0;
  ratings.forEach((rating, i) => {
    if (rating === null) return;
    const asked = demand(job, i);
    weights += asked + 0.5;
    distances += ((asked + 0.5) * (Math.max(0, asked - rating) + 0.25 * Math.max(0, rating - asked))) / 5;
  });
  return weights === 0 ? 0 : 1 - distances / weights;
};

const isOpenTo = ({ researchDomains }: JobProfile, domain: number | undefined): boolean =>
  domain === undefined || researchDomains.length === 0 || researchDomains.includes(domain);

/**
 * Ranks the active jobs that have a strength by how well they fit the answers (matching by centred profiles), from 1 without gaps;
 * with a research domain only the jobs that are open to it, in the same order.
 */
export const rankJobs = (catalogue: MatchCatalogue, answers: Answers, researchDomain?: number): RankedJob[] => {
  const prepared = prepare(catalogue);
  const skills = responsesOf(prepared.skills, answers);
  const activities = responsesOf(prepared.activities, answers);

  const described = (job: JobProfile, positions: readonly number[]): ImportantSkill[] =>
    positions.flatMap((i) => {
      const skill = prepared.skills[i];
      if (!skill) return [];
      const response = (skills.deviations[i] ?? 0) + matchConfig.likingWeight * (skills.likings[i] ?? 0);
      const contribution = rounded(response * (job.skills.own[i] ?? 0) * unitOf(job.skills));
      return [{ id: skill.id, importance: rounded(demand(job, i)), value: skills.ratings[i] ?? null, contribution }];
    });

  return prepared.jobs
    .filter((job) => isOpenTo(job, researchDomain))
    .map((job) => {
      const coverage = rounded(coverageOf(job, skills));
      return {
        id: job.id,
        isPartial: coverage < matchConfig.minCoverage,
        score: rounded(scoreOf(job, skills, activities)),
        coverage,
        readiness: rounded(readinessOf(job, skills)),
        importantSkills: described(job, job.important),
        distinctiveSkills: described(job, job.distinctive),
      };
    })
    .sort(
      (a, b) =>
        Number(a.isPartial) - Number(b.isPartial) ||
        b.score - a.score ||
        b.coverage - a.coverage ||
        b.readiness - a.readiness ||
        compareIds(a, b),
    )
    .map((job, i) => ({ ...job, rank: i + 1 }));
};
