import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Member, User } from '#shared/schemas/user.ts';
import { ListTable } from '#web/blocks/list-table.tsx';
import type { Query } from '#web/blocks/loaded.tsx';
import { RemoveDialog } from '#web/blocks/remove-dialog.tsx';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { useSend } from '#web/lib/use-send.ts';
import { personName } from './person-name.ts';
import { RejectUser } from './reject-user.tsx';
import { RowActions, type UserTableVariant } from './row-actions.tsx';
import { useDecision } from './use-decision.ts';
import { userColumns } from './user-columns.tsx';
import { nextStatus, presentStatuses, sortUsers, type UserSort } from './user-order.ts';

const textOf = ({ firstName, lastName, email }: User): string => `${firstName} ${lastName} ${email}`;

type UserTableProps = {
  query: Query<{ rows: readonly Member[] }>;
  variant: UserTableVariant;
  /** Where a person is opened and edited. */
  pathOf: (id: string) => string;
  empty: ReactNode;
};

/** The people of a university: search, sort, accept and reject, edit and delete. */
export const UserTable = ({ query, variant, pathOf, empty }: UserTableProps) => {
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

  const [removing, setRemoving] = useState<User>();
  const resetMail = useSend(api.auth.resetPassword, { success: t('mailSent'), keepsCache: true });

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
            pathOf,
            actionsOf: (user) => (
              <RowActions
                user={user}
                variant={variant}
                path={pathOf(user.id)}
                onMail={() => resetMail.mutate({ body: { email: user.email } })}
                onRemove={() => setRemoving(user)}
              />
            ),
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
      {removing && (
        <RemoveDialog
          call={api.users.remove}
          title={t('remove.title', { name: personName(removing) })}
          text={t('remove.text')}
          success={t('remove.done')}
          input={{ params: { id: removing.id } }}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => status.current?.focus()}
        />
      )}
    </>
  );
};
