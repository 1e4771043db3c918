import { matchConfig } from './config.ts';
import { domainScore } from './domain.ts';
import type { JobProfile } from './prepare-catalogue.ts';
import type { Match, Responses } from './prepare-match.ts';
import { readinessFor } from './readiness.ts';
import { product, rounded, sum } from './shape.ts';
import { wishesScore } from './wishes.ts';

/** `coverage` is the rated share of the job's skill profile, 0 to 1; a partial job has too little of it and comes after all others. */
export type RankedJob = {
  readonly id: string;
  readonly rank: number;
  readonly isPartial: boolean;
  readonly score: number;
  readonly coverage: number;
};

export const contribution = ({ weights }: JobProfile, { counting }: Responses, i: number): number =>
  (weights[i] ?? 0) * (counting[i] ?? 0);

const unratedSkills = ({ ratings, skillCount }: Responses): number[] =>
  [...ratings.slice(0, skillCount).keys()].filter((i) => ratings[i] === null);

const coverageOf = ({ skills, total }: JobProfile, unrated: readonly number[]): number =>
  total === 0 ? 0 : rounded(1 - sum(unrated.map((i) => skills.strengths[i] ?? 0)) / total);

type Scored = Omit<RankedJob, 'rank'> & { readonly profile: JobProfile };

/** Remaining ties keep the order of the ids, in which jobs are prepared. */
const inOrder = (jobs: Scored[], responses: Responses): RankedJob[] =>
  jobs
    .sort(
      (a, b) =>
        Number(a.isPartial) - Number(b.isPartial) ||
        b.score - a.score ||
        b.coverage - a.coverage ||
        readinessFor(b.profile, responses) - readinessFor(a.profile, responses),
    )
    .map(({ id, isPartial, score, coverage }, i) => ({ id, rank: i + 1, isPartial, score, coverage }));

const scoreJobs = ({ catalogue, responses, domains, wishes, ...beside }: Match): Scored[] => {
  const unrated = unratedSkills(responses);
  const given = [beside.thesisScores, beside.caseScores, beside.reactions?.scores];
  return catalogue.jobs.map((profile, i) => {
    const byAnswers = product(profile.weights, responses.counting);
    const byRecord = wishesScore(profile.kinds, wishes) + domainScore(profile, domains);
    const coverage = coverageOf(profile, unrated);
    return {
      id: profile.id,
      profile,
      isPartial: coverage < matchConfig.minCoverage,
      score: rounded(byAnswers + byRecord + sum(given.map((scores) => scores?.[i] ?? 0))),
      coverage,
    };
  });
};

/** Ranks all jobs with a strength, from 1 without gaps. */
export const rankJobs = (match: Match): RankedJob[] => inOrder(scoreJobs(match), match.responses);
