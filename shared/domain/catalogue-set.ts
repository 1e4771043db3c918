import type { Strengths } from '#shared/matching/types.ts';
import type { Values } from '../schemas/catalogue-fields.ts';
import type { catalogueFields } from '../schemas/catalogue-lists.ts';
import { type CatalogueList, catalogueLists } from './catalogue-limits.ts';

type Row<L extends CatalogueList> = Values<(typeof catalogueFields)[L]> & {
  readonly id: string;
  /** Inactive entries are offered in no choice and stay in the assessments that rated them. */
  readonly active: boolean;
  /** A deleted entry is kept where it was rated; only an import makes it active again. */
  readonly retired: boolean;
};

/** Only activities have strengths. */
export type SetEntry = Row<'skills'> & { readonly skills: Strengths };
export type SetJob = Row<'jobs'> & { readonly skills: Strengths; readonly activities: Strengths };

export type SetCase = Row<'cases'> & { readonly grades: Strengths };

export type SetRow = SetEntry | SetJob | SetCase;

/** Includes sources and inactive and retired entries. It can be ranked as it is. */
export type CatalogueSet = {
  readonly [L in CatalogueList]: readonly (L extends 'jobs' ? SetJob : L extends 'cases' ? SetCase : SetEntry)[];
};

export const eachList = (rowsOf: (list: CatalogueList) => readonly SetRow[]): CatalogueSet =>
  Object.fromEntries(catalogueLists.map((list) => [list, rowsOf(list)])) as unknown as CatalogueSet;

export const emptySet: CatalogueSet = { skills: [], activities: [], values: [], rncps: [], jobs: [], cases: [] };

/** Cases have no name: the thesis title identifies them. */
export const nameOf = (row: SetRow): string => ('name' in row ? row.name : row.thesisTitle);

type Ordered = { readonly id: string; readonly category?: number };

/** Sorts by category, then by the number in the id; the result does not depend on the platform. */
export const compareEntries = (a: Ordered, b: Ordered): number =>
  (a.category ?? 0) - (b.category ?? 0) ||
  a.id.localeCompare(b.id, 'en', { numeric: true }) ||
  Number(a.id > b.id) - Number(a.id < b.id);
