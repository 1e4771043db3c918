import { stringify } from 'csv-stringify/sync';
import { type CatalogueList, catalogueLists } from '#shared/domain/catalogue-limits.ts';
import { type CatalogueSet, compareEntries, eachList } from '#shared/domain/catalogue-set.ts';
import { guardFormula } from '#shared/domain/csv.ts';
import { columnFields, columnsOf, fileOfList, type SetFiles, type StrengthTable, strengthTables } from './tables.ts';

type Cell = string | number | boolean | null | undefined;
type Named = { readonly id: string; readonly name: string };

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

const labelled = ({ id, name }: Named): string => `${id} ${name}`;

const strengthFile = (table: StrengthTable, set: CatalogueSet): string => {
  const columns = set[table.columns];
  const rowOf = (row: Named, strengths: Readonly<Record<string, number>> | undefined): Cell[] => [
    labelled(row),
    ...columns.map(({ id }) => strengths?.[id] || null),
  ];
  const rows =
    table.rows === 'activities'
      ? set.activities.map((row) => rowOf(row, row.skills))
      : set.jobs.map((row) => rowOf(row, row[table.columns]));
  return fileOf([[table.first, ...columns.map(labelled)], ...rows]);
};

/** The bytes do not depend on the order of the rows. */
export const writeSet = (unsorted: CatalogueSet): SetFiles => {
  const set = eachList((list) => unsorted[list].toSorted(compareEntries));
  return {
    ...Object.fromEntries(catalogueLists.map((list) => [fileOfList(list), listFile(list, set[list])])),
    ...Object.fromEntries(Object.values(strengthTables).map((table) => [table.file, strengthFile(table, set)])),
  };
};
