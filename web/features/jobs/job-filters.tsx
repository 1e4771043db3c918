import { employerKinds } from '#shared/lists.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { DisclosureMenu } from '#web/ui/disclosure-menu.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pick, Picks } from '#web/ui/fields/choices.tsx';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { countId } from './use-focus-next.ts';
import type { ChosenFilters, JobView } from './use-job-filters.ts';
import type { Marks } from './use-marks.ts';

type FilterPanelProps = {
  chosen: ChosenFilters;
  marks: Marks;
  /** Without a domain no job is elsewhere. */
  hasDomain: boolean;
};

export const FilterPanel = ({ chosen, marks, hasDomain }: FilterPanelProps) => {
  const { t } = useTranslation(['jobs', 'jobFields']);
  const { filters, view, isReranked, set } = chosen;
  const count =
    filters.employers.length +
    [filters.isDirect, filters.isElsewhere, view !== 'all', !isReranked].filter(Boolean).length;
  const words = {
    all: t('filters.all'),
    kept: t('filters.kept', { count: marks.kept.length }),
    hidden: t('filters.hidden', { count: marks.hidden.length }),
  };
  return (
    <DisclosureMenu label={t('filters.fold', { count })} icon="sliders-horizontal">
      <fieldset className="stack">
        <legend className="sr">{t('filters.title')}</legend>
        <Picks legend={t('filters.employers')}>
          {employerKinds.map((kind) => (
            <Pick key={kind} isOn={filters.employers.includes(kind)} onToggle={() => chosen.toggleEmployer(kind)}>
              {t(`jobFields:fact.employers.${kind}`)}
            </Pick>
          ))}
        </Picks>
        <Picks legend={t('filters.access')}>
          <Pick isOn={filters.isDirect} onToggle={() => set({ direct: !filters.isDirect })}>
            {t('filters.direct')}
          </Pick>
          {(hasDomain || filters.isElsewhere) && (
            <Pick isOn={filters.isElsewhere} onToggle={() => set({ elsewhere: !filters.isElsewhere })}>
              {t('filters.elsewhere')}
            </Pick>
          )}
        </Picks>
        <Segmented
          label={t('filters.show')}
          value={view}
          onChange={chosen.setView}
          segments={(['all', 'kept', 'hidden'] as const).map((value) => ({
            value,
            face: words[value],
            label: words[value],
          }))}
        />
        <label className="switch">
          <input
            type="checkbox"
            role="switch"
            checked={isReranked}
            aria-checked={isReranked}
            onChange={({ target }) => set({ reactions: !target.checked })}
          />
          <span>{t('filters.reactions')}</span>
        </label>
      </fieldset>
    </DisclosureMenu>
  );
};

type JobCountProps = {
  chosen: ChosenFilters;
  marks: Marks;
  /** False while only the first jobs are loaded. */
  isWhole: boolean;
  left: number;
  /** Counts the jobs of the "all" view. */
  total: number;
};

export const JobCount = ({ chosen: { view, isNarrowed }, marks, isWhole, left, total }: JobCountProps) => {
  const { t } = useTranslation(['jobs', 'common']);
  const sentence = () => {
    if (isNarrowed && !isWhole) return t('common:loading');
    if (isNarrowed) return t('filters.left', { count: left, total: view === 'all' ? total : marks[view].length });
    if (view === 'kept') return t('filters.keptCount', { count: marks.kept.length });
    if (view === 'hidden') return t('filters.hiddenCount', { count: marks.hidden.length });
    return t('count', { count: total });
  };
  return (
    <b role="status" id={countId} tabIndex={-1}>
      {sentence()}
    </b>
  );
};

export const NoJobs = ({ view, onReset }: { view: JobView; onReset: () => void }) => {
  const { t } = useTranslation('jobs');
  const words = {
    all: { title: t('filters.none'), text: t('filters.noneText') },
    kept: { title: t('filters.noneKept'), text: t('filters.noneKeptText') },
    hidden: { title: t('filters.noneHidden'), text: t('filters.noneHiddenText') },
  }[view];
  return (
    <EmptyState
      {...words}
      action={
        <Button look="primary" icon="rotate-ccw" onClick={onReset}>
          {t('filters.reset')}
        </Button>
      }
    />
  );
};
