import { matchConfig } from './config.ts';
import { type JobProfile, type PreparedCatalogue, prepare } from './profile.ts';
import { readinessFor } from './readiness.ts';
import { type Responses, responsesOf } from './responses.ts';
import { product, rounded, sum } from './shape.ts';
import { thesisScores } from './thesis.ts';
import type { Answers, MatchCatalogue, MatchRecord } from './types.ts';
import { wishesScore } from './wishes.ts';

/** A job with its place; `coverage` is the rated share of its profile. */
export type RankedJob = {
  readonly id: string;
  readonly rank: number;
  readonly isPartial: boolean;
  readonly score: number;
  readonly coverage: number;
};

/** The jobs that are open to somebody's domains, and all others, each ranked from 1 without gaps. */
export type Ranking = { readonly open: readonly RankedJob[]; readonly elsewhere: readonly RankedJob[] };

/** Changes whenever the same answers could be ranked otherwise. */
export const matchVersion: string = matchConfig.version;

/** What rating and liking a skill or activity adds to a job's score. */
export const contribution = ({ weights }: JobProfile, { counting }: Responses, i: number): number =>
  (weights[i] ?? 0) * (counting[i] ?? 0);

/** The positions of the skills without a rating: few, once somebody can be matched. */
const unratedSkills = ({ ratings, skillCount }: Responses): number[] =>
  [...ratings.slice(0, skillCount).keys()].filter((i) => ratings[i] === null);

const coverageOf = ({ skills, total }: JobProfile, unrated: readonly number[]): number =>
  total === 0 ? 0 : rounded(1 - sum(unrated.map((i) => skills.strengths[i] ?? 0)) / total);

const isOpenTo = (domains: readonly number[], { job: { researchDomains = [] } }: JobProfile): boolean =>
  domains.length === 0 || researchDomains.length === 0 || researchDomains.some((domain) => domains.includes(domain));

/** What a job loses to which somebody's own domain does not lead: only where they have named neighbouring ones. */
export const neighbourCost = (job: JobProfile, domains: readonly number[]): number =>
  domains.length > 1 && !isOpenTo(domains.slice(0, 1), job) ? matchConfig.neighbourCost : 0;

type Scored = Omit<RankedJob, 'rank'> & { readonly profile: JobProfile };

/** In the order in which they fit; what is equal in all stays in that of the ids, in which jobs are prepared. */
const ranked = (jobs: Scored[], responses: Responses): RankedJob[] =>
  jobs
    .sort(
      (a, b) =>
        Number(a.isPartial) - Number(b.isPartial) ||
        b.score - a.score ||
        b.coverage - a.coverage ||
        readinessFor(b.profile, responses) - readinessFor(a.profile, responses),
    )
    .map(({ id, isPartial, score, coverage }, i) => ({ id, rank: i + 1, isPartial, score, coverage }));

const scoredJobs = (prepared: PreparedCatalogue, responses: Responses, record: MatchRecord): Scored[] => {
  const { domains = [], wishes = [], thesis = [] } = record;
  const unrated = unratedSkills(responses);
  const ofThesis = thesis.length > 0 ? thesisScores(thesis, prepared) : null;
  return prepared.jobs.map((profile, i) => {
    const beside = wishesScore(profile.kinds, wishes) + (ofThesis?.[i] ?? 0) - neighbourCost(profile, domains);
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

/** Ranks the active jobs that have a strength by how well they fit answers, wishes and thesis, those that are open to the domains and the others. */
export const matchJobs = (catalogue: MatchCatalogue, answers: Answers, record: MatchRecord = {}): Ranking => {
  const prepared = prepare(catalogue);
  const responses = responsesOf(prepared, answers);
  const scored = scoredJobs(prepared, responses, record);
  const isOpen = ({ profile }: Scored): boolean => isOpenTo(record.domains ?? [], profile);
  return {
    open: ranked(scored.filter(isOpen), responses),
    elsewhere: ranked(
      scored.filter((job) => !isOpen(job)),
      responses,
    ),
  };
};

/** The jobs that are open to somebody's domains, in the order in which they fit. */
export const rankJobs = (catalogue: MatchCatalogue, answers: Answers, record: MatchRecord = {}): readonly RankedJob[] =>
  matchJobs(catalogue, answers, record).open;
