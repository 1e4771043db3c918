import type { ShareableKind } from '#shared/domain/shareable.ts';
import type { Language } from '#shared/lists.ts';

/** `definition` is one line. */
export type SharedRow = { name: string; definition: string; value: number };
export type SharedKind = { kind: ShareableKind; rows: readonly SharedRow[] };

/** `year` is the current one, from 1. Unknown facts are null. */
export type SharedDoctorate = {
  title: string | null;
  year: number | null;
  laboratory: string | null;
  school: string | null;
};

/** Texts are in one language; `date` (YYYY-MM-DD) is the day of printing. */
export type SharedInput = {
  language: Language;
  fullName: string;
  date: string;
  /** `logo` is a data URI. */
  campus: { name: string; logo: string | null } | null;
  doctorate: SharedDoctorate;
  kinds: readonly SharedKind[];
  /** Null while nothing of the CV is public. */
  cvAddress: string | null;
};
