import type { Strengths } from '#shared/matching/types.ts';
import { type CatalogueList, catalogueLists } from './catalogue-limits.ts';
import type { CatalogueSet, SetEntry, SetJob } from './catalogue-set.ts';

/** `fields` are the changed ones; strengths go by the list that they point to. */
export type CatalogueChange = {
  readonly list: CatalogueList;
  readonly id: string;
  readonly name: string;
  readonly what: 'added' | 'changed' | 'retired';
  readonly fields: readonly string[];
};

type Row = SetEntry | SetJob;

const indexOf = <T extends { readonly id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));

const withRetired = <T extends Row>(current: readonly T[], incoming: readonly T[]): T[] => {
  const kept = indexOf(incoming);
  return [
    ...incoming,
    ...current.filter(({ id }) => !kept.has(id)).map((row) => ({ ...row, active: false, retired: true })),
  ];
};

const withUnknown = (current: Strengths = {}, incoming: Strengths, known: ReadonlyMap<string, unknown>): Strengths => ({
  ...Object.fromEntries(Object.entries(current).filter(([id]) => !known.has(id))),
  ...incoming,
});

/** The other current entries become retired. */
export const mergeSets = (current: CatalogueSet, incoming: CatalogueSet): CatalogueSet => {
  const [skills, activities] = [indexOf(incoming.skills), indexOf(incoming.activities)];
  const [currentActivities, currentJobs] = [indexOf(current.activities), indexOf(current.jobs)];
  return {
    skills: withRetired(current.skills, incoming.skills),
    activities: withRetired(current.activities, incoming.activities).map((row) => ({
      ...row,
      skills: withUnknown(currentActivities.get(row.id)?.skills, row.skills, skills),
    })),
    values: withRetired(current.values, incoming.values),
    rncps: withRetired(current.rncps, incoming.rncps),
    jobs: withRetired(current.jobs, incoming.jobs).map((row) => ({
      ...row,
      skills: withUnknown(currentJobs.get(row.id)?.skills, row.skills, skills),
      activities: withUnknown(currentJobs.get(row.id)?.activities, row.activities, activities),
    })),
  };
};

const plain = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : JSON.stringify(value);

export const changedFields = (before: Row, after: Row): string[] => {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).flatMap(([field, value]) => (plain(was.get(field)) === plain(value) ? [] : [field]));
};

const changeOf = (list: CatalogueList, before: Row | undefined, after: Row): CatalogueChange | null => {
  const { id, name } = after;
  if (!before) return { list, id, name, what: 'added', fields: [] };
  const fields = changedFields(before, after);
  if (fields.length === 0) return null;
  return { list, id, name, what: !before.retired && after.retired ? 'retired' : 'changed', fields };
};

/** Entries are never removed: see mergeSets. */
export const changesBetween = (before: CatalogueSet, after: CatalogueSet): CatalogueChange[] =>
  catalogueLists.flatMap((list) => {
    const known = new Map<string, Row>(before[list].map((row) => [row.id, row]));
    return after[list].flatMap((row) => changeOf(list, known.get(row.id), row) ?? []);
  });
