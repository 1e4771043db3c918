import { useState } from 'react';
import { withoutStep, withStep } from '#shared/matching/plan-step.ts';
import { api } from '#web/lib/calls/api.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { sendOver } from '#web/lib/calls/send-over.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useUser } from '#web/lib/session/session.ts';

/** A step of one's career plan: added and taken out over the plan as it stands by then, so no text is overwritten (D90). */
export const usePlanStep = (step: string) => {
  const params = { userId: useUser()?.id ?? '' };
  const [isPlanned, setPlanned] = useState(false);
  const read = useSend(api.doctorates.get, { keepsCache: true });
  const save = useSend(api.doctorates.update, { isMerged: true });

  const edit = async (change: (plan: string, step: string) => string, isPlannedThen: boolean): Promise<void> => {
    try {
      const { careerPlan, revision } = await read.mutateAsync({ params });
      await sendOver(
        { careerPlan, revision },
        (now) => ({ careerPlan: change(now.careerPlan ?? '', step) }),
        (now) => save.mutateAsync({ params, body: { careerPlan: now.careerPlan }, revision: now.revision }),
      );
      setPlanned(isPlannedThen);
    } catch (error) {
      // Its message has said why; the plan stays as it was.
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
