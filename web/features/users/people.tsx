import { type KeyboardEvent, useRef } from 'react';
import type { Member } from '#shared/schemas/user.ts';
import { ListSkeleton, Loading, type Query } from '#web/blocks/loaded.tsx';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { today } from '#web/lib/words/today.ts';
import { Button } from '#web/ui/button.tsx';
import { CohortRoom } from './cohort-room.tsx';
import { cohortOf, filtersFrom, isShown } from './member-filters.ts';
import { useMails } from './person-flags.tsx';
import { Requests } from './requests.tsx';
import type { UserTableVariant } from './row-actions.tsx';
import { useMemberFilters } from './use-member-filters.ts';
import { useTableDecisions } from './use-table-decisions.ts';
import { useKeptOrder, useUserSort } from './user-order.ts';
import { UserTable } from './user-table.tsx';
import './users.css';
import './users-narrow.css';
import './requests.css';

const CohortReminder = onDemand(async () => (await import('./cohort-reminder.tsx')).CohortReminder, {
  texts: ['memberTools'],
  StandIn: CohortRoom,
});
const DecideFooter = onDemand(async () => (await import('./decide-footer.tsx')).DecideFooter);
const RejectQuestion = onDemand(async () => (await import('./user-questions.tsx')).RejectQuestion);
const RemoveUser = onDemand(async () => (await import('./user-questions.tsx')).RemoveUser);

/** Moves the focus to the same control of the row above or below. Rows have their place as `data-index`. */
const moveByArrows = (event: KeyboardEvent<HTMLElement>): void => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
  if (!by || !row || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = row.parentElement?.querySelector(`[data-index="${Number(row.dataset.index) + by}"]`);
  const place = [...row.children].findIndex((part) => part.contains(event.target as Element));
  const control =
    next?.children[place]?.querySelector<HTMLElement>('.decide button, a, button, input') ??
    next?.querySelector<HTMLElement>('.who');
  if (!control) return;
  event.preventDefault();
  control.focus();
};

/** More requests are a list of their own. */
const mostRequests = 10;
const longestWait = { by: 'wait' } as const;
const onlyPending = filtersFrom(new URLSearchParams('show=pending'));

type PeopleProps = {
  universityId: string;
  query: Query<{ rows: readonly Member[] }>;
  variant: UserTableVariant;
  pathOf: (id: string) => string;
};

/** The requests that wait, then all members. */
export const People = ({ universityId, query, variant, pathOf }: PeopleProps) => {
  const { t } = useTranslation('users');
  const users = query.data?.rows;
  const chosen = useMemberFilters();
  const sorting = useUserSort(users);
  const kept = { today: today(), isReading: query.isFetching };
  const rows = useKeptOrder(users, { ...kept, sort: sorting.sort, filters: chosen.filters });
  const requests = useKeptOrder(users, { ...kept, sort: longestWait, filters: onlyPending }) ?? [];
  const table = useTableDecisions(users);
  const mails = useMails();
  const status = useRef<HTMLParagraphElement>(null);
  const { question, setQuestion, decideMany } = table;
  const close = () => setQuestion(undefined);
  const cohort = cohortOf(chosen.filters.show);
  const listedAbove = chosen.count > 0 ? [] : requests.slice(0, mostRequests);
  if (!users && !query.error)
    return (
      <Loading>
        <ListSkeleton rows={8} />
      </Loading>
    );
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a shortcut between its buttons */}
      <div onKeyDown={moveByArrows}>
        {listedAbove.length > 0 && (
          <Requests
            requests={listedAbove}
            table={table}
            mails={mails}
            more={
              requests.length > mostRequests && (
                <Button look="quiet" onClick={() => chosen.set({ show: 'pending' })}>
                  {t('requests.all', { count: requests.length })}
                </Button>
              )
            }
          />
        )}
        {cohort && users && (
          <CohortReminder
            key={cohort}
            universityId={universityId}
            cohort={cohort}
            people={users.filter(isShown(cohort, kept.today)).length}
            isNarrowed={chosen.count > 1}
          />
        )}
        <UserTable {...{ query, rows, listedAbove, variant, pathOf, chosen, sorting, table, mails, status }} />
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
