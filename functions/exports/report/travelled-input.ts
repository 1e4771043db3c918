import type { MovedCategory } from '#shared/domain/moved-categories.ts';
import type { RatingKind } from '#shared/lists.ts';

/** A skill, activity or value that both assessments rated, differently. */
export type ReportMove = { name: string; was: number; is: number };
/** A job with its rank in both; null where it was not among those compared. */
export type ReportJobMove = { name: string; was: number | null; is: number | null };

/** What moved since an earlier assessment, in one language; its date is YYYY-MM-DD. */
export type ReportTravelled = {
  earlier: { title: string; date: string };
  kinds: readonly { kind: RatingKind; categories: readonly MovedCategory[] }[];
  up: readonly ReportMove[];
  down: readonly ReportMove[];
  /** How many first jobs of each were compared, and which moved; null when one of the two ranks none. */
  jobs: { compared: number; closer: readonly ReportJobMove[]; further: readonly ReportJobMove[] } | null;
};
