import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { User } from '#shared/schemas/user.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Table } from '#web/ui/table.tsx';
import { RejectUser } from './reject-user.tsx';
import { useDecision } from './use-decision.ts';
import { userColumns } from './user-columns.tsx';
import { nextStatus, presentStatuses, sortUsers, type UserSort, userSearch } from './user-order.ts';

const none: readonly User[] = [];

/** The people of a university: search, sort, accept and reject. */
export const UserTable = ({ users, empty }: { users: readonly User[] | undefined; empty: ReactNode }) => {
  const { t } = useTranslation(['users', 'lists', 'common']);
  const [query, setQuery] = useState('');
  const settledQuery = useDeferredValue(query);
  const [chosen, setSort] = useState<UserSort>();
  const present = useMemo(() => presentStatuses(users ?? none), [users]);
  const sort: UserSort = chosen ?? { by: 'status', first: present[0] };

  const search = useMemo(() => userSearch(users ?? none), [users]);
  const found = useMemo(() => search(settledQuery), [search, settledQuery]);
  const sortKey = JSON.stringify(sort);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all there is in the sort
  const rows = useMemo(() => sortUsers(found, sort), [found, sortKey]);

  const status = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone with the decision.
  const decision = useDecision(() => status.current?.focus());

  const handleClear = () => {
    setQuery('');
    status.current?.focus();
  };

  const order = sort.by === 'name' ? t('byName') : sort.first && t(`first.${sort.first}`);
  return (
    <>
      <div className="toolbar above-sheet">
        <SearchField label={t('search')} placeholder={t('searchPlaceholder')} value={query} onChange={setQuery} />
        <p className="small muted" role="status" tabIndex={-1} ref={status}>
          {users
            ? users.length > 0 && [t('results', { count: rows.length }), order].filter(Boolean).join(', ')
            : t('common:loading')}
        </p>
      </div>
      <div className="people">
        <Table
          caption={t('caption')}
          loadingLabel={t('common:loading')}
          rows={users && rows}
          rowKey={({ id }) => id}
          columns={userColumns({
            t,
            sort,
            busyId: decision.busyId,
            onSortName: () =>
              setSort({
                by: 'name',
                direction: sort.by === 'name' && sort.direction === 'ascending' ? 'descending' : 'ascending',
              }),
            onSortStatus: () =>
              setSort({
                by: 'status',
                first: sort.by === 'status' && sort.first ? nextStatus(present, sort.first) : present[0],
              }),
            onAccept: decision.accept,
            onReject: decision.askReject,
          })}
          empty={
            users?.length === 0 ? (
              empty
            ) : (
              <EmptyState
                title={t('noResult', { query: settledQuery.trim() })}
                action={<Button onClick={handleClear}>{t('clear')}</Button>}
              />
            )
          }
        />
      </div>
      {decision.rejecting && (
        <RejectUser
          user={decision.rejecting}
          isBusy={decision.busyId !== undefined}
          onKeep={decision.keep}
          onReject={decision.reject}
        />
      )}
    </>
  );
};
