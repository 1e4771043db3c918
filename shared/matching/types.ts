import type { KindOfWork, Language } from '#shared/lists.ts';

/** Strength by catalogue id, at least 0; a missing one is 0. */
export type Strengths = Readonly<Record<string, number>>;

/** `subjects` are words of theses that lead to the job. */
type JobTexts = {
  readonly name?: string;
  readonly nameFR?: string;
  readonly description?: string;
  readonly descriptionFR?: string;
  readonly subjects?: readonly string[];
  readonly subjectsFR?: readonly string[];
};

export type MatchJob = JobTexts & {
  readonly id: string;
  readonly active: boolean;
  /** Empty means any. */
  readonly researchDomains?: readonly number[];
  /** Core kinds fill most of the time; regular ones occur regularly. */
  readonly coreKinds?: readonly KindOfWork[];
  readonly regularKinds?: readonly KindOfWork[];
  /** ISO date of a job that joined the catalogue later; cases graded before it say nothing of the job. */
  readonly since?: string;
  readonly skills: Strengths;
  readonly activities: Strengths;
};

/** Stems with their counts, sorted by stem. */
export type Bag = readonly (readonly [stem: string, count: number])[];
/** The words of a job's name, description and subjects. */
export type JobStems = Readonly<Record<Language, Bag>>;

/** Mean demand of all jobs. */
export type CommonShape = { readonly skills: Strengths; readonly activities: Strengths };

/** A person whose jobs an adviser graded, from 0.5 to 3 in halves; jobs that were not named have no grade. */
export type MatchCase = {
  readonly id: string;
  readonly active: boolean;
  readonly researchDomain: number | null;
  readonly wishes: readonly KindOfWork[];
  readonly thesisTitle: string;
  /** ISO date. */
  readonly gradedOn: string;
  readonly grades: Readonly<Record<string, number>>;
};

/** Immutable: prepared data is memoised by object. */
export type MatchCatalogue = {
  readonly skills: readonly { readonly id: string; readonly category: number }[];
  readonly activities: readonly { readonly id: string; readonly skills: Strengths }[];
  readonly jobs: readonly MatchJob[];
  readonly cases?: readonly MatchCase[];
  /** Defaults to the starter catalogue's (common-shape.ts). */
  readonly common?: CommonShape;
  /** Returns the stored stems by job id, which may lack some jobs; called when a thesis is first compared. */
  readonly stems?: () => ReadonlyMap<string, JobStems>;
};

/** `value` is 0 to 5, null for N/A, absent when not answered; `importantFlag` is liked, disliked or (null) neutral. */
export type Answer = { readonly value?: number | null; readonly importantFlag: boolean | null };

export type Answers = Readonly<Record<string, Answer>>;

export type MatchRecord = {
  /** The candidate's own domain, then neighbouring ones; without one no job costs anything. */
  readonly domains?: readonly number[];
  readonly wishes?: readonly KindOfWork[];
  /** Title and description, in French or English. */
  readonly thesis?: readonly string[];
  /** Ids of jobs that were kept and set aside. */
  readonly kept?: readonly string[];
  readonly aside?: readonly string[];
};

/** Certainty that a job stays among the first eight when every answer may be off by one. */
export const certainties = ['stays', 'likely', 'look'] as const;
export type Certainty = (typeof certainties)[number];

/** The candidate's domains lead to a job in one of these ways; `open` also without a domain, and for jobs open to any thesis. */
export const domainAccesses = ['open', 'neighbouring', 'outside'] as const;
export type DomainAccess = (typeof domainAccesses)[number];

/** `case` is what alike people were advised; `reaction`, the likeness to jobs that were kept or set aside. */
export const jobParts = ['skill', 'activity', 'wish', 'thesis', 'domain', 'case', 'reaction'] as const;
export type JobPartKind = (typeof jobParts)[number];
