import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { longDate } from '#shared/domain/long-date.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import type { Member, User } from '#shared/schemas/user.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Raised } from '#web/ui/raised.tsx';
import type { Column } from '#web/ui/table.tsx';
import { Decision } from './decision.tsx';
import { Email } from './email.tsx';
import { personName } from './person-name.ts';
import { StatusChip } from './status-chip.tsx';
import type { UserSort } from './user-order.ts';

type UserColumnsInput = {
  t: Translate<'users', 'lists'>;
  sort: UserSort;
  onSortName: () => void;
  onSortStatus: () => void;
  busyId: string | undefined;
  onAccept: (user: User) => void;
  onReject: (user: User) => void;
  /** Where a person is opened. */
  pathOf: (id: string) => string;
  /** What else is done to them. */
  actionsOf: (user: Member) => ReactNode;
};

/** The table of people: on narrow screens name and status stay, with what is to be decided. */
export const userColumns = (input: UserColumnsInput): Column<Member>[] => {
  const { t, sort, busyId } = input;
  const decision = (user: User) =>
    user.status === 'PENDING' && (
      <Decision
        name={personName(user)}
        isBusy={busyId === user.id}
        onAccept={() => input.onAccept(user)}
        onReject={() => input.onReject(user)}
      />
    );

  const dateOf = ({ createdAt }: User) => <Raised>{longDate(createdAt, currentLanguage())}</Raised>;

  return [
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
          <span className="more only-narrow">
            {t(`roles.${user.role}`)}, <span className="nowrap">{dateOf(user)}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'role',
      header: t('role'),
      isHiddenNarrow: true,
      width: 'm',
      cell: (user) => <span className="sm">{t(`roles.${user.role}`)}</span>,
    },
    {
      id: 'registered',
      header: t('registered'),
      isHiddenNarrow: true,
      width: 'l',
      cell: (user) => <span className="sm nowrap num">{dateOf(user)}</span>,
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
        <>
          <StatusChip status={user.status} />
          <span className="only-narrow">{decision(user)}</span>
        </>
      ),
    },
    {
      id: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      isHiddenNarrow: true,
      isEnd: true,
      width: 'l',
      cell: (user) => (
        <span className="row-actions">
          {decision(user)}
          {input.actionsOf(user)}
        </span>
      ),
    },
  ];
};
