import type { Strengths } from '#shared/matching/types.ts';
import { type CatalogueList, catalogueLists, figuresOf } from './catalogue-limits.ts';
import { type CatalogueSet, eachList, nameOf, type SetRow } from './catalogue-set.ts';

/** `fields` are the changed ones; strengths go by the list that they point to. */
export type CatalogueChange = {
  readonly list: CatalogueList;
  readonly id: string;
  readonly name: string;
  readonly what: 'added' | 'changed' | 'retired';
  readonly fields: readonly string[];
};

const indexOf = <T extends { readonly id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));

const withRetired = (current: readonly SetRow[], incoming: readonly SetRow[]): SetRow[] => {
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

const figuresIn = (row: SetRow | undefined, name: string): Strengths | undefined =>
  (row as Readonly<Record<string, Strengths>> | undefined)?.[name];

/** The other current entries become retired; figures towards them stay. */
export const mergeSets = (current: CatalogueSet, incoming: CatalogueSet): CatalogueSet =>
  eachList((list) => {
    const before = indexOf<SetRow>(current[list]);
    const figures = Object.entries<CatalogueList>(figuresOf[list]).map(
      ([name, towards]) => [name, indexOf<SetRow>(incoming[towards])] as const,
    );
    return withRetired(current[list], incoming[list]).map((row) => {
      const merged = figures.map(([name, known]) => [
        name,
        withUnknown(figuresIn(before.get(row.id), name), figuresIn(row, name) ?? {}, known),
      ]);
      return { ...row, ...Object.fromEntries(merged) };
    });
  });

const plain = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : JSON.stringify(value);

export const changedFields = (before: SetRow, after: SetRow): string[] => {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).flatMap(([field, value]) => (plain(was.get(field)) === plain(value) ? [] : [field]));
};

const changeOf = (list: CatalogueList, before: SetRow | undefined, after: SetRow): CatalogueChange | null => {
  const { id } = after;
  const name = nameOf(after);
  if (!before) return { list, id, name, what: 'added', fields: [] };
  const fields = changedFields(before, after);
  if (fields.length === 0) return null;
  return { list, id, name, what: !before.retired && after.retired ? 'retired' : 'changed', fields };
};

/** Entries are never removed: see mergeSets. */
export const changesBetween = (before: CatalogueSet, after: CatalogueSet): CatalogueChange[] =>
  catalogueLists.flatMap((list) => {
    const known = indexOf<SetRow>(before[list]);
    return after[list].flatMap((row) => changeOf(list, known.get(row.id), row) ?? []);
  });
