import { stringify } from 'csv-stringify/sync';
import { type CatalogueSet, compareEntries } from '#shared/domain/catalogue-set.ts';
import { guard } from '#shared/domain/csv.ts';
import { listTables, type SetFiles, type StrengthTable, separators, strengthTables } from './tables.ts';

type Cell = string | number | boolean | null | undefined;
type Named = { readonly id: string; readonly name: string };

const cellText = (cell: Cell): string => {
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return guard(String(cell ?? '').replace(/\r\n?/g, '\n'));
};

const fileOf = (rows: readonly (readonly Cell[])[]): string =>
  stringify(
    rows.map((row) => row.map(cellText)),
    { record_delimiter: '\n' },
  );

const listFile = (columns: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]): string =>
  fileOf([
    columns,
    ...rows.map((row) =>
      columns.map((column): Cell => {
        const value = column === 'active' && row.retired ? 'retired' : row[column];
        if (Array.isArray(value)) return value.join(separators[column] ?? ' ');
        return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
      }),
    ),
  ]);

/** An id with its name, which an import does not read. */
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

const sorted = (set: CatalogueSet): CatalogueSet => ({
  skills: set.skills.toSorted(compareEntries),
  activities: set.activities.toSorted(compareEntries),
  values: set.values.toSorted(compareEntries),
  rncps: set.rncps.toSorted(compareEntries),
  jobs: set.jobs.toSorted(compareEntries),
});

/** A catalogue as its CSV files; the same catalogue gives the same bytes, whatever its order. */
export const writeSet = (unsorted: CatalogueSet): SetFiles => {
  const set = sorted(unsorted);
  const { skills, activities, values, rncps, jobs } = listTables;
  return {
    [skills.file]: listFile(skills.columns, set.skills),
    [activities.file]: listFile(activities.columns, set.activities),
    [values.file]: listFile(values.columns, set.values),
    [rncps.file]: listFile(rncps.columns, set.rncps),
    [jobs.file]: listFile(jobs.columns, set.jobs),
    ...Object.fromEntries(Object.values(strengthTables).map((table) => [table.file, strengthFile(table, set)])),
  };
};
