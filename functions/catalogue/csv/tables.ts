import type { CatalogueList } from '#shared/domain/catalogue-set.ts';
import type { RatingKind } from '#shared/lists.ts';

const texts = ['name', 'nameFR', 'definition', 'definitionFR', 'description', 'descriptionFR', 'source'] as const;
const rated = ['id', 'active', 'category', ...texts] as const;

/**
 * One file per list: its columns in their order, and the kind that says how many categories it has.
 */
export const listTables = {
  skills: { file: 'skills.csv', kind: 'skill', columns: rated },
  activities: { file: 'activities.csv', kind: 'activity', columns: rated },
  values: { file: 'values.csv', kind: 'value', columns: rated },
  rncps: { file: 'rncps.csv', kind: 'rncp', columns: [...rated, 'officialBlock'] },
  jobs: {
    file: 'jobs.csv',
    kind: null,
    columns: [
      ...['id', 'active', ...texts, 'researchDomains', 'coreKinds', 'regularKinds', 'family', 'familyFR', 'employers'],
      ...['requirement', 'figuresFrom', 'stylesFrom', 'subjects', 'subjectsFR'],
    ],
  },
} as const satisfies Record<CatalogueList, { file: string; kind: RatingKind | null; columns: readonly string[] }>;

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
