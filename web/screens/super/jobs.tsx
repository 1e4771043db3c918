import { Fragment, useMemo } from 'react';
import type { Job } from '#shared/schemas/catalogue.ts';
import { EntryList } from '#web/features/catalogue/entry-list.tsx';
import { useEntryWords } from '#web/features/catalogue/entry-words.ts';
import { useTagColumns, useTagFilters } from '#web/features/catalogue/listed-tags.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';

const AddJob = onDemand(async () => (await import('#web/features/catalogue/add-job.tsx')).AddJob);

export const Jobs = () => {
  const { t } = useTranslation('catalogues');
  const query = useCall(api.catalogue.listJobs, []);
  const { byName } = useEntryWords();
  const byState = useMemo(() => (a: Job, b: Job) => Number(b.active) - Number(a.active) || byName(a, b), [byName]);
  // Active is the normal case.
  const state = ({ active }: Job) =>
    active ? <span className="muted">{t('isActive.yes')}</span> : <b>{t('isActive.no')}</b>;
  const tags = useTagColumns();
  return (
    <EntryList
      list="jobs"
      query={query}
      all={query.data?.jobs}
      {...useTagFilters(query.data?.jobs)}
      columns={[{ id: 'active', header: t('active'), compare: byState, cell: state }, ...tags]}
      fact={(job) => (
        <>
          {t(job.active ? 'state.yes' : 'state.no')}
          {tags.map(({ id, fact }) => fact(job) && <Fragment key={id}> · {fact(job)}</Fragment>)}
        </>
      )}
      remove={api.catalogue.removeJob}
      add={(close) => <AddJob onClose={close} />}
    />
  );
};
