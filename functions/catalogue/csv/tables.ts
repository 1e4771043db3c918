import type { CatalogueList } from '#shared/domain/catalogue-set.ts';
import type { RatingKind } from '#shared/lists.ts';

const texts = ['name', 'nameFR', 'definition', 'definitionFR', 'description', 'descriptionFR', 'source'] as const;
const rated = ['id', 'active', 'category', ...texts] as const;

/** So many rows a list may have, retired ones too: more than anybody rates, and as many jobs as fit a reply of suggestions (6 MB). */
const mostRated = 500;
const mostJobs = 1000;

/**
 * One file per list: its columns in their order, the letter that its ids begin with, the kind that says how many categories it
 * has, and how many rows it may have.
 */
export const listTables = {
  skills: { file: 'skills.csv', letter: 's', kind: 'skill', columns: rated, most: mostRated },
  activities: { file: 'activities.csv', letter: 'a', kind: 'activity', columns: rated, most: mostRated },
  values: { file: 'values.csv', letter: 'v', kind: 'value', columns: rated, most: mostRated },
  rncps: { file: 'rncps.csv', letter: 'r', kind: 'rncp', columns: [...rated, 'officialBlock'], most: mostRated },
  jobs: {
    file: 'jobs.csv',
    letter: 'j',
    kind: null,
    columns: [
      ...['id', 'active', ...texts, 'researchDomains', 'coreKinds', 'regularKinds', 'family', 'familyFR', 'employers'],
      ...['requirement', 'figuresFrom', 'stylesFrom', 'subjects', 'subjectsFR'],
    ],
    most: mostJobs,
  },
} as const satisfies Record<
  CatalogueList,
  { file: string; letter: string; kind: RatingKind | null; columns: readonly string[]; most: number }
>;

/** What stands between the parts of a cell that holds several; a space, unless said: subjects are of several words. */
export const separators: Readonly<Record<string, string>> = { subjects: '; ', subjectsFR: '; ' };

/** A table of strengths: a row for each entry of one list, a column for each of another. */
export type StrengthTable = {
  file: string;
  first: string;
  rows: 'jobs' | 'activities';
  columns: 'skills' | 'activities';
};

export const strengthTables = {
  jobSkills: { file: 'job-skills.csv', first: 'job', rows: 'jobs', columns: 'skills' },
  jobActivities: { file: 'job-activities.csv', first: 'job', rows: 'jobs', columns: 'activities' },
  activitySkills: { file: 'activity-skills.csv', first: 'activity', rows: 'activities', columns: 'skills' },
} as const satisfies Record<string, StrengthTable>;

/** The files of a set by name. */
export type SetFiles = Readonly<Record<string, string>>;

/** The names of all eight files, in the order in which they are read. */
export const setFileNames: readonly string[] = [...Object.values(listTables), ...Object.values(strengthTables)].map(
  ({ file }) => file,
);

/** A strength lies between 0 and this; above it, a decimal point was lost. */
export const maxStrength = 100;
