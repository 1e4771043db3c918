import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { Member, User } from '#shared/schemas/user.ts';
import { ListTable } from '#web/blocks/list-table.tsx';
import type { Query } from '#web/blocks/loaded.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { DecideFooter } from './decide-footer.tsx';
import type { UserTableVariant } from './row-actions.tsx';
import { useTableDecisions } from './use-table-decisions.ts';
import { useUserColumns } from './user-columns.tsx';
import { type Shown, useKeptOrder, useUserSort } from './user-order.ts';
import { RejectQuestion, RemoveUser } from './user-questions.tsx';
import './users.css';

const textOf = ({ firstName, lastName, email }: User): string => `${firstName} ${lastName} ${email}`;

/** Moves the focus to the same control of the row above or below. */
const moveByArrows = (event: KeyboardEvent<HTMLElement>): void => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const cell = event.target instanceof Element ? event.target.closest('tbody td') : null;
  const row = cell?.closest('tr');
  if (!by || !cell || !row || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = row.parentElement?.querySelector(`[data-index="${Number(row.dataset.index) + by}"]`);
  const place = [...row.children].indexOf(cell);
  const control =
    next?.children[place]?.querySelector<HTMLElement>('a, button, input') ?? next?.querySelector<HTMLElement>('.who');
  if (!control) return;
  event.preventDefault();
  control.focus();
};

type UserTableProps = {
  query: Query<{ rows: readonly Member[] }>;
  variant: UserTableVariant;
  pathOf: (id: string) => string;
  shown?: Shown;
  filter?: ReactNode;
  empty: ReactNode;
};

export const UserTable = ({ query, variant, pathOf, shown = 'all', filter, empty }: UserTableProps) => {
  const { t } = useTranslation('users');
  const users = query.data?.rows;
  const sorting = useUserSort(users);
  const { sort } = sorting;
  const rows = useKeptOrder(users, { sort, shown, isReading: query.isFetching });
  const table = useTableDecisions(rows);
  const { decisionOf, picked, question, setQuestion, decideMany } = table;
  const columns = useUserColumns({ table, sorting, variant, pathOf });
  const close = () => setQuestion(undefined);
  const status = useRef<HTMLParagraphElement>(null);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a shortcut between its buttons */}
      <div className={`people ${variant}`} onKeyDown={moveByArrows}>
        <ListTable
          query={query}
          rows={rows}
          caption={t('caption')}
          rowKey={({ id }) => id}
          rowClass={(user) => (picked.isPicked(user) ? 'picked' : decisionOf(user) && 'decided')}
          columns={columns}
          search={{
            label: t('search'),
            placeholder: t('searchPlaceholder'),
            textOf,
            none: (typed) => t('noResult', { query: typed }),
          }}
          filter={filter}
          order={sort.by === 'name' ? t('byName') : sort.first && t(`first.${sort.first}`)}
          status={status}
          empty={empty}
        />
      </div>
      <DecideFooter table={table} />
      {question && 'removing' in question && (
        <RemoveUser user={question.removing} onClose={close} onRemoved={() => status.current?.focus()} />
      )}
      {question && 'rejecting' in question && (
        <RejectQuestion
          count={question.rejecting.length}
          confirmLabel={t('reject')}
          onKeep={close}
          onConfirm={() => decideMany(question.rejecting, 'REJECTED')}
        />
      )}
    </>
  );
};
