import { type CatalogueList, catalogueLists } from '#shared/domain/catalogue-limits.ts';
import type { Field } from '#shared/schemas/catalogue-fields.ts';
import { catalogueFields } from '#shared/schemas/catalogue-lists.ts';

export const fileOfList = (list: CatalogueList): string => `${list}.csv`;

export const columnFields = (list: CatalogueList): readonly [string, Field][] =>
  Object.entries<Field>(catalogueFields[list]).filter(([, { hasColumn = true }]) => hasColumn);

export const columnsOf = (list: CatalogueList): readonly string[] => {
  const names = columnFields(list).map(([name]) => name);
  return [...new Set(['id', 'active', ...names.filter((name) => name === 'category'), ...names])];
};

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

export type SetFiles = Readonly<Record<string, string>>;

export const setFileNames: readonly string[] = [
  ...catalogueLists.map(fileOfList),
  ...Object.values(strengthTables).map(({ file }) => file),
];
