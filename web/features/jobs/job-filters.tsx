import { employerKinds } from '#shared/lists.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pick, Picks } from '#web/ui/fields/choices.tsx';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { useDomainNames } from './domain-field.tsx';
import { type ChosenFilters, type JobView, jobViews } from './use-job-filters.ts';
import { countId } from './use-list-marks.ts';
import type { Marks } from './use-marks.ts';

export const JobFilterFields = ({ chosen, marks }: { chosen: ChosenFilters; marks: Marks }) => {
  const { t } = useTranslation(['jobs', 'jobFields']);
  const { filters, view, toggleEmployer, setDirect, setView } = chosen;
  const wordOf = { all: t('filters.all'), kept: t('filters.kept', { count: marks.kept.length }) };
  const set = filters.employers.length + Number(filters.isDirect) + Number(view !== 'all');
  const words = { ...wordOf, hidden: t('filters.hidden', { count: marks.hidden.length }) };
  return (
    <Fold summary={t('filters.fold', { count: set })}>
      <fieldset className="filters">
        <legend className="sr">{t('filters.title')}</legend>
        <Picks legend={t('filters.employers')}>
          {employerKinds.map((kind) => (
            <Pick key={kind} isOn={filters.employers.includes(kind)} onToggle={() => toggleEmployer(kind)}>
              {t(`jobFields:fact.employers.${kind}`)}
            </Pick>
          ))}
        </Picks>
        <div className="toolbar">
          <label className="switch">
            <input
              type="checkbox"
              role="switch"
              checked={filters.isDirect}
              aria-checked={filters.isDirect}
              onChange={({ target }) => setDirect(target.checked)}
            />
            <span>{t('filters.direct')}</span>
          </label>
          <Segmented
            label={t('filters.show')}
            value={view}
            onChange={setView}
            segments={jobViews.map((value) => ({ value, face: words[value], label: words[value] }))}
          />
        </div>
      </fieldset>
    </Fold>
  );
};

type JobCountProps = {
  portfolio: Portfolio;
  chosen: ChosenFilters;
  marks: Marks;
  /** False while only the first jobs are loaded. */
  isWhole: boolean;
  left: number;
  total: number;
};

export const JobCount = ({ portfolio, chosen, marks, isWhole, left, total }: JobCountProps) => {
  const { t } = useTranslation(['jobs', 'common']);
  const domain = useDomainNames(portfolio);
  const { view, isNarrowed } = chosen;

  const sentence = () => {
    if (isNarrowed) return isWhole ? t('filters.left', { count: left, total }) : t('common:loading');
    if (view === 'kept') return t('filters.keptCount', { count: marks.kept.length });
    if (view === 'hidden') return t('filters.hiddenCount', { count: marks.hidden.length });
    return domain ? t('countIn', { count: total, domain }) : t('count', { count: total });
  };
  return (
    <p className="small muted" role="status" id={countId} tabIndex={-1}>
      {sentence()}
    </p>
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
    <div className="sheet">
      <EmptyState
        {...words}
        action={
          <Button look="primary" icon="rotate-ccw" onClick={onReset}>
            {t('filters.reset')}
          </Button>
        }
      />
    </div>
  );
};
