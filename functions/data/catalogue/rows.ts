import { type CatalogueList, catalogueLists, figuresOf, letterOf } from '#shared/domain/catalogue-limits.ts';
import { type CatalogueSet, compareEntries, eachList } from '#shared/domain/catalogue-set.ts';
import type { Field } from '#shared/schemas/catalogue-fields.ts';
import { catalogueFields } from '#shared/schemas/catalogue-lists.ts';

export type Row<L extends CatalogueList> = CatalogueSet[L][number];
/** A row as any release may have stored it: fields that came later are absent. */
export type StoredRow = { readonly id: string } & Partial<Row<CatalogueList>>;

export const emptyFigures = (list: CatalogueList) =>
  Object.fromEntries(Object.keys(figuresOf[list]).map((name) => [name, {}]));

export const emptyRow = (list: CatalogueList) => {
  const fields: [string, Field][] = Object.entries(catalogueFields[list]);
  const values = fields.flatMap(([name, { empty }]) => (empty === undefined ? [] : [[name, empty]]));
  return {
    retired: false,
    ...Object.fromEntries(values),
    ...emptyFigures(list),
  };
};

/** Tells the lists apart by the first letter of the ids; absent fields become empty. */
export const setOf = (rows: Iterable<StoredRow>): CatalogueSet => {
  const byList = Map.groupBy(rows, ({ id }) => catalogueLists.find((list) => letterOf[list] === id.charAt(0)));
  return eachList((list) => {
    const empty = emptyRow(list);
    const whole = (byList.get(list) ?? []).map((row) => ({ ...empty, ...row }) as Row<typeof list>);
    return whole.sort(compareEntries);
  });
};
