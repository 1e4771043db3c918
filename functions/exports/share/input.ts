import type { ShareableKind } from '#shared/domain/shareable.ts';
import type { Language } from '#shared/lists.ts';

/** What somebody shows of themselves: how they rated it, and what it means in a line. */
export type SharedRow = { name: string; definition: string; value: number };
export type SharedKind = { kind: ShareableKind; rows: readonly SharedRow[] };

/** What the page says of a doctorate, as far as it is known; `year` is the one it is in. */
export type SharedDoctorate = {
  title: string | null;
  year: number | null;
  laboratory: string | null;
  school: string | null;
};

/** Everything that the pages for others say, in one language; `date` (YYYY-MM-DD) is the day on which they are made. */
export type SharedInput = {
  language: Language;
  fullName: string;
  date: string;
  /** Where one is; the logo as data. */
  campus: { name: string; logo: string | null } | null;
  doctorate: SharedDoctorate;
  kinds: readonly SharedKind[];
  /** Where anybody may read the CV; null while nothing of it is public. */
  cvAddress: string | null;
};
