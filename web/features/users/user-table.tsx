import { type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Status } from '#shared/lists.ts';
import type { Member, User } from '#shared/schemas/user.ts';
import { ListTable } from '#web/blocks/list-table.tsx';
import type { Query } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Decide } from './decide.tsx';
import { DecideFooter } from './decide-footer.tsx';
import { canUndo, statusOf } from './decisions.ts';
import { moveByArrows } from './move-by-arrows.ts';
import { PersonFlags } from './person-flags.tsx';
import { personName } from './person-name.ts';
import { Pick } from './pick.tsx';
import { RowActions, type UserTableVariant } from './row-actions.tsx';
import { useDecisions } from './use-decisions.ts';
import { useKeptOrder } from './use-kept-order.ts';
import { usePicked } from './use-picked.ts';
import { userColumns } from './user-columns.tsx';
import { isWaiting, nextStatus, presentStatuses, type Shown, type UserSort } from './user-order.ts';
import { type UserQuestion, UserQuestions } from './user-questions.tsx';

const textOf = ({ firstName, lastName, email }: User): string => `${firstName} ${lastName} ${email}`;

type UserTableProps = {
  query: Query<{ rows: readonly Member[] }>;
  variant: UserTableVariant;
  /** Where a person is opened and edited. */
  pathOf: (id: string) => string;
  /** Whom of them it shows, and the choice of that. */
  shown?: Shown;
  filter?: ReactNode;
  empty: ReactNode;
};

/** The people of a university: search, sort, accept and reject, one by one or many at once, edit and delete. */
export const UserTable = ({ query, variant, pathOf, shown = 'all', filter, empty }: UserTableProps) => {
  const { t } = useTranslation(['users', 'lists']);
  const users = query.data?.rows;
  const [chosen, setSort] = useState<UserSort>();
  const present = useMemo(() => presentStatuses(users ?? []), [users]);
  const sort: UserSort = chosen ?? { by: 'status', first: present[0] };
  const rows = useKeptOrder(users, { sort, shown, isReading: query.isFetching });
  const { decisions, batch, ...decide } = useDecisions();
  const [question, setQuestion] = useState<UserQuestion>();
  const status = useRef<HTMLParagraphElement>(null);
  const foot = useRef<HTMLSpanElement>(null);
  const resetMail = useSend(api.auth.resetPassword, { success: t('mailSent'), keepsCache: true });
  const resendMail = useSend(api.users.resendMail, { success: t('mailSent') });
  const resendInvitation = useSend(api.users.resendInvitation, { success: t('mailSent'), keepsCache: true });

  const decisionOf = ({ id }: User) => decisions.get(id);
  const isPending = (user: Member): boolean =>
    isWaiting({ ...user, status: statusOf(user, decisionOf(user)) }) && decisionOf(user)?.state !== 'sending';
  // biome-ignore lint/correctness/useExhaustiveDependencies: who waits follows from people and decisions
  const pending = useMemo(() => rows?.filter(isPending) ?? [], [rows, decisions]);
  const picked = usePicked(pending);

  const decideMany = (people: readonly Member[], to: Status) => {
    flushSync(() => {
      setQuestion(undefined);
      picked.clear();
      decide.decide(people, to);
    });
    // The button that had the focus is gone.
    foot.current?.focus();
  };
  const reject = (user: Member) => {
    // Who only asked can be told of it later; who has been working here loses that at once.
    if (user.status === 'ACCEPTED') setQuestion({ rejecting: [user] });
    else decide.decide([user], 'REJECTED');
  };
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

  const columns = userColumns({
    t,
    sort,
    onSortName: sortByName,
    onSortStatus: sortByStatus,
    pathOf,
    statusOf: (user) => statusOf(user, decisionOf(user)),
    pickOf: (user) =>
      isPending(user) && (
        <Pick
          label={t('pickWho', { name: personName(user) })}
          isPicked={picked.isPicked(user)}
          onChange={() => picked.toggle(user)}
        />
      ),
    pickAll: (found) => {
      const choice = found.filter(isPending);
      const count = choice.filter(picked.isPicked).length;
      return (
        choice.length > 0 && (
          <Pick
            label={t('pickAll', { count: choice.length })}
            isPicked={count === choice.length}
            isSome={count > 0 && count < choice.length}
            onChange={() => picked.toggleAll(choice)}
          />
        )
      );
    },
    flagsOf: (user) => (
      <PersonFlags
        user={user}
        isFailed={decisionOf(user)?.state === 'failed'}
        onResendMail={() => resendMail.mutate({ params: { id: user.id } })}
        onResendInvitation={() => resendInvitation.mutate({ params: { id: user.id } })}
      />
    ),
    actionsOf: (user) => (
      <span className="row-actions">
        <Decide
          user={user}
          decision={decisionOf(user)}
          rejectsAccepted={variant === 'super'}
          onAccept={() => decide.decide([user], 'ACCEPTED')}
          onReject={() => reject(user)}
          onUndo={(decision) => decide.undo([decision])}
        />
        {!canUndo(decisionOf(user)) && (
          <RowActions
            user={user}
            variant={variant}
            path={pathOf(user.id)}
            onMail={() => resetMail.mutate({ body: { email: user.email } })}
            onRemove={() => setQuestion({ removing: user })}
          />
        )}
      </span>
    ),
  });
  const all = [...decisions.values()];

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a shorter way between its buttons */}
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
      <DecideFooter
        picked={picked.users}
        batch={all.filter((one) => one.batch === batch)}
        failed={all.filter(({ state }) => state === 'failed')}
        focusRef={foot}
        onAccept={() => decideMany(picked.users, 'ACCEPTED')}
        onReject={() => setQuestion({ rejecting: picked.users })}
        onClear={picked.clear}
        onUndo={decide.undo}
        onRetry={decide.retry}
        onGiveUp={decide.giveUp}
      />
      {question && (
        <UserQuestions
          question={question}
          onClose={() => setQuestion(undefined)}
          onReject={(people) => decideMany(people, 'REJECTED')}
          onRemoved={() => status.current?.focus()}
        />
      )}
    </>
  );
};
