import { type ReactNode, type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { searchIn } from '#shared/domain/search.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchField } from '#web/ui/fields/text-field.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { Failed } from './failed.tsx';
import type { Query } from './loaded.tsx';
import { MoreRows, useRowsShown } from './more-rows.tsx';

export type ListColumn<Row> = Column<Row> & { compare?: (a: Row, b: Row) => number };

export type ListOrder = { by: string; direction: 'ascending' | 'descending' };

/** Sorts "Course 2" before "Course 10". */
export const compareTexts = (a = '', b = ''): number => a.localeCompare(b, currentLanguage(), { numeric: true });

/** Sorting by the same column again reverses the order. */
export const useListOrder = <Row,>(
  rows: readonly Row[] | undefined,
  columns: readonly ListColumn<Row>[],
  initial: ListOrder | undefined,
): { ordered: readonly Row[] | undefined; headed: Column<Row>[]; order: ListOrder | undefined } => {
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
  return { ordered, headed, order };
};

type ListTableProps<Row> = {
  query: Query<unknown>;
  rows: readonly Row[] | undefined;
  caption: string;
  rowKey: (row: Row) => string;
  columns: readonly ListColumn<Row>[];
  initialOrder?: ListOrder;
  /** Ignores case and accents. */
  search?: {
    label: string;
    placeholder?: string;
    textOf: (row: Row) => string;
    none?: (query: string) => string;
    /** All rows that a search covers, when `rows` leaves some out. */
    rows?: readonly Row[] | undefined;
  };
  order?: string | undefined;
  /** Takes the focus when a row's button is gone. */
  status?: RefObject<HTMLParagraphElement | null>;
  rowClass?: (row: Row) => string | undefined;
  filter?: ReactNode;
  actions?: ReactNode;
  /** Shows the first rows and a button for more; another choice of filters begins at the first ones again. */
  paged?: { filters: string };
  /** Shown when there are no rows at all, unlike `none`. */
  empty: ReactNode;
};

const none: readonly never[] = [];

export const ListTable = <Row,>(props: ListTableProps<Row>) => {
  const { query, rows, caption, rowKey, columns, initialOrder, search, order, filter, actions, paged, empty } = props;
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState('');
  const settled = useDeferredValue(typed);
  const own = useRef<HTMLParagraphElement>(null);
  const status = props.status ?? own;
  const foot = useRef<HTMLParagraphElement>(null);
  const list = useListOrder((settled.trim() && search?.rows) || rows, columns, initialOrder);
  const { ordered, headed } = list;
  const textOf = search?.textOf;
  // `textOf` must be stable, or every render normalizes all texts again.
  const find = useMemo(() => textOf && searchIn(ordered ?? none, textOf), [ordered, textOf]);
  const found = useMemo(() => (find && ordered ? find(settled) : ordered), [find, ordered, settled]);

  const { count, showMore } = useRowsShown(JSON.stringify([settled, list.order, paged?.filters]));
  const shown = paged ? found?.slice(0, count) : found;
  const left = (found?.length ?? 0) - (shown?.length ?? 0);
  const handleMore = () => {
    const table = foot.current?.previousElementSibling;
    flushSync(showMore);
    // The button moves down, and after the last rows it is gone.
    table?.querySelector<HTMLElement>(`[data-index="${count}"] :is(a, button, input)`)?.focus();
  };

  const handleClear = () => {
    setTyped('');
    status.current?.focus();
  };

  if (query.error && !rows) return <Failed error={query.error} isRetrying={query.isFetching} onRetry={query.refetch} />;
  const results = rows && found && rows.length > 0 && t('list.results', { count: found.length });
  return (
    <>
      {(search || filter || actions) && (
        <div className="list-tools toolbar">
          {search && (
            <SearchField label={search.label} placeholder={search.placeholder} value={typed} onChange={setTyped} />
          )}
          {filter}
          <p className="small muted" role="status" tabIndex={-1} ref={status}>
            {rows ? [results, order].filter(Boolean).join(', ') : t('loading')}
          </p>
          {actions}
        </div>
      )}
      <Table
        caption={caption}
        loadingLabel={t('loading')}
        rows={shown}
        rowKey={rowKey}
        columns={headed}
        rowClass={props.rowClass}
        empty={
          rows?.length === 0 ? (
            empty
          ) : (
            <EmptyState
              title={search?.none?.(settled.trim()) ?? t('list.noResult', { query: settled.trim() })}
              action={<Button onClick={handleClear}>{t('list.clear')}</Button>}
            />
          )
        }
      />
      {left > 0 && <MoreRows ref={foot} left={left} onMore={handleMore} />}
    </>
  );
};
