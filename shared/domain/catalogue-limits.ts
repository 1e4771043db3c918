/** The lists of the catalogue by the name of what they hold, in the order in which a set is written. */
export const catalogueLists = ['skills', 'activities', 'values', 'rncps', 'jobs'] as const;
export type CatalogueList = (typeof catalogueLists)[number];

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
