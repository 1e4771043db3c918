import { useRef, useState } from 'react';
import { FormSkeleton } from '#web/blocks/form-skeleton.tsx';
import { Loading } from '#web/blocks/loading.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { Deletions } from '#web/features/universities/deletions.tsx';
import { UniversityList } from '#web/features/universities/university-list.tsx';
import { shows, useWaiting } from '#web/features/universities/use-waiting.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { figure } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';

const AddUniversity = onDemand(
  async () => (await import('#web/features/universities/add-university.tsx')).AddUniversity,
);
const none: readonly never[] = [];

export const Universities = () => {
  const { t } = useTranslation('universityList');
  const [isAdding, setAdding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useCall(api.universities.list, []);
  const deletions = useCall(api.universities.listDeletions, []);
  const all = list.data?.rows;
  const { show, choose, query, rows, pendingIn } = useWaiting(all);
  const count = all?.length;
  // What stands over the list comes with it, so that nothing moves.
  const isKnown = (deletions.data || deletions.isError) && (all || list.isError);
  const add = (
    <Button look="primary" icon="plus" onClick={() => setAdding(true)}>
      {t('add.button')}
    </Button>
  );

  return (
    <>
      <PageHead
        title={t('title')}
        count={
          count === undefined ? undefined : { value: figure(count, currentLanguage()), label: t('count', { count }) }
        }
        lead={t('lead')}
        actions={add}
        headingRef={heading}
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
            filter={
              <SelectField
                label={t('show.label')}
                options={shows.map((value) => ({ value, label: t(`show.${value}`) }))}
                value={show}
                onChange={({ target }) => choose(target.value)}
              />
            }
            empty={
              show === 'all' ? (
                <EmptyState title={t('empty')} text={t('emptyText')} />
              ) : (
                <EmptyState
                  title={t(`none.${show}`)}
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
      {isAdding && <AddUniversity onClose={() => setAdding(false)} />}
    </>
  );
};
