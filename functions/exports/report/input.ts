import type { BadgeLevel } from '#shared/domain/job-stars.ts';
import type { Language, RatingKind } from '#shared/lists.ts';

/** A rated thing as it is printed: value null is N/A when answered, else no answer yet; importantFlag is like or dislike. */
export type ReportRow = {
  name: string;
  value: number | null;
  importantFlag: boolean | null;
  answered: boolean;
};

export type ReportCategory = { category: number; rows: readonly ReportRow[] };
export type ReportKind = { kind: RatingKind; categories: readonly ReportCategory[] };

export type ReportSkill = { name: string; value: number | null; level: BadgeLevel };
export type ReportJob = { rank: number; name: string; stars: 1 | 2 | 3; skills: readonly ReportSkill[] };

/** The suggested jobs, the best first, or why there are none: all ratings are equal, or too few skills are rated. */
export type ReportJobs =
  | { kind: 'ranked'; rows: readonly ReportJob[] }
  | { kind: 'refused'; isFlat: boolean; categories: readonly { category: number; rated: number; total: number }[] };

/** Everything that an assessment's report says, in one language; `date` is YYYY-MM-DD. */
export type ReportInput = {
  language: Language;
  title: string;
  fullName: string;
  date: string;
  kinds: readonly ReportKind[];
  jobs: ReportJobs;
};
