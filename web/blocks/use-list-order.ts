import { useMemo, useState } from 'react';
import { currentLanguage } from '#web/lib/words/i18n.ts';
import type { Column } from '#web/ui/table.tsx';

export type ListColumn<Row> = Column<Row> & { compare?: (a: Row, b: Row) => number };

export type ListOrder = { by: string; direction: 'ascending' | 'descending' };

/** "Course 2" before "Course 10". */
export const compareTexts = (a = '', b = ''): number => a.localeCompare(b, currentLanguage(), { numeric: true });

/** A second press reverses the order. */
export const useListOrder = <Row>(
  rows: readonly Row[] | undefined,
  columns: readonly ListColumn<Row>[],
  initial: ListOrder | undefined,
): { ordered: readonly Row[] | undefined; headed: Column<Row>[] } => {
  const [order, setOrder] = useState(initial);
  const compare = columns.find(({ id }) => id === order?.by)?.compare;
  const direction = order?.direction;

  const ordered = useMemo(
    () => (compare ? rows?.toSorted((a, b) => (direction === 'ascending' ? compare(a, b) : compare(b, a))) : rows),
    [rows, compare, direction],
  );
  const headed = columns.map(({ compare: canSort, ...column }) => {
    if (!canSort) return column;
    const own = order?.by === column.id ? direction : undefined;
    const choose = () => setOrder({ by: column.id, direction: own === 'ascending' ? 'descending' : 'ascending' });
    return { ...column, sort: { direction: own, onClick: choose } };
  });
  return { ordered, headed };
};
