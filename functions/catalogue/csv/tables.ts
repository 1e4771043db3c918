import { type CatalogueList, catalogueLists, fewestGrades } from '#shared/domain/catalogue-limits.ts';
import type { Field } from '#shared/schemas/catalogue-fields.ts';
import { catalogueFields, laterLists } from '#shared/schemas/catalogue-lists.ts';

export const fileOfList = (list: CatalogueList): string => `${list}.csv`;

export const columnFields = (list: CatalogueList): readonly [string, Field][] =>
  Object.entries<Field>(catalogueFields[list]).filter(([, { hasColumn = true }]) => hasColumn);

export const columnsOf = (list: CatalogueList): readonly string[] => {
  const names = columnFields(list).map(([name]) => name);
  return [...new Set(['id', 'active', ...names.filter((name) => name === 'category'), ...names])];
};

export type StrengthTable = {
  readonly file: string;
  readonly first: string;
  readonly rows: 'jobs' | 'activities' | 'cases';
  readonly columns: CatalogueList;
  /** The attribute of the rows that holds the figures. */
  readonly name: 'skills' | 'activities' | 'grades';
  readonly figure: 'strength' | 'grade';
  /** Figures that a row needs unless it is retired. */
  readonly fewest: number;
};

const strengths = { figure: 'strength', fewest: 0 } as const;

export const strengthTables = [
  { file: 'job-skills.csv', first: 'job', rows: 'jobs', columns: 'skills', name: 'skills', ...strengths },
  { file: 'job-activities.csv', first: 'job', rows: 'jobs', columns: 'activities', name: 'activities', ...strengths },
  {
    ...{ file: 'activity-skills.csv', first: 'activity', rows: 'activities', columns: 'skills', name: 'skills' },
    ...strengths,
  },
  {
    ...{ file: 'case-jobs.csv', first: 'case', rows: 'cases', columns: 'jobs', name: 'grades' },
    ...{ figure: 'grade', fewest: fewestGrades },
  },
] as const satisfies readonly StrengthTable[];

export type SetFiles = Readonly<Record<string, string>>;

const filesOf = (lists: readonly CatalogueList[]): string[] => [
  ...lists.map(fileOfList),
  ...strengthTables.filter(({ rows }) => lists.includes(rows)).map(({ file }) => file),
];

export const setFileNames: readonly string[] = filesOf(catalogueLists);

/** Files that a set lacks which an earlier release exported: all of them together, or none. */
export const laterFileNames: readonly string[] = filesOf(laterLists);
