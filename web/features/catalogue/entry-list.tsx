import { type ReactNode, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { DialogButton } from '#web/blocks/dialog-button.tsx';
import { type ListColumn, ListTable } from '#web/blocks/list-table.tsx';
import type { Query } from '#web/blocks/loaded.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { RemoveDialog } from '#web/blocks/remove-dialog.tsx';
import { DeleteButton, EditLink } from '#web/blocks/row-buttons.tsx';
import type { ApiCall } from '#web/lib/calls/client.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type Entry, type ListName, useEntryWords } from './entry-words.ts';

type EntryListProps<E> = {
  list: ListName;
  query: Query<unknown>;
  /** The title counts all entries; the table shows those that its filter leaves. */
  all: readonly E[] | undefined;
  rows?: readonly E[] | undefined;
  /** Hidden on narrow screens, where `fact` is shown under the name instead. */
  columns: readonly Pick<ListColumn<E>, 'id' | 'header' | 'cell' | 'compare' | 'width'>[];
  /** Heads the first column of entries that have no name. */
  nameHeader?: string;
  fact: (entry: E) => ReactNode;
  filter?: ReactNode;
  /** Shown instead of the list's own empty state. */
  empty?: ReactNode;
  remove: ApiCall<[{ params: { id: string } }], unknown>;
  add: (onClose: () => void) => ReactNode;
};

export const EntryList = <E extends Entry>(props: EntryListProps<E>) => {
  const { list, query, all, rows = all, columns, nameHeader, fact, filter, empty, remove, add } = props;
  const { t } = useTranslation(['catalogues', 'common']);
  const { nameOf, definitionOf, byName } = useEntryWords();
  const [params] = useSearchParams();
  const [removing, setRemoving] = useState<E>();
  // Takes the focus when an entry was deleted.
  const heading = useRef<HTMLHeadingElement>(null);
  const pathOf = ({ id }: E) => `/super-admin/${list}/${id}`;
  const count = { value: all?.length, label: t(`${list}.count`, { count: all?.length ?? 0 }) };

  return (
    <>
      <PageHead
        title={t(`${list}.title`)}
        count={count}
        lead={t(`${list}.lead`)}
        headingRef={heading}
        actions={
          <div className="list-actions">
            <DialogButton look="primary" icon="plus" label={t(`${list}.add`)}>
              {add}
            </DialogButton>
          </div>
        }
      />
      <ListTable
        query={query}
        rows={rows}
        caption={t(`${list}.caption`)}
        rowKey={({ id }) => id}
        initialOrder={{ by: 'name', direction: 'ascending' }}
        search={{
          label: t(`${list}.search`),
          placeholder: t(`${list}.placeholder`),
          textOf: nameOf,
          none: (typed) => t(`${list}.noResult`, { query: typed }),
        }}
        filter={filter}
        paged={{ filters: params.toString() }}
        empty={empty || <EmptyState title={t(`${list}.empty`)} text={t(`${list}.emptyText`)} />}
        columns={[
          {
            id: 'name',
            header: nameHeader ?? t('name'),
            compare: byName,
            cell: (entry) => (
              <span className="cell-lines">
                <Link className="h4" to={pathOf(entry)}>
                  {nameOf(entry)}
                </Link>
                <span className="small muted one-line">{definitionOf(entry)}</span>
                <span className="only-narrow small muted">{fact(entry)}</span>
              </span>
            ),
          },
          ...columns.map((column) => ({ width: 'l' as const, ...column, isHiddenNarrow: true })),
          {
            id: 'actions',
            header: t('actions'),
            isHeaderHidden: true,
            isEnd: true,
            width: 's',
            cell: (entry) => (
              <span className="row-actions">
                <EditLink label={t('edit', { name: nameOf(entry) })} to={pathOf(entry)} />
                <DeleteButton
                  label={t(`${list}.remove.label`, { name: nameOf(entry) })}
                  onClick={() => setRemoving(entry)}
                />
              </span>
            ),
          },
        ]}
      />
      {removing && (
        <RemoveDialog
          title={t(`${list}.remove.title`)}
          text={t(`${list}.remove.text`, { name: nameOf(removing) })}
          call={remove}
          input={{ params: { id: removing.id } }}
          success={t(`${list}.remove.done`)}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => heading.current?.focus()}
        />
      )}
    </>
  );
};
