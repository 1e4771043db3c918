import { employerKinds } from '#shared/lists.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Pick, Picks } from '#web/ui/fields/pick.tsx';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { type ChosenFilters, jobViews } from './use-job-filters.ts';
import type { Marks } from './use-marks.ts';

/** What the list is narrowed down to: who employs, what a PhD suffices for, what was kept or set aside. No rank changes. On a phone they are folded, with how many are set. */
export const JobFilterFields = ({ chosen, marks }: { chosen: ChosenFilters; marks: Marks }) => {
  const { t } = useTranslation('jobs');
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
              {t(`employer.${kind}`)}
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
