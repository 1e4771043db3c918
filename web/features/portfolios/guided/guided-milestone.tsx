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
  /** True until domain or wishes are known: jobs are named afterwards. */
  isUnasked: boolean;
  jobsPath: string;
  onGoOn: () => void;
  onBack: () => void;
};

export const GuidedMilestone = (props: GuidedMilestoneProps) => {
  const { isEnd, rows, jobs, isUnasked, jobsPath, onGoOn, onBack } = props;
  const { t } = useTranslation('guided');
  const stage = guidedStage(rows);
  const standing = matchStanding(rows);
  const hasJobs = standing === 'ready';
  const surer = stage && t('reached.text', { count: minutesFor(stage.left) });
  const words = isEnd ? t(stage ? 'end.put' : 'end.text') : surer;
  const firstAsked = hasJobs && isUnasked && t('reached.first');
  return (
    <section className="guide-q">
      <div>
        <h1 tabIndex={-1}>{t(isEnd ? 'end.title' : 'reached.title')}</h1>
        <p className="def">{standing === 'flat' ? t('flat') : firstAsked || words}</p>
        {firstAsked && <p className="muted">{words}</p>}
      </div>
      {hasJobs && !isUnasked && (
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
