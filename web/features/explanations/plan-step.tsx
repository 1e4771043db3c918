import { Link } from 'react-router-dom';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { usePlanStep } from './use-plan-step.ts';

type PlanStepProps = {
  /** The screen of the career plan; without it nothing is offered. */
  path: string | undefined;
  step: string;
  /** The subject of the step, for those who hear the buttons one by one. */
  what: string;
};

/** Adds a step to the career plan at once, and takes it out again, without leaving the job. */
export const PlanStep = ({ path, step, what }: PlanStepProps) => {
  const { t } = useTranslation('explanations');
  const { isPlanned, isBusy, add, takeOut } = usePlanStep(step);
  if (!path) return null;
  return (
    <div className="plan-step">
      <Button
        look="quiet"
        icon={isPlanned ? 'undo-2' : 'plus'}
        isBusy={isBusy}
        onClick={() => void (isPlanned ? takeOut() : add())}
      >
        {t(isPlanned ? 'next.takeOut' : 'next.add')}
        <span className="sr">{t('next.addOf', { what })}</span>
      </Button>
      <span className="small" role="status">
        {isPlanned && t('next.added')}
      </span>
      {isPlanned && (
        <Link className="small" to={path}>
          {t('next.toPlan')}
        </Link>
      )}
    </div>
  );
};
