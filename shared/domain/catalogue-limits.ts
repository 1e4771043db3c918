/** In the order in which a set is written. */
export const catalogueLists = ['skills', 'activities', 'values', 'rncps', 'jobs'] as const;
export type CatalogueList = (typeof catalogueLists)[number];

export const letterOf = { skills: 's', activities: 'a', values: 'v', rncps: 'r', jobs: 'j' } as const satisfies Record<
  CatalogueList,
  string
>;

/** Retired entries included: more than anybody rates, and as many jobs as fit a reply (6 MB). */
export const mostEntries = {
  skills: 500,
  activities: 500,
  values: 500,
  rncps: 500,
  jobs: 1000,
} as const satisfies Record<CatalogueList, number>;

/** A strength lies between 0 and this; above it, a decimal point was lost. */
export const maxStrength = 100;
/** Lengths are in characters. */
export const maxName = 200;
export const maxText = 2000;
export const maxDefinition = 90;
/** Per job and language. */
export const maxSubjects = { count: 100, length: 60 };
