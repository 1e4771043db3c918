import type { SetJob } from '#shared/domain/catalogue-set.ts';
import type { KindOfWork } from '#shared/lists.ts';
import { type CalculatedJob, type CalculatedJobs, type ImportantSkill, usualJobs } from '#shared/schemas/portfolio.ts';
import { certaintyOf, firstShares } from './certainty.ts';
import { matchConfig } from './config.ts';
import { commonSkills, type DescribedJob, describeJobs, type ImportantSkill as MatchSkill } from './description.ts';
import { type Assessment, answersOf, matchRecordOf, type Thesis } from './input.ts';
import { matchJobs, matchVersion, type RankedJob } from './job-match.ts';
import { readinessOf } from './job-readiness.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Answers, Certainty, MatchCatalogue } from './types.ts';
import { kindSharesOf } from './wishes.ts';

/** What is read of the catalogue: strengths to rank by, jobs by id to answer with. */
export type JobCatalogue = {
  readonly version: string;
  readonly matching: MatchCatalogue;
  readonly jobById: ReadonlyMap<string, SetJob>;
};

type Refused = { refusal: Refusal };
export type SuggestedJobs = Refused | ({ refusal: null } & CalculatedJobs);

const skillsOf = (skills: readonly MatchSkill[]): ImportantSkill[] =>
  skills.map(({ id: SkillId, ...rest }) => ({ SkillId, ...rest }));

/** What is said of a job of the catalogue: neither its strengths nor the words that lead to it. */
const shownJob = (job: SetJob): CalculatedJob['Job'] => ({
  id: job.id,
  active: job.active,
  name: job.name,
  nameFR: job.nameFR,
  definition: job.definition,
  definitionFR: job.definitionFR,
  description: job.description,
  descriptionFR: job.descriptionFR,
  family: job.family,
  familyFR: job.familyFR,
  employers: [...job.employers],
  requirement: job.requirement,
});

/** What is said of a described job, wherever it is said. */
export const presentJob = (job: DescribedJob, Job: SetJob, certainty: Certainty) => ({
  rank: job.rank,
  isPartial: job.isPartial,
  readiness: readinessOf(job.readiness),
  certainty,
  Job: shownJob(Job),
  mostImportantSkills: skillsOf(job.importantSkills),
  distinctiveSkills: skillsOf(job.distinctiveSkills),
});

/** The best jobs of other fields, no two that a candidate would take for one choice. */
const bestElsewhere = (jobs: readonly RankedJob[], { jobById }: JobCatalogue): RankedJob[] => {
  const nameOf = ({ id }: RankedJob): string => jobById.get(id)?.family || id;
  const byFamily = new Map([...jobs].reverse().map((job) => [nameOf(job), job]));
  return [...byFamily.values()]
    .sort((a, b) => a.rank - b.rank)
    .slice(0, matchConfig.elsewhere)
    .map((job, i) => ({ ...job, rank: i + 1 }));
};

const presented = (
  jobs: readonly RankedJob[],
  catalogue: JobCatalogue,
  { answers, wishes, shares }: { answers: Answers; wishes: readonly KindOfWork[]; shares: readonly number[] },
): CalculatedJob[] =>
  describeJobs(catalogue.matching, answers, jobs).flatMap((job, i) => {
    const Job = catalogue.jobById.get(job.id);
    if (!Job) return [];
    return {
      ...presentJob(job, Job, certaintyOf(shares[i] ?? 0)),
      wishes: wishes.filter((kind) => kindSharesOf(Job).of.has(kind)),
    };
  });

/**
 * The first jobs that are open to an assessment's research domains in the order in which they fit, with the best ones of other
 * fields, or why it cannot be matched.
 */
export const suggestJobs = (
  assessment: Assessment,
  thesis: Thesis | null,
  catalogue: JobCatalogue,
  limit: number,
): SuggestedJobs => {
  const answers = answersOf(assessment);
  const refused = refusal(catalogue.matching, answers);
  if (refused) return { refusal: refused };

  const record = matchRecordOf(assessment, thesis);
  const { wishes = [] } = record;
  const { open, elsewhere } = matchJobs(catalogue.matching, answers, record);
  const shares = firstShares(catalogue.matching, answers, open);
  return {
    refusal: null,
    calculatedJobs: presented(open.slice(0, limit), catalogue, { answers, wishes, shares }),
    count: open.length,
    elsewhere: presented(bestElsewhere(elsewhere, catalogue), catalogue, { answers, wishes, shares: [] }),
    commonSkills: skillsOf(commonSkills(catalogue.matching, answers, open.slice(0, usualJobs))),
    version: `${catalogue.version}-${matchVersion}`,
  };
};
