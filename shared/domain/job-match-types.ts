/** Strength by catalogue id, at least 0; what is missing is 0. */
export type Strengths = Readonly<Record<string, number>>;

/** A job with the strengths of its skills and activities. */
export type MatchJob = {
  readonly id: string;
  readonly active: boolean;
  /** The research domains from which one comes to it; none is any. */
  readonly researchDomains?: readonly number[];
  readonly skills: Strengths;
  readonly activities: Strengths;
};

/** How much jobs in general ask for each skill and activity. */
export type CommonShape = { readonly skills: Strengths; readonly activities: Strengths };

/** What the ranking knows of the catalogue: no names, so that no language can change an order. Never altered once handed in. */
export type MatchCatalogue = {
  readonly skills: readonly { readonly id: string; readonly category: number }[];
  readonly activities: readonly { readonly id: string; readonly skills: Strengths }[];
  readonly jobs: readonly MatchJob[];
  /** What jobs have in common, where it is not the one of the starter catalogue (job-match-common.ts). */
  readonly common?: CommonShape;
};

/** A rating from 0 to 5, null for N/A on purpose, absent when not answered; liked, disliked or neutral. */
export type Answer = { readonly value?: number | null; readonly importantFlag: boolean | null };

/** Answers by skill or activity id; what is absent is not answered. Other ids are ignored. */
export type Answers = Readonly<Record<string, Answer>>;
