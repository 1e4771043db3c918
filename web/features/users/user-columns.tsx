import { Link } from 'react-router-dom';
import { longDate } from '#shared/domain/long-date.ts';
import type { Member } from '#shared/schemas/user.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Raised } from '#web/ui/raised.tsx';
import type { Column } from '#web/ui/table.tsx';
import { statusOf } from './decision-queue.ts';
import { Email, personName, StatusChip } from './person.tsx';
import { PersonFlags, useMails } from './person-flags.tsx';
import { RowActions, type UserTableVariant } from './row-actions.tsx';
import { Tick } from './tick.tsx';
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

export const useUserColumns = ({ table, sorting, variant, pathOf }: UserColumnsInput): Column<Member>[] => {
  const { t } = useTranslation(['users', 'lists']);
  const mails = useMails();
  const { decisionOf, isPending, picked } = table;
  const { sort, sortByName, sortByStatus } = sorting;
  return [
    {
      id: 'pick',
      header: t('pick'),
      width: 'check',
      head: (found) => {
        const pending = found.filter(isPending);
        const count = pending.filter(picked.isPicked).length;
        return (
          pending.length > 0 && (
            <Tick
              label={t('pickAll', { count: pending.length })}
              isPicked={count === pending.length}
              isMixed={count > 0 && count < pending.length}
              onChange={() => picked.toggleAll(pending)}
            />
          )
        );
      },
      cell: (user) =>
        isPending(user) && (
          <Tick
            label={t('pickWho', { name: personName(user) })}
            isPicked={picked.isPicked(user)}
            onChange={() => picked.toggle(user)}
          />
        ),
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
          <PersonFlags user={user} isFailed={decisionOf(user)?.state === 'failed'} mails={mails} />
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
          table={table}
          variant={variant}
          path={pathOf(user.id)}
          onMail={() => mails.sendPasswordLink(user)}
        />
      ),
    },
  ];
};
