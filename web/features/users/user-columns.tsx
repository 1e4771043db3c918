import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { longDate } from '#shared/domain/long-date.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import type { Status } from '#shared/lists.ts';
import type { Member } from '#shared/schemas/user.ts';
import { currentLanguage } from '#web/lib/words/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Raised } from '#web/ui/raised.tsx';
import type { Column } from '#web/ui/table.tsx';
import { Email } from './email.tsx';
import { personName } from './person-name.ts';
import { StatusChip } from './status-chip.tsx';
import type { UserSort } from './user-order.ts';

type UserColumnsInput = {
  t: Translate<'users', 'lists'>;
  sort: UserSort;
  onSortName: () => void;
  onSortStatus: () => void;
  /** Where a person is opened. */
  pathOf: (id: string) => string;
  statusOf: (user: Member) => Status;
  /** What is ticked, and ticks all there is to decide. */
  pickOf: (user: Member) => ReactNode;
  pickAll: (users: readonly Member[]) => ReactNode;
  flagsOf: (user: Member) => ReactNode;
  actionsOf: (user: Member) => ReactNode;
};

/** The table of people: below its breakpoint the facts stand under the name, and each row is a block. */
export const userColumns = (input: UserColumnsInput): Column<Member>[] => {
  const { t, sort } = input;
  const dateOf = ({ createdAt }: Member) => <Raised>{longDate(createdAt, currentLanguage())}</Raised>;
  return [
    { id: 'pick', header: t('pick'), width: 'check', head: input.pickAll, cell: input.pickOf },
    {
      id: 'person',
      header: t('person'),
      sort: { direction: sort.by === 'name' ? sort.direction : undefined, onClick: input.onSortName },
      cell: (user) => (
        <span className="cell-person">
          <Avatar size="s" firstName={user.firstName} lastName={user.lastName} url={user.avatarUrl} />
          <Link className="who" to={input.pathOf(user.id)}>
            {personName(user)}
          </Link>
          <span className="mail" title={user.email}>
            <Email address={user.email} />
          </span>
          <span className="more">
            {t(`roles.${user.role}`)}, <span className="nowrap">{dateOf(user)}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'role',
      header: t('roleAndDate'),
      width: 'm',
      cell: (user) => (
        <span className="two-lines">
          <span>{t(`roles.${user.role}`)}</span>
          <span className="num nowrap">{dateOf(user)}</span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('status'),
      width: 'l',
      sort: {
        direction: sort.by === 'status' ? 'other' : undefined,
        onClick: input.onSortStatus,
        tip: t('nextStatus'),
      },
      cell: (user) => (
        <span className="state-cell">
          <StatusChip status={input.statusOf(user)} />
          {input.flagsOf(user)}
        </span>
      ),
    },
    { id: 'actions', header: t('actions'), isHeaderHidden: true, isEnd: true, width: 'l', cell: input.actionsOf },
  ];
};
