import { type ReactNode, type RefObject, useState } from 'react';
import { Link } from 'react-router-dom';
import { ListTable } from '#web/blocks/list-table.tsx';
import type { Query } from '#web/blocks/loaded.tsx';
import { RemoveDialog } from '#web/blocks/remove-dialog.tsx';
import { DeleteButton, EditLink } from '#web/blocks/row-buttons.tsx';
import type { ListColumn } from '#web/blocks/use-list-order.ts';
import type { ApiCall } from '#web/lib/calls/client.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type ListName, type Named, useEntryWords } from './entry-words.ts';

type EntryListProps<E> = {
  list: ListName;
  query: Query<unknown>;
  rows: readonly E[] | undefined;
  /** Hidden on narrow screens, where `fact` stands under the name instead. */
  column: Pick<ListColumn<E>, 'id' | 'header' | 'cell' | 'compare'>;
  fact: (entry: E) => ReactNode;
  remove: ApiCall<[{ params: { id: string } }], unknown>;
  /** Takes the focus when an entry was deleted. */
  head: RefObject<HTMLElement | null>;
};

export const EntryList = <E extends Named>({ list, query, rows, column, fact, remove, head }: EntryListProps<E>) => {
  const { t } = useTranslation('catalogues');
  const { nameOf, definitionOf, byName } = useEntryWords();
  const [removing, setRemoving] = useState<E>();
  const pathOf = ({ id }: E) => `/super-admin/${list}/${id}`;

  return (
    <>
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
        empty={<EmptyState title={t(`${list}.empty`)} text={t(`${list}.emptyText`)} />}
        columns={[
          {
            id: 'name',
            header: t('name'),
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
          { ...column, isHiddenNarrow: true, width: 'l' },
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
          onRemoved={() => head.current?.focus()}
        />
      )}
    </>
  );
};
