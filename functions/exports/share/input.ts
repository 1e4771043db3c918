import type { Language } from '#shared/lists.ts';

/** `proof` is the person's own sentence. */
export type SharedStrength = { name: string; value: number; proof: string | null };

/** Days are YYYY-MM-DD; `endDate` is null while it lasts. */
export type SharedPost = { title: string; place: string; startDate: string; endDate: string | null };
/** `year` is the one of its end. */
export type SharedDegree = { title: string; place: string; year: string | null };
export type SharedPublication = { title: string; journal: string | null; year: number | null };

/** `year` is the current one, from 1; `domain` is an id. Unknown facts are null. */
export type SharedDoctorate = {
  title: string | null;
  domain: string | null;
  year: number | null;
  startDate: string | null;
  endDate: string | null;
};

/** Texts are in one language. */
export type SharedInput = {
  language: Language;
  fullName: string;
  /** The days (YYYY-MM-DD) of printing and of the assessment. */
  date: string;
  assessedOn: string;
  /** `logo` is a data URI. */
  campus: { name: string; logo: string | null } | null;
  doctorate: SharedDoctorate;
  about: string | null;
  strengths: readonly SharedStrength[];
  degrees: readonly SharedDegree[];
  posts: readonly SharedPost[];
  publications: readonly SharedPublication[];
  /** Names of the kept jobs; empty unless the person asks for them. */
  jobs: readonly string[];
  /** Null while nothing of the CV is public. */
  onlineCv: { address: string; takesMessages: boolean } | null;
};
