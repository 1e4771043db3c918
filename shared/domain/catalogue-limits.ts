/** In the order in which a set is written. */
export const catalogueLists = ['skills', 'activities', 'values', 'rncps', 'jobs', 'cases'] as const;
export type CatalogueList = (typeof catalogueLists)[number];

export const letterOf = {
  ...{ skills: 's', activities: 'a', values: 'v', rncps: 'r', jobs: 'j', cases: 'c' },
} as const satisfies Record<CatalogueList, string>;

const ofRated = { skills: 'skills' } as const;

/** The numbers that each row holds beside its fields: the attribute, and the list to whose ids it points. */
export const figuresOf = {
  ...{ skills: ofRated, activities: ofRated, values: ofRated, rncps: ofRated },
  jobs: { skills: 'skills', activities: 'activities' },
  cases: { grades: 'jobs' },
} as const satisfies Record<CatalogueList, Readonly<Record<string, CatalogueList>>>;

/** Retired entries included: more than anybody rates, and as many jobs as fit a reply (6 MB). */
export const mostEntries = {
  skills: 500,
  activities: 500,
  values: 500,
  rncps: 500,
  jobs: 1000,
  cases: 500,
} as const satisfies Record<CatalogueList, number>;

/** A strength lies between 0 and this; above it, a decimal point was lost. */
export const maxStrength = 100;
/** An adviser's grade of a job for a person, in halves: 3 is the best, a job without a grade was not named. */
export const gradeBounds = { minimum: 0.5, maximum: 3, step: 0.5 };
/** A case with fewer graded jobs says too little. */
export const fewestGrades = 3;
export const mostGraders = 20;
/** Lengths are in characters. */
export const maxName = 200;
export const maxText = 2000;
export const maxTitle = 500;
export const maxDefinition = 90;
/** Per job and language. */
export const maxSubjects = { count: 100, length: 60 };
