import { Link } from 'react-router-dom';
import { longDate } from '#shared/domain/long-date.ts';
import type { Member } from '#shared/schemas/user.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Raised } from '#web/ui/raised.tsx';
import type { Column } from '#web/ui/table.tsx';
import { statusOf } from './decision-queue.ts';
import { DoctorateLine } from './doctorate-line.tsx';
import { Email, personName } from './person.tsx';
import { PersonFlags, type useMails } from './person-flags.tsx';
import { RowActions, type UserTableVariant } from './row-actions.tsx';
import { Tick } from './tick.tsx';
import type { TableDecisions } from './use-table-decisions.ts';
import type { useUserSort } from './user-order.ts';

type UserColumnsInput = {
  table: TableDecisions;
  sorting: ReturnType<typeof useUserSort>;
  variant: UserTableVariant;
  mails: ReturnType<typeof useMails>;
  pathOf: (id: string) => string;
  /** Offers to choose several requests. */
  hasPicks: boolean;
};

type StateCellProps = Pick<UserColumnsInput, 'table' | 'mails'> & { user: Member };

/** Only what is not normal is written: a candidate whose access is open has a day, and a state for screen readers. */
const StateCell = ({ user, table, mails }: StateCellProps) => {
  const { t } = useTranslation(['users', 'lists']);
  const decision = table.decisionOf(user);
  const status = statusOf(user, decision);
  return (
    <span className="state-cell">
      <span className={status === 'ACCEPTED' && !decision ? 'sr' : status}>{t(`lists:status.${status}`)}</span>
      <PersonFlags user={user} isFailed={decision?.state === 'failed'} mails={mails} />
      {user.role !== 'user' && <span>{t(`roles.${user.role}`)}</span>}
      <span className="day">
        <Raised>{t('registeredOn', { date: longDate(user.createdAt, currentLanguage()) })}</Raised>
      </span>
    </span>
  );
};

const usePickColumn = ({ isPending, picked }: TableDecisions): Column<Member> => {
  const { t } = useTranslation('users');
  return {
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
  };
};

export const useUserColumns = (input: UserColumnsInput): Column<Member>[] => {
  const { table, sorting, variant, mails, pathOf, hasPicks } = input;
  const { t } = useTranslation('users');
  const pick = usePickColumn(table);
  const { sort, sortByName, sortByStatus } = sorting;
  return [
    ...(hasPicks ? [pick] : []),
    {
      id: 'person',
      header: t('person'),
      sort: { direction: sort.by === 'name' ? sort.direction : undefined, onClick: sortByName },
      cell: (user) => (
        <span className="cell-lines">
          <Link className="who" to={pathOf(user.id)}>
            {personName(user)}
          </Link>
          <span className="mail" title={user.email}>
            <Email address={user.email} />
          </span>
        </span>
      ),
    },
    // A person who waits has no record of a doctorate yet.
    ...(hasPicks
      ? []
      : [{ id: 'doctorate', header: t('doctorate.title'), cell: (user: Member) => <DoctorateLine user={user} /> }]),
    {
      id: 'status',
      header: t('status'),
      width: 'xl',
      sort: {
        direction: sort.by === 'status' ? 'other' : undefined,
        onClick: sortByStatus,
        tip: t('nextStatus'),
      },
      cell: (user) => <StateCell user={user} table={table} mails={mails} />,
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
