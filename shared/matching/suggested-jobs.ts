import type { SetJob } from '#shared/domain/catalogue-set.ts';
import { usualJobs } from '#shared/limits.ts';
import {
  type CalculatedJob,
  type CalculatedJobs,
  calculatedJob,
  type ImportantSkill,
  type JobExplanation,
} from '#shared/schemas/portfolio.ts';
import { certaintyOf, firstShares } from './certainty.ts';
import { matchConfig } from './config.ts';
import { commonSkills, type DescribedJob, describeJobs, type ImportantSkill as MatchSkill } from './describe.ts';
import { domainAccessOf } from './domain.ts';
import { explainMatch } from './explain.ts';
import { type Assessment, answersOf, matchRecordOf, type Thesis, type TriedAnswer } from './input.ts';
import { jobPartsIn } from './job-parts.ts';
import { readinessOf } from './job-readiness.ts';
import { type Match, prepareMatch } from './prepare-match.ts';
import { type RankedJob, rankJobs } from './rank.ts';
import { findRefusal, type Refusal } from './refusal.ts';
import { listReasons } from './row-reasons.ts';
import { seenCount } from './seen-place.ts';
import { shortened } from './shape.ts';
import type { Certainty, MatchCatalogue } from './types.ts';

/** `matching` holds the strengths that rank; `jobById` holds the texts of the reply. */
type JobCatalogue = {
  readonly version: string;
  readonly matching: MatchCatalogue;
  readonly jobById: ReadonlyMap<string, SetJob>;
};

type Refused = { refusal: Refusal };
type SuggestedJobs = Refused | ({ refusal: null } & CalculatedJobs);
/** `explanation` is null for a job that is not offered. */
type ExplainedJob = Refused | { refusal: null; explanation: JobExplanation | null };

const skillsOf = (skills: readonly MatchSkill[]): ImportantSkill[] =>
  skills.map(({ id: SkillId, value, importance, contribution }) => ({
    ...{ SkillId, value },
    importance: shortened(importance),
    contribution: shortened(contribution),
  }));

const suggestedFields = Object.keys(calculatedJob.shape.Job.shape);

/** Leaves out what only serves the matching: strengths and words of theses. */
const suggestedJobOf = (job: SetJob): CalculatedJob['Job'] => {
  const values = new Map<string, unknown>(Object.entries(job));
  return Object.fromEntries(suggestedFields.map((name) => [name, values.get(name)])) as CalculatedJob['Job'];
};

const presentJob = (job: DescribedJob, Job: SetJob, certainty: Certainty) => ({
  rank: job.rank,
  isPartial: job.isPartial,
  readiness: readinessOf(job.readiness),
  certainty,
  Job: suggestedJobOf(Job),
  mostImportantSkills: skillsOf(job.importantSkills),
  distinctiveSkills: skillsOf(job.distinctiveSkills),
});

/** Counts, by job id, the places by which kept and set-aside jobs moved a job up; negative for down. */
const risesIn = (match: Match, ranked: readonly RankedJob[]): ReadonlyMap<string, number> => {
  if (!match.reactions) return new Map();
  const without = new Map(rankJobs({ ...match, reactions: null }).map(({ id, rank }) => [id, rank]));
  return new Map(ranked.map(({ id, rank }) => [id, (without.get(id) ?? rank) - rank]));
};

const presentJobs = (
  match: Match,
  jobs: readonly RankedJob[],
  { jobById }: JobCatalogue,
  shares: readonly number[],
  rises: ReadonlyMap<string, number>,
): CalculatedJob[] => {
  const partsOf = jobPartsIn(match);
  return describeJobs(match, jobs).flatMap((job, i) => {
    const Job = jobById.get(job.id);
    const profile = match.catalogue.jobById.get(job.id);
    if (!Job || !profile) return [];
    return {
      ...presentJob(job, Job, certaintyOf(shares[i] ?? 0)),
      wishes: match.wishes.filter((kind) => profile.kinds.of.has(kind)),
      domainAccess: domainAccessOf(profile, match.domains),
      rose: rises.get(job.id) ?? 0,
      reasons: listReasons(partsOf(job.id)),
    };
  });
};

/** Suggests at most `limit` jobs, or says why it cannot. */
export const suggestJobs = (
  assessment: Assessment,
  thesis: Thesis | null,
  catalogue: JobCatalogue,
  { limit, reactions }: { limit: number; reactions: 'on' | 'off' },
): SuggestedJobs => {
  const answers = answersOf(assessment);
  const refused = findRefusal(catalogue.matching, answers);
  if (refused) return { refusal: refused };

  const whole = prepareMatch(catalogue.matching, answers, matchRecordOf(assessment, thesis));
  const match = reactions === 'on' ? whole : { ...whole, reactions: null };
  const ranked = rankJobs(match);
  return {
    refusal: null,
    calculatedJobs: presentJobs(
      match,
      ranked.slice(0, limit),
      catalogue,
      firstShares(match, ranked),
      risesIn(match, ranked),
    ),
    count: ranked.length,
    seenCount: seenCount({
      jobs: ranked.map(({ id }) => ({ Job: { id, family: catalogue.jobById.get(id)?.family ?? '' } })),
      hidden: assessment.hiddenJobs ?? [],
    }),
    elsewhere: [],
    commonSkills: skillsOf(commonSkills(match, ranked.slice(0, usualJobs))),
    version: `${catalogue.version}-${matchConfig.version}`,
  };
};

/** Tried answers replace the given ones. */
export const explainJob = (
  assessment: Assessment,
  thesis: Thesis | null,
  catalogue: JobCatalogue,
  { jobId, answers: tried }: { jobId: string; answers: readonly TriedAnswer[] },
): ExplainedJob => {
  const answers = answersOf(assessment, tried);
  const refused = findRefusal(catalogue.matching, answers);
  if (refused) return { refusal: refused };

  const match = prepareMatch(catalogue.matching, answers, matchRecordOf(assessment, thesis));
  const explained = explainMatch(match, jobId);
  const [described] = explained ? describeJobs(match, [explained.job]) : [];
  const Job = catalogue.jobById.get(jobId);
  if (!explained || !described || !Job) return { refusal: null, explanation: null };

  const { among, averageScore, parts } = explained;
  const shares = firstShares(match, among);
  const explanation = {
    ...presentJob(described, Job, certaintyOf(shares[described.rank - 1] ?? 0)),
    count: among.length,
    score: described.score,
    averageScore,
    parts,
  };
  return { refusal: null, explanation };
};
