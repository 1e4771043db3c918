import { useState } from 'react';
import { Link } from 'react-router-dom';
import { withoutStep, withStep } from '#shared/matching/plan-step.ts';
import { api } from '#web/lib/calls/api.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { sendMerged, useSend } from '#web/lib/calls/use-send.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';

/** Changes the plan's current text, so that no edit is lost (D90). */
const usePlanStep = (step: string) => {
  const params = { userId: useUser()?.id ?? '' };
  const [isPlanned, setPlanned] = useState(false);
  const read = useSend(api.doctorates.get, { keepsCache: true });
  const save = useSend(api.doctorates.update, { isMerged: true });

  const edit = async (change: (plan: string, step: string) => string, isPlannedThen: boolean): Promise<void> => {
    try {
      const { careerPlan, revision } = await read.mutateAsync({ params });
      await sendMerged(
        { careerPlan, revision },
        (now) => ({ careerPlan: change(now.careerPlan ?? '', step) }),
        (now) => save.mutateAsync({ params, body: { careerPlan: now.careerPlan }, revision: now.revision }),
      );
      setPlanned(isPlannedThen);
    } catch (error) {
      // The error has been shown; the plan is unchanged.
      if (!(error instanceof ApiError)) throw error;
    }
  };

  return {
    isPlanned,
    isBusy: read.isPending || save.isPending,
    add: () => edit(withStep, true),
    takeOut: () => edit(withoutStep, false),
  };
};

export const PlanStep = ({ step, what }: { step: string; what: string }) => {
  const { t } = useTranslation('explanations');
  const { isPlanned, isBusy, add, takeOut } = usePlanStep(step);
  return (
    <div className="plan-step row">
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
        <Link className="small" to="/user/career">
          {t('next.toPlan')}
        </Link>
      )}
    </div>
  );
};
