import { useMemo, useState } from 'react';
import type { Column, SortDirection } from './table.tsx';

type Sorting<Id extends string> = { id: Id; direction: Exclude<SortDirection, 'other'> };
type Compare<Row> = (a: Row, b: Row) => number;

/** Sorts rows by the column last chosen; `sortBy(id)` is what that column's `sort` takes. A second choice of a column turns its order around. */
export const useSorted = <Row, Id extends string>(
  rows: readonly Row[] | undefined,
  compare: Record<Id, Compare<Row>>,
  initial: Sorting<Id>,
): { rows: readonly Row[] | undefined; sortBy: (id: Id) => NonNullable<Column<Row>['sort']> } => {
  const [{ id, direction }, setSorting] = useState(initial);
  const by = compare[id];

  const sorted = useMemo(
    () => rows?.toSorted((a, b) => (direction === 'ascending' ? by(a, b) : by(b, a))),
    [rows, by, direction],
  );
  const sortBy = (column: Id) => ({
    direction: column === id ? direction : undefined,
    onClick: () =>
      setSorting({ id: column, direction: column === id && direction === 'ascending' ? 'descending' : 'ascending' }),
  });
  return { rows: sorted, sortBy };
};
