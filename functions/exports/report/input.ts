import type { MovedCategory } from '#shared/domain/moved-categories.ts';
import type { Language, RatingKind } from '#shared/lists.ts';
import type { BadgeLevel } from '#shared/matching/badges.ts';
import type { JobPart } from '#shared/schemas/portfolio.ts';

/** A null `value` is N/A when `answered`, else unanswered; `importantFlag` is liked, disliked or null. */
export type ReportRow = {
  name: string;
  description: string;
  value: number | null;
  importantFlag: boolean | null;
  answered: boolean;
  isRetired: boolean;
};

export type ReportCategory = { category: number; rows: readonly ReportRow[] };
export type ReportKind = { kind: RatingKind; categories: readonly ReportCategory[] };

/** Both figures are 0 to 5; `importance` is the job's demand. */
export type ReportSkill = { name: string; value: number; importance: number; level: BadgeLevel };

export type ReportJob = {
  rank: number;
  name: string;
  description: string;
  stars: 1 | 2 | 3;
  /** Too little of the job's profile is rated. */
  isPartial: boolean;
  /** Reasons that bring the job closer, the weightiest first; `name` is the skill's. */
  reasons: readonly { part: JobPart; name: string | undefined }[];
  /** Rated skills that set the job apart from most others. */
  skills: readonly ReportSkill[];
};

/** A null domain means all domains. `isFlat`: refused because all ratings are equal; else too few skills are rated. */
export type ReportJobs =
  | { kind: 'ranked'; researchDomain: string | null; rows: readonly ReportJob[] }
  | { kind: 'refused'; isFlat: boolean; categories: readonly { category: number; rated: number; total: number }[] };

export type ReportMove = { name: string; was: number; is: number };
/** Ranks are null outside the compared jobs. */
export type ReportJobMove = { name: string; was: number | null; is: number | null };

/** `date` is YYYY-MM-DD. */
export type ReportTravelled = {
  earlier: { title: string; date: string };
  kinds: readonly { kind: RatingKind; categories: readonly MovedCategory[] }[];
  up: readonly ReportMove[];
  down: readonly ReportMove[];
  /** `compared` counts the jobs of the shorter list; null when one of the two ranks none. */
  jobs: { compared: number; closer: readonly ReportJobMove[]; further: readonly ReportJobMove[] } | null;
};

/** Texts are in one language; `date` is YYYY-MM-DD. */
export type ReportInput = {
  language: Language;
  title: string;
  fullName: string;
  university: string | null;
  date: string;
  kinds: readonly ReportKind[];
  jobs: ReportJobs;
  travelled?: ReportTravelled | undefined;
};
