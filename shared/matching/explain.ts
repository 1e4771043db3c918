import { type JobPart, jobPartsIn } from './job-parts.ts';
import type { Match } from './prepare-match.ts';
import { type RankedJob, rankJobs } from './rank.ts';
import { mean, rounded } from './shape.ts';

export type MatchExplanation = {
  job: RankedJob;
  among: readonly RankedJob[];
  averageScore: number;
  /** The parts' contributions add up to the job's score less `averageScore`. */
  parts: JobPart[];
};

/** Null for a job that is not ranked. */
export const explainMatch = (match: Match, id: string): MatchExplanation | null => {
  const among = rankJobs(match);
  const job = among.find((one) => one.id === id);
  if (!job) return null;
  return { job, among, averageScore: rounded(mean(among.map(({ score }) => score))), parts: jobPartsIn(match)(id) };
};
