import type { JobExplanation } from '#shared/schemas/portfolio.ts';
import { certaintyOf, firstShares } from './certainty.ts';
import { describeJobs } from './description.ts';
import { explainMatch } from './explanation.ts';
import { type Assessment, answersOf, matchRecordOf, type Thesis, type TriedAnswer } from './input.ts';
import { type Refusal, refusal } from './refusal.ts';
import { type JobCatalogue, presentJob } from './suggested-jobs.ts';

/** `explanation` is null for a job that is not offered. */
export type ExplainedJob = { refusal: Refusal } | { refusal: null; explanation: JobExplanation | null };

/** Why a job stands where it stands in an assessment's suggestions, or would with answers that are tried; or why it cannot be matched. */
export const explainJob = (
  assessment: Assessment,
  thesis: Thesis | null,
  catalogue: JobCatalogue,
  { jobId, answers: tried }: { jobId: string; answers: readonly TriedAnswer[] },
): ExplainedJob => {
  const { matching, jobById } = catalogue;
  const answers = answersOf(assessment, tried);
  const refused = refusal(matching, answers);
  if (refused) return { refusal: refused };

  const explained = explainMatch(matching, answers, matchRecordOf(assessment, thesis), jobId);
  const [described] = explained ? describeJobs(matching, answers, [explained.job]) : [];
  const Job = jobById.get(jobId);
  if (!explained || !described || !Job) return { refusal: null, explanation: null };

  const { among, isElsewhere, averageScore, parts } = explained;
  const shares = isElsewhere ? [] : firstShares(matching, answers, among);
  const explanation = {
    ...presentJob(described, Job, certaintyOf(shares[described.rank - 1] ?? 0)),
    count: among.length,
    score: described.score,
    averageScore,
    parts,
  };
  return { refusal: null, explanation };
};
