import { matchConfig } from './config.ts';
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

/** Each list is ranked from 1 without gaps. */
export type Ranking = { readonly open: readonly RankedJob[]; readonly elsewhere: readonly RankedJob[] };

export const contribution = ({ weights }: JobProfile, { counting }: Responses, i: number): number =>
  (weights[i] ?? 0) * (counting[i] ?? 0);

const unratedSkills = ({ ratings, skillCount }: Responses): number[] =>
  [...ratings.slice(0, skillCount).keys()].filter((i) => ratings[i] === null);

const coverageOf = ({ skills, total }: JobProfile, unrated: readonly number[]): number =>
  total === 0 ? 0 : rounded(1 - sum(unrated.map((i) => skills.strengths[i] ?? 0)) / total);

const isOpenTo = (domains: readonly number[], { job: { researchDomains = [] } }: JobProfile): boolean =>
  domains.length === 0 || researchDomains.length === 0 || researchDomains.some((domain) => domains.includes(domain));

/** Subtracted from jobs that only a neighbouring domain leads to; `domains` begins with the candidate's own. */
export const neighbourCost = (job: JobProfile, domains: readonly number[]): number =>
  domains.length > 1 && !isOpenTo(domains.slice(0, 1), job) ? matchConfig.neighbourCost : 0;

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

const scoreJobs = ({ catalogue, responses, domains, wishes, thesisScores }: Match): Scored[] => {
  const unrated = unratedSkills(responses);
  return catalogue.jobs.map((profile, i) => {
    const beside = wishesScore(profile.kinds, wishes) + (thesisScores?.[i] ?? 0) - neighbourCost(profile, domains);
    const coverage = coverageOf(profile, unrated);
    return {
      id: profile.id,
      profile,
      isPartial: coverage < matchConfig.minCoverage,
      score: rounded(product(profile.weights, responses.counting) + beside),
      coverage,
    };
  });
};

/** Leaves out jobs without a strength. */
export const rankJobs = (match: Match): Ranking => {
  const scored = scoreJobs(match);
  const isOpen = ({ profile }: Scored): boolean => isOpenTo(match.domains, profile);
  return {
    open: inOrder(scored.filter(isOpen), match.responses),
    elsewhere: inOrder(
      scored.filter((job) => !isOpen(job)),
      match.responses,
    ),
  };
};
