import { localized } from '#shared/domain/localized.ts';
import type { CalculatedJob } from '#shared/schemas/portfolio.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { headingIdOf } from './use-focus-next.ts';
import type { JobView } from './use-job-filters.ts';
import type { Marks } from './use-marks.ts';

type UnlistedMarksProps = {
  view: Exclude<JobView, 'all'>;
  marks: Marks;
  leavingMarks: (jobIds: readonly string[]) => Marks;
  listed: readonly CalculatedJob[];
};

/** Lists marked jobs that are no longer ranked. */
export const UnlistedMarks = ({ view, marks, leavingMarks, listed }: UnlistedMarksProps) => {
  const { t } = useTranslation('jobs');
  const inList = new Set(listed.map(({ Job }) => Job.id));
  const away = (view === 'kept' ? marks.kept : marks.hidden).filter((id) => !inList.has(id));
  const { data } = useCall(api.catalogue.listJobs, [], { isEnabled: away.length > 0 });
  const jobs = data?.jobs.filter(({ id }) => away.includes(id)) ?? [];
  if (jobs.length === 0) return null;
  const { toggleKept, toggleHidden } = leavingMarks(jobs.map(({ id }) => id));

  return (
    <section className="away" aria-labelledby="marked-away">
      <h2 className="t1" id="marked-away">
        {t(view === 'kept' ? 'marks.away' : 'marks.awayHidden')}
      </h2>
      <ul className="ranks">
        {jobs.map((job) => {
          const { name } = localized(job, currentLanguage());
          return (
            <li key={job.id} className="slip">
              <span tabIndex={-1} id={headingIdOf(job.id)}>
                {name}
              </span>
              {view === 'kept' ? (
                <Button look="quiet" aria-label={t('marks.dropOf', { name })} onClick={() => toggleKept(job.id)}>
                  {t('marks.drop')}
                </Button>
              ) : (
                <Button
                  look="quiet"
                  icon="undo-2"
                  aria-label={t('marks.restoreOf', { name })}
                  onClick={() => toggleHidden(job.id)}
                >
                  {t('marks.restore')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
