import { Link } from 'react-router-dom';
import { type GuidedRows, guidedStage, matchStanding, minutesFor } from '#shared/domain/guided-order.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { type FirstJob, JobNames } from './first-jobs.tsx';

type GuidedMilestoneProps = {
  /** True at the end of the questions; postponed ones may remain. */
  isEnd: boolean;
  rows: GuidedRows;
  jobs: readonly FirstJob[] | undefined;
  jobsPath: string;
  onGoOn: () => void;
  onBack: () => void;
};

export const GuidedMilestone = ({ isEnd, rows, jobs, jobsPath, onGoOn, onBack }: GuidedMilestoneProps) => {
  const { t } = useTranslation('guided');
  const stage = guidedStage(rows);
  const standing = matchStanding(rows);
  const hasJobs = standing === 'ready';
  const surer = stage && t('reached.text', { count: minutesFor(stage.left) });
  const words = isEnd ? t(stage ? 'end.put' : 'end.text') : surer;
  return (
    <section className="guide-q">
      <div>
        <h1 tabIndex={-1}>{t(isEnd ? 'end.title' : 'reached.title')}</h1>
        <p className="def">{standing === 'flat' ? t('flat') : words}</p>
      </div>
      {hasJobs && (
        <div className="guide-jobs" aria-busy={!jobs}>
          {jobs ? <JobNames jobs={jobs} /> : <p className="muted">{t('jobs.coming')}</p>}
        </div>
      )}
      <div className="page-actions">
        {hasJobs && (
          <Link className={buttonClass({ look: 'primary' })} to={jobsPath}>
            {t('jobs.see')}
          </Link>
        )}
        {stage && <Button onClick={onGoOn}>{t('goOn')}</Button>}
        {isEnd && (
          <Button look="quiet" icon="arrow-left" onClick={onBack}>
            {t('back')}
          </Button>
        )}
      </div>
    </section>
  );
};
