import type { Strengths } from '#shared/matching/types.ts';
import type { EmployerKind, JobRequirement, KindOfWork } from '../lists.ts';

/** The lists of the catalogue by the name of what they hold, in the order in which a set is written. */
export const catalogueLists = ['skills', 'activities', 'values', 'rncps', 'jobs'] as const;
export type CatalogueList = (typeof catalogueLists)[number];

type Common = {
  readonly id: string;
  /** What is not active is in no choice and stays in the assessments that rated it. */
  readonly active: boolean;
  /** Deleted: nowhere but where it was rated, and never active again but by an import. */
  readonly retired: boolean;
  readonly name: string;
  readonly nameFR: string;
  /** What the entry is, in so few words that they fit beside its name; the description gives examples. */
  readonly definition: string;
  readonly definitionFR: string;
  readonly description: string;
  readonly descriptionFR: string;
  /** Where the entry and its figures come from; empty when they are the product's own. */
  readonly source: string;
};

/** A skill, activity, value or RNCP competency; only an activity calls for skills, only a competency has an official block. */
export type SetEntry = Common & {
  readonly category: number;
  readonly officialBlock: number | null;
  readonly skills: Strengths;
};

/** A job with its strengths. A source without figures for it borrows all (`figuresFrom`) or those of the soft skills (`stylesFrom`) from a neighbour. */
export type SetJob = Common & {
  /** The research domains (1 to 27) from which one comes to the job, ascending; none is any. */
  readonly researchDomains: readonly number[];
  /** What one does in it most of the time, and what regularly belongs to it. */
  readonly coreKinds: readonly KindOfWork[];
  readonly regularKinds: readonly KindOfWork[];
  /** What candidates would take for one choice, by its name: lecturers of all disciplines, say. */
  readonly family: string;
  readonly familyFR: string;
  readonly employers: readonly EmployerKind[];
  /** What it asks for beyond a PhD; null where nobody has said. */
  readonly requirement: JobRequirement | null;
  /** Words of titles of theses from which one comes to the job. */
  readonly subjects: readonly string[];
  readonly subjectsFR: readonly string[];
  readonly figuresFrom: string | null;
  readonly stylesFrom: string | null;
  readonly skills: Strengths;
  readonly activities: Strengths;
};

/** A whole catalogue with what only its keepers see: sources, and entries that are no longer active. It can be ranked as it is. */
export type CatalogueSet = {
  readonly skills: readonly SetEntry[];
  readonly activities: readonly SetEntry[];
  readonly values: readonly SetEntry[];
  readonly rncps: readonly SetEntry[];
  readonly jobs: readonly SetJob[];
};

/** The catalogue of an installation that has none. */
export const emptySet: CatalogueSet = { skills: [], activities: [], values: [], rncps: [], jobs: [] };

/** The letter with which the ids of a list begin. */
export const letterOf = { skills: 's', activities: 'a', values: 'v', rncps: 'r', jobs: 'j' } as const satisfies Record<
  CatalogueList,
  string
>;

/** So many rows a list may have, retired ones too: more than anybody rates, and as many jobs as fit a reply of suggestions (6 MB). */
export const mostEntries = {
  skills: 500,
  activities: 500,
  values: 500,
  rncps: 500,
  jobs: 1000,
} as const satisfies Record<CatalogueList, number>;

/** A strength lies between 0 and this; above it, a decimal point was lost. */
export const maxStrength = 100;
/** The longest name, and the longest description or other text. */
export const maxName = 200;
export const maxText = 2000;
/** The longest definition, in characters. */
export const maxDefinition = 90;
/** The most subjects that a job may name in a language, and the longest of them. */
export const maxSubjects = { count: 100, length: 60 };

type Ordered = { readonly id: string; readonly category?: number };

/** The one order of a catalogue: by category, then by the number in the id; the same wherever it is computed. */
export const compareEntries = (a: Ordered, b: Ordered): number =>
  (a.category ?? 0) - (b.category ?? 0) ||
  a.id.localeCompare(b.id, 'en', { numeric: true }) ||
  Number(a.id > b.id) - Number(a.id < b.id);
