import { emptyFigures, type Row } from '#functions/data/catalogue/rows.ts';
import { type Report, readTable, type TableRow } from '#functions/lib/csv/read-table.ts';
import { type CatalogueList, letterOf, mostEntries } from '#shared/domain/catalogue-limits.ts';
import type { Field } from '#shared/schemas/catalogue-fields.ts';
import { catalogueFields } from '#shared/schemas/catalogue-lists.ts';
import { type RowReader, rowReader } from './read-row.ts';
import { columnFields, columnsOf } from './tables.ts';

const idIn = ({ cells }: TableRow): string => (cells.id ?? '').trim();

const tableRows = (list: CatalogueList, content: string, report: Report): readonly TableRow[] => {
  const optional = columnFields(list).flatMap(([name, { since }]) => (since === undefined ? [] : [name]));
  const shape = {
    columns: columnsOf(list).filter((column) => !optional.includes(column)),
    optional,
    keyOf: (header: string) => header.trim(),
    mostRows: mostEntries[list],
  };
  const rows = readTable(content, shape, report) ?? [];
  const seen = new Set<string>();
  for (const row of rows) {
    const id = idIn(row);
    if (id !== '' && seen.has(id)) report(row.line, 'id', 'duplicate_id', { id });
    seen.add(id);
  }
  return rows;
};

const cellValue = (row: RowReader, column: string, field: Field, isKnown: (id: string) => boolean): unknown => {
  if (field.hasColumn === false) return field.empty;
  if (field.kind === 'text') return row.text(column, field.maximum, field.empty === undefined);
  if (field.kind === 'number') return row.number(column, field);
  if (field.kind === 'words') return row.words(column, field.of);
  if (field.kind === 'numbers') return row.counts(column, field.of.length);
  if (field.kind === 'choice') return row.words(column, field.of, 1)[0] ?? null;
  if (field.kind === 'phrases') return row.phrases(column, field);
  if (field.kind === 'date') return row.date(column);
  return row.reference(column, isKnown);
};

export const readList = <L extends CatalogueList>(list: L, content: string, report: Report): Row<L>[] => {
  const rows = tableRows(list, content, report);
  const ids = new Set(rows.map(idIn));
  const fields = Object.entries<Field>(catalogueFields[list]);
  return rows.map((tableRow) => {
    const row = rowReader(tableRow, report);
    const id = row.id(letterOf[list]);
    const state = row.state();
    const values = fields.map(([name, field]) => [name, cellValue(row, name, field, (other) => ids.has(other))]);
    return { id, ...state, ...Object.fromEntries(values), ...emptyFigures(list) } as Row<L>;
  });
};
