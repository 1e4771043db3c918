import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListedUniversity } from '#shared/schemas/university.ts';
import { DialogButton } from '#web/blocks/dialog-button.tsx';
import { FormSkeleton, Loading } from '#web/blocks/loaded.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { SilentCells } from '#web/blocks/silent-cells.tsx';
import { Deletions } from '#web/features/universities/deletions.tsx';
import { UniversityList } from '#web/features/universities/university-list.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useSilentCells } from '#web/lib/calls/use-silent-cells.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SelectField } from '#web/ui/fields/choices.tsx';

const AddUniversity = onDemand(
  async () => (await import('#web/features/universities/add-university.tsx')).AddUniversity,
);
const none: readonly never[] = [];

/** Of the lists that the screen puts together. */
const paths = ['/universities', '/university-deletions', '/university-usages'];
const pathsWithCounts = [...paths, '/counts'];

const shows = ['all', 'pending', 'withoutAdministrator'] as const;
type Show = (typeof shows)[number];

const isShow = (text: string | null): text is Show => shows.some((show) => show === text);

/** The counts are only read when a filter needs them. */
const useShown = (all: readonly ListedUniversity[] | undefined) => {
  const [params, setParams] = useSearchParams();
  const asked = params.get('show');
  const show = isShow(asked) ? asked : 'all';
  const query = useCall(api.users.countsOfAll, [], { isEnabled: show !== 'all' });
  const counts = query.data;
  const waiting = useMemo(() => new Map(counts?.waiting.map((one) => [one.universityId, one])), [counts]);
  /** Undefined while the counts load. */
  const rows = useMemo(() => {
    if (show === 'all' || !all) return all;
    const isShown = ({ id }: ListedUniversity): boolean => {
      const { pendingUsers = 0, administrators = 1 } = waiting.get(id) ?? {};
      return show === 'pending' ? pendingUsers > 0 : administrators === 0;
    };
    return counts && all.filter(isShown);
  }, [show, all, counts, waiting]);

  return {
    show,
    query,
    rows,
    choose: (next: string) =>
      setParams(next === 'all' ? {} : { show: next }, { replace: true, preventScrollReset: true }),
    pendingIn: (id: string): number => waiting.get(id)?.pendingUsers ?? 0,
  };
};

export const Universities = () => {
  const { t } = useTranslation(['universityList', 'silentCells']);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useCall(api.universities.list, []);
  const deletions = useCall(api.universities.listDeletions, []);
  const usages = useCall(api.universities.listUsages, []);
  const all = list.data?.rows;
  const { show, choose, query, rows, pendingIn } = useShown(all);
  const asked = show === 'all' ? paths : pathsWithCounts;
  const isWhole = useSilentCells(asked).length === 0;
  const count = isWhole ? all?.length : undefined;
  // Deletions are above the list and figures in its rows, so all are shown together to avoid a layout shift.
  const shown = [list, deletions, usages, ...(show === 'all' ? [] : [query])];
  const isKnown = [deletions, usages, list].every(({ data, isError }) => data || isError);
  const add = (
    <div className="list-actions">
      <DialogButton look="primary" icon="plus" label={t('add.button')}>
        {(close) => <AddUniversity onClose={close} />}
      </DialogButton>
    </div>
  );

  return (
    <>
      <PageHead
        title={t('title')}
        count={{ value: count, label: t('count', { count: count ?? 0 }) }}
        lead={t('lead')}
        actions={add}
        headingRef={heading}
      />
      <SilentCells
        paths={isKnown ? asked : none}
        isRetrying={shown.some(({ isFetching }) => isFetching)}
        onRetry={() => Promise.all(shown.map(({ refetch }) => refetch()))}
      />
      {isKnown ? (
        <>
          <Deletions listed={deletions.data ?? none} universities={all ?? none} />
          <UniversityList
            query={list.error ? list : query}
            rows={rows}
            all={all ?? none}
            pathOf={(id) => `/super-admin/universities/${id}${show === 'all' ? '' : '?activeTab=1'}`}
            noteOf={({ id }) => (show === 'pending' ? t('pending', { count: pendingIn(id) }) : undefined)}
            usages={usages.data?.rows}
            filter={
              <SelectField
                label={t('show.label')}
                isLabelHidden
                options={shows.map((value) => ({ value, label: t(`show.${value}`) }))}
                value={show}
                onChange={({ target }) => choose(target.value)}
              />
            }
            empty={
              show === 'all' ? (
                <EmptyState
                  title={isWhole ? t('empty') : t('silentCells:none')}
                  {...(isWhole && { text: t('emptyText') })}
                />
              ) : (
                <EmptyState
                  title={isWhole ? t(`none.${show}`) : t('silentCells:none')}
                  action={<Button onClick={() => choose('all')}>{t('show.again')}</Button>}
                />
              )
            }
            onRemoved={() => heading.current?.focus()}
          />
        </>
      ) : (
        <Loading>
          <FormSkeleton />
        </Loading>
      )}
    </>
  );
};
