import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { nextStepOf, type NextStep as Step } from '#shared/domain/labyrinth.ts';
import type { PortfolioProgress } from '#shared/schemas/portfolio.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { DialogButton } from '#web/blocks/dialog-button.tsx';
import { assessmentPaths } from '#web/lib/address/assessment-paths.ts';
import { useNewAssessment } from '#web/lib/calls/use-new-assessment.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Walk } from './use-labyrinth.ts';
import { circuitPaths } from './way-paths.ts';

/** Passed in by the screen, because it belongs to another feature. */
export type ExportDialog = ComponentType<{
  portfolio: Portfolio;
  settle: () => Promise<unknown>;
  isForOthers?: boolean;
  onClose: () => void;
}>;

/** The step's own screen, and another one that is at hand. */
const pathsOf = (assessment: PortfolioProgress): Record<Step, readonly [string, string]> => {
  const { guided, tabs, result, jobs } = assessmentPaths(assessment.id);
  const { wishes, comparison, kept, plan } = circuitPaths(assessment);
  return {
    begin: [guided, tabs],
    answer: [guided, tabs],
    refine: [guided, jobs],
    wishes: [wishes, jobs],
    keep: [jobs, result],
    keepSecond: [jobs, result],
    compare: [comparison, result],
    plan: [plan, kept],
    finish: [plan, kept],
    out: ['/user/cv', '/user/cv'],
  };
};

/** Creates the first assessment and opens its first question. */
const Begin = () => {
  const { t } = useTranslation('journey');
  const { begin, isBusy } = useNewAssessment([]);
  return (
    <>
      <Button look="primary" isBusy={isBusy} onClick={() => begin()}>
        {t('step.begin.action')}
        <Icon name="arrow-right" />
      </Button>
      <Button look="quiet" disabled={isBusy} onClick={() => begin('tabs')}>
        {t('step.begin.other')}
      </Button>
    </>
  );
};

type ActionsProps = { step: Step; assessment: PortfolioProgress | undefined; ExportDialog: ExportDialog };

const Actions = ({ step, assessment, ExportDialog }: ActionsProps) => {
  const { t } = useTranslation('journey');
  if (!assessment) return <Begin />;
  const [path, otherPath] = pathsOf(assessment)[step];
  return (
    <>
      {step === 'out' ? (
        <DialogButton look="primary" icon="file-down" label={t('step.out.action')}>
          {(close) => (
            <ExportDialog portfolio={assessment} settle={() => Promise.resolve()} isForOthers onClose={close} />
          )}
        </DialogButton>
      ) : (
        <Link className={buttonClass({ look: 'primary' })} to={path}>
          {t(`step.${step}.action`)}
          <Icon name="arrow-right" />
        </Link>
      )}
      <Link to={otherPath}>{t(`step.${step}.other`)}</Link>
    </>
  );
};

type NextStepProps = Pick<Walk, 'assessment' | 'labyrinth'> & {
  ExportDialog: ExportDialog;
  /** Number of skills that the first jobs wait for. */
  questions: number;
};

export const NextStep = ({ assessment, labyrinth, questions, ExportDialog }: NextStepProps) => {
  const { t } = useTranslation('journey');
  const step = nextStepOf(assessment, labyrinth);
  const asked = [assessment?.kinds?.skill, assessment?.kinds?.activity, assessment?.kinds?.value];
  const left = asked.reduce((sum, one) => sum + (one ? one.total - one.answered : 0), 0);
  const counts: Partial<Record<Step, number>> = { refine: left, compare: assessment?.keptJobs.length ?? 0 };
  const count = counts[step] ?? questions;
  return (
    <section className="next-step" aria-labelledby="next-step">
      <p className="muted small">{t(step === 'begin' ? 'first' : step === 'out' ? 'center' : 'next')}</p>
      <h2 id="next-step">{t(`step.${step}.title`, { count })}</h2>
      <p>{t(`step.${step}.text`, { count })}</p>
      <div className="row page-actions">
        <Actions step={step} assessment={assessment} ExportDialog={ExportDialog} />
      </div>
    </section>
  );
};
