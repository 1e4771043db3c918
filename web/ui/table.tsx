import { Fragment, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { useVirtualRows } from './use-virtual-rows.ts';

export type SortDirection = 'ascending' | 'descending' | 'other';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Makes the header a button; without a direction, another column is sorted. */
  sort?: { direction: SortDirection | undefined; onClick: () => void; tip?: string };
  /** The facts of the hidden column must then appear elsewhere in the row. */
  isHiddenNarrow?: boolean;
  isHeaderHidden?: boolean;
  head?: (rows: readonly Row[]) => ReactNode;
  isEnd?: boolean;
  /** A fixed width avoids a layout shift when the rows arrive; the other columns share the rest. */
  width?: 'check' | 's' | 'm' | 'l' | 'xl';
};

type TableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  loadingLabel: string;
  empty: ReactNode;
  rowClass?: ((row: Row) => string | undefined) | undefined;
};

/**
 * Explicit roles: on narrow screens the style sheet sets `display: block` on these elements, which drops the implicit
 * roles.
 */
const parts = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
};

const skeletonRows = Array.from({ length: 8 }, (_, index) => index);

const cellClass = <Row,>({ isHiddenNarrow, isEnd, width }: Column<Row>): string | undefined =>
  [isHiddenNarrow && 'hide-narrow', isEnd && 'end', width && `col-${width}`].filter(Boolean).join(' ') || undefined;

const sortIcon = (direction: SortDirection | undefined) => {
  if (!direction) return 'chevrons-up-down';
  return direction === 'ascending' ? 'arrow-up' : 'arrow-down';
};

const Header = <Row,>({ column, rows }: { column: Column<Row>; rows: readonly Row[] }) => {
  const { header, sort, isHeaderHidden, head } = column;
  const content = () => {
    if (head) return head(rows) || <span className="sr">{header}</span>;
    if (!sort) return <span className={isHeaderHidden ? 'sr' : undefined}>{header}</span>;
    return (
      <button type="button" className="sort" title={sort.tip} onClick={sort.onClick}>
        {header}
        <Icon name={sortIcon(sort.direction)} />
      </button>
    );
  };
  const order = !head && sort ? (sort.direction ?? 'none') : undefined;
  return (
    <th scope="col" {...parts.header} className={cellClass(column)} aria-sort={order}>
      {content()}
    </th>
  );
};

/** Fills the height of rows that are not rendered. It has one cell: spanning hidden columns would bring back their width. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it holds nothing that could take the focus
    <tr aria-hidden="true" className="gap">
      <td style={{ height }} />
    </tr>
  );

const Skeleton = <Row,>({ columns }: { columns: readonly Column<Row>[] }) =>
  skeletonRows.map((index) => (
    <tr key={index} {...parts.row}>
      {columns.map((column) => (
        <td key={column.id} {...parts.cell} className={cellClass(column)}>
          <span className="skeleton" />
        </td>
      ))}
    </tr>
  ));

const Rows = <Row,>({
  columns,
  rows,
  rowKey,
  rowClass,
}: Pick<TableProps<Row>, 'columns' | 'rowKey' | 'rowClass'> & { rows: readonly Row[] }) => {
  const { drawn, gapAfter, body, measure, ...handlers } = useVirtualRows(rows.map(rowKey));
  return (
    <tbody {...parts.group} ref={body} {...handlers}>
      {drawn.map(({ index, key, gapBefore }) => {
        const row = rows[index];
        return (
          row !== undefined && (
            <Fragment key={key}>
              <Gap height={gapBefore} />
              <tr {...parts.row} ref={measure} data-index={index} aria-rowindex={index + 2} className={rowClass?.(row)}>
                {columns.map((column) => (
                  <td key={column.id} {...parts.cell} className={cellClass(column)}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            </Fragment>
          )
        );
      })}
      <Gap height={gapAfter} />
    </tbody>
  );
};

/** A long table renders only the rows near the window. */
export const Table = <Row,>({ caption, columns, rows, rowKey, loadingLabel, empty, rowClass }: TableProps<Row>) => {
  if (rows?.length === 0) return <div className="sheet">{empty}</div>;
  return (
    <div className="sheet" aria-busy={!rows}>
      {!rows && (
        <p className="sr" role="status">
          {loadingLabel}
        </p>
      )}
      <table {...parts.table} className="table" aria-rowcount={rows && rows.length + 1}>
        <caption className="sr">{caption}</caption>
        <thead {...parts.group}>
          <tr {...parts.row} aria-rowindex={1}>
            {columns.map((column) => (
              <Header key={column.id} column={column} rows={rows ?? []} />
            ))}
          </tr>
        </thead>
        {rows ? (
          <Rows columns={columns} rows={rows} rowKey={rowKey} rowClass={rowClass} />
        ) : (
          <tbody {...parts.group}>
            <Skeleton columns={columns} />
          </tbody>
        )}
      </table>
    </div>
  );
};
