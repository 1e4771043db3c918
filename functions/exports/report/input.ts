import type { Language, RatingKind } from '#shared/lists.ts';
import type { BadgeLevel } from '#shared/matching/badges.ts';
import type { ReportTravelled } from './travelled-input.ts';

/** A rated thing as it is printed: value null is N/A when answered, else no answer yet; importantFlag is like or dislike. */
export type ReportRow = {
  name: string;
  description: string;
  value: number | null;
  importantFlag: boolean | null;
  answered: boolean;
  /** No longer part of new assessments. */
  isRetired: boolean;
};

export type ReportCategory = { category: number; rows: readonly ReportRow[] };
export type ReportKind = { kind: RatingKind; categories: readonly ReportCategory[] };

/** A skill that counts for a job: the candidate's own rating, and what the job asks for on the same scale (0 to 5). */
export type ReportSkill = { name: string; value: number | null; importance: number; level: BadgeLevel };

export type ReportJob = {
  rank: number;
  name: string;
  description: string;
  stars: 1 | 2 | 3;
  /** Too little of what the job asks for is rated. */
  isPartial: boolean;
  /** The names of what it asks more than jobs usually do. */
  distinctive: readonly string[];
  skills: readonly ReportSkill[];
};

/**
 * The suggested jobs, the best first, of a research domain or of all, or why there are none: all ratings are equal, or too few
 * skills are rated.
 */
export type ReportJobs =
  | { kind: 'ranked'; researchDomain: string | null; rows: readonly ReportJob[] }
  | { kind: 'refused'; isFlat: boolean; categories: readonly { category: number; rated: number; total: number }[] };

/** Everything that an assessment's report says, in one language; `date` is YYYY-MM-DD. */
export type ReportInput = {
  language: Language;
  title: string;
  fullName: string;
  /** The university's name. */
  university: string | null;
  date: string;
  kinds: readonly ReportKind[];
  jobs: ReportJobs;
  /** What moved since an earlier assessment, where there is one. */
  travelled?: ReportTravelled | undefined;
};
