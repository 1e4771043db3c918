import { type ReactNode, type RefObject, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Formation } from '#shared/schemas/formation.ts';
import { compareTexts, ListTable } from '#web/blocks/list-table.tsx';
import type { Query } from '#web/blocks/loaded.tsx';
import { RemoveDialog } from '#web/blocks/remove-dialog.tsx';
import { DeleteButton, EditLink } from '#web/blocks/row-buttons.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

type FormationListProps = {
  query: Query<{ rows: readonly Formation[] }>;
  /** The server searches. */
  search: string;
  pathOf: (id: string) => string;
  empty: ReactNode;
  /** Takes the focus after a course is deleted. */
  head: RefObject<HTMLElement | null>;
};

const byTitle = (a: Formation, b: Formation) => compareTexts(a.title, b.title);
const byCategory = (a: Formation, b: Formation) =>
  compareTexts(a.FormationCategory?.name, b.FormationCategory?.name) || byTitle(a, b);

export const FormationList = ({ query, search, pathOf, empty, head }: FormationListProps) => {
  const { t } = useTranslation('formations');
  const [removing, setRemoving] = useState<Formation>();
  const categoryOf = ({ FormationCategory }: Formation) => FormationCategory?.name ?? t('noCategory');

  return (
    <>
      <ListTable
        query={query}
        rows={query.data?.rows}
        caption={t('caption')}
        rowKey={({ id }) => id}
        initialOrder={{ by: 'title', direction: 'ascending' }}
        paged={{ filters: search }}
        empty={empty}
        columns={[
          {
            id: 'title',
            header: t('course'),
            compare: byTitle,
            cell: (formation) => (
              <span className="cell-lines">
                <Link className="h4" to={pathOf(formation.id)}>
                  {formation.title}
                </Link>
                <span className="small muted one-line">{formation.description}</span>
                <span className="only-narrow small muted">{categoryOf(formation)}</span>
              </span>
            ),
          },
          {
            id: 'category',
            header: t('category'),
            compare: byCategory,
            isHiddenNarrow: true,
            width: 'l',
            cell: (formation) => <span className="sm">{categoryOf(formation)}</span>,
          },
          {
            id: 'actions',
            header: t('actions'),
            isHeaderHidden: true,
            isEnd: true,
            width: 's',
            cell: (formation) => (
              <span className="row-actions">
                <EditLink label={t('edit', { title: formation.title })} to={pathOf(formation.id)} />
                <DeleteButton
                  label={t('remove.label', { title: formation.title })}
                  onClick={() => setRemoving(formation)}
                />
              </span>
            ),
          },
        ]}
      />
      {removing && (
        <RemoveDialog
          title={t('remove.title')}
          text={t('remove.text', { title: removing.title })}
          call={api.formations.remove}
          input={{ params: { id: removing.id } }}
          success={t('remove.done')}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => head.current?.focus()}
        />
      )}
    </>
  );
};
