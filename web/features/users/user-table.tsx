import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Member, User } from '#shared/schemas/user.ts';
import { ListTable } from '#web/blocks/list-table.tsx';
import type { Query } from '#web/blocks/loaded.tsx';
import { useTranslation } from '#web/lib/i18n.ts';
import { RejectUser } from './reject-user.tsx';
import { useDecision } from './use-decision.ts';
import { userColumns } from './user-columns.tsx';
import { nextStatus, presentStatuses, sortUsers, type UserSort } from './user-order.ts';

const textOf = ({ firstName, lastName, email }: User): string => `${firstName} ${lastName} ${email}`;

/** The people of a university: search, sort, accept and reject. */
export const UserTable = ({ query, empty }: { query: Query<{ rows: readonly Member[] }>; empty: ReactNode }) => {
  const { t } = useTranslation(['users', 'lists']);
  const users = query.data?.rows;
  const [chosen, setSort] = useState<UserSort>();
  const present = useMemo(() => presentStatuses(users ?? []), [users]);
  const sort: UserSort = chosen ?? { by: 'status', first: present[0] };
  const sortKey = JSON.stringify(sort);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all there is in the sort
  const rows = useMemo(() => users && sortUsers(users, sort), [users, sortKey]);

  const status = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone with the decision.
  const decision = useDecision(() => status.current?.focus());

  const sortByName = () =>
    setSort({
      by: 'name',
      direction: sort.by === 'name' && sort.direction === 'ascending' ? 'descending' : 'ascending',
    });
  const sortByStatus = () =>
    setSort({
      by: 'status',
      first: sort.by === 'status' && sort.first ? nextStatus(present, sort.first) : present[0],
    });

  return (
    <>
      <div className="people">
        <ListTable
          query={query}
          rows={rows}
          caption={t('caption')}
          rowKey={({ id }) => id}
          columns={userColumns({
            t,
            sort,
            busyId: decision.busyId,
            onSortName: sortByName,
            onSortStatus: sortByStatus,
            onAccept: decision.accept,
            onReject: decision.askReject,
          })}
          search={{
            label: t('search'),
            placeholder: t('searchPlaceholder'),
            textOf,
            none: (typed) => t('noResult', { query: typed }),
          }}
          order={sort.by === 'name' ? t('byName') : sort.first && t(`first.${sort.first}`)}
          status={status}
          empty={empty}
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
