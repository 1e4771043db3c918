import { Link } from 'react-router-dom';
import { longDate } from '#shared/domain/long-date.ts';
import type { Member } from '#shared/schemas/user.ts';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Raised } from '#web/ui/raised.tsx';
import type { Column } from '#web/ui/table.tsx';
import { statusOf } from './decision-queue.ts';
import { Email, personName, StatusChip } from './person.tsx';
import { PersonFlags } from './person-flags.tsx';
import { PickAll, PickUser } from './pick.tsx';
import { RowActions, type UserTableVariant } from './row-actions.tsx';
import type { TableDecisions } from './use-table-decisions.ts';
import type { useUserSort } from './user-order.ts';

type UserColumnsInput = {
  table: TableDecisions;
  sorting: ReturnType<typeof useUserSort>;
  variant: UserTableVariant;
  pathOf: (id: string) => string;
};

const registeredOn = ({ createdAt }: Member) => <Raised>{longDate(createdAt, currentLanguage())}</Raised>;

const PersonCell = ({ user, path }: { user: Member; path: string }) => {
  const { t } = useTranslation('users');
  return (
    <span className="cell-person">
      <Avatar size="s" firstName={user.firstName} lastName={user.lastName} url={user.avatarUrl} />
      <Link className="who" to={path}>
        {personName(user)}
      </Link>
      <span className="mail" title={user.email}>
        <Email address={user.email} />
      </span>
      <span className="more">
        {t(`roles.${user.role}`)}, <span className="nowrap">{registeredOn(user)}</span>
      </span>
    </span>
  );
};

const useMails = () => {
  const { t } = useTranslation('users');
  const success = t('mailSent');
  const reset = useSend(api.auth.resetPassword, { success, keepsCache: true });
  const mail = useSend(api.users.resendMail, { success });
  const invitation = useSend(api.users.resendInvitation, { success, keepsCache: true });
  return {
    sendPasswordLink: ({ email }: Member) => reset.mutate({ body: { email } }),
    resendMail: ({ id }: Member) => mail.mutate({ params: { id } }),
    resendInvitation: ({ id }: Member) => invitation.mutate({ params: { id } }),
  };
};

export const useUserColumns = ({ table, sorting, variant, pathOf }: UserColumnsInput): Column<Member>[] => {
  const { t } = useTranslation(['users', 'lists']);
  const { sendPasswordLink, resendMail, resendInvitation } = useMails();
  const { decisionOf, isPending, picked } = table;
  const { sort, sortByName, sortByStatus } = sorting;
  return [
    {
      id: 'pick',
      header: t('pick'),
      width: 'check',
      head: (found) => {
        const pending = found.filter(isPending);
        return pending.length > 0 && <PickAll users={pending} picked={picked} />;
      },
      cell: (user) => isPending(user) && <PickUser user={user} picked={picked} />,
    },
    {
      id: 'person',
      header: t('person'),
      sort: { direction: sort.by === 'name' ? sort.direction : undefined, onClick: sortByName },
      cell: (user) => <PersonCell user={user} path={pathOf(user.id)} />,
    },
    {
      id: 'role',
      header: t('roleAndDate'),
      width: 'm',
      cell: (user) => (
        <span className="two-lines">
          <span>{t(`roles.${user.role}`)}</span>
          <span className="num nowrap">{registeredOn(user)}</span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('status'),
      width: 'l',
      sort: {
        direction: sort.by === 'status' ? 'other' : undefined,
        onClick: sortByStatus,
        tip: t('nextStatus'),
      },
      cell: (user) => (
        <span className="state-cell">
          <StatusChip status={statusOf(user, decisionOf(user))} />
          <PersonFlags
            user={user}
            isFailed={decisionOf(user)?.state === 'failed'}
            onResendMail={() => resendMail(user)}
            onResendInvitation={() => resendInvitation(user)}
          />
        </span>
      ),
    },
    {
      id: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      isEnd: true,
      width: 'l',
      cell: (user) => (
        <RowActions
          user={user}
          decision={decisionOf(user)}
          variant={variant}
          path={pathOf(user.id)}
          onAccept={() => table.accept(user)}
          onReject={() => table.reject(user)}
          onUndo={(decision) => table.undo([decision])}
          onMail={() => sendPasswordLink(user)}
          onRemove={() => table.setQuestion({ removing: user })}
        />
      ),
    },
  ];
};
