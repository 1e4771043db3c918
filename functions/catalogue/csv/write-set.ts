import { stringify } from 'csv-stringify/sync';
import { type CatalogueList, catalogueLists } from '#shared/domain/catalogue-limits.ts';
import { type CatalogueSet, compareEntries, eachList, type SetRow } from '#shared/domain/catalogue-set.ts';
import { guardFormula } from '#shared/domain/csv.ts';
import type { Strengths } from '#shared/matching/types.ts';
import { columnFields, columnsOf, fileOfList, type SetFiles, type StrengthTable, strengthTables } from './tables.ts';

type Cell = string | number | boolean | null | undefined;

const cellText = (cell: Cell): string => {
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return guardFormula(String(cell ?? '').replace(/\r\n?/g, '\n'));
};

const fileOf = (rows: readonly (readonly Cell[])[]): string =>
  stringify(
    rows.map((row) => row.map(cellText)),
    { record_delimiter: '\n' },
  );

const listFile = (list: CatalogueList, rows: readonly Readonly<Record<string, unknown>>[]): string => {
  const columns = columnsOf(list);
  const fields = new Map(columnFields(list));
  return fileOf([
    columns,
    ...rows.map((row) =>
      columns.map((column): Cell => {
        const value = column === 'active' && row.retired ? 'retired' : row[column];
        if (Array.isArray(value)) return value.join(fields.get(column)?.kind === 'phrases' ? '; ' : ' ');
        return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
      }),
    ),
  ]);
};

const labelled = (row: SetRow): string => ('name' in row ? `${row.id} ${row.name}` : row.id);

const strengthFile = ({ first, rows, columns, name }: StrengthTable, set: CatalogueSet): string => {
  const figures = (row: SetRow): Strengths => (row as Readonly<Record<string, unknown>>)[name] as Strengths;
  const columnRows: readonly SetRow[] = set[columns];
  return fileOf([
    [first, ...columnRows.map(labelled)],
    ...set[rows].map((row) => [labelled(row), ...columnRows.map(({ id }) => figures(row)[id] || null)]),
  ]);
};

/** The bytes do not depend on the order of the rows. */
export const writeSet = (unsorted: CatalogueSet): SetFiles => {
  const set = eachList((list) => [...unsorted[list]].sort(compareEntries));
  return {
    ...Object.fromEntries(catalogueLists.map((list) => [fileOfList(list), listFile(list, set[list])])),
    ...Object.fromEntries(strengthTables.map((table) => [table.file, strengthFile(table, set)])),
  };
};
