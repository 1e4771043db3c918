import type { KindOfWork } from '#shared/lists.ts';

/** Strength by catalogue id, at least 0; what is missing is 0. */
export type Strengths = Readonly<Record<string, number>>;

/** What a thesis is compared with: a job's name, description and the words of theses that lead to it. */
type JobTexts = {
  readonly name?: string;
  readonly nameFR?: string;
  readonly description?: string;
  readonly descriptionFR?: string;
  readonly subjects?: readonly string[];
  readonly subjectsFR?: readonly string[];
};

/** A job with the strengths of its skills and activities. */
export type MatchJob = JobTexts & {
  readonly id: string;
  readonly active: boolean;
  /** The research domains from which one comes to it; none is any. */
  readonly researchDomains?: readonly number[];
  /** What one does in it most of the time, and what regularly belongs to it. */
  readonly coreKinds?: readonly KindOfWork[];
  readonly regularKinds?: readonly KindOfWork[];
  readonly skills: Strengths;
  readonly activities: Strengths;
};

/** How much jobs in general ask for each skill and activity. */
export type CommonShape = { readonly skills: Strengths; readonly activities: Strengths };

/** What the ranking knows of the catalogue; only a thesis asks for texts, in both languages alike. Never altered once handed in. */
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

/** What the ranking knows of somebody beside their answers. */
export type MatchRecord = {
  /** The research domains whose jobs are ranked, beside those that are open to any: their own, then neighbouring ones; none is all. */
  readonly domains?: readonly number[];
  /** What kinds of work they are drawn to. */
  readonly wishes?: readonly KindOfWork[];
  /** Texts that say what the thesis is about, in French or English. */
  readonly thesis?: readonly string[];
};

/** How sure a job's place among the first eight is when every answer may be off by one: it stays, it likely stays, or it is worth a look. */
export const certainties = ['stays', 'likely', 'look'] as const;
export type Certainty = (typeof certainties)[number];

/** What a job's score is made of; `domain` is what it loses where a neighbouring domain alone leads to it. */
export const jobParts = ['skill', 'activity', 'wish', 'thesis', 'domain'] as const;
export type JobPartKind = (typeof jobParts)[number];
