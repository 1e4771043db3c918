import { hasStep, withoutStep, withStep } from '#shared/matching/plan-step.ts';
import type { Doctorate } from '#shared/schemas/doctorate.ts';
import { api } from '#web/lib/calls/api.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { sendMerged, useSend } from '#web/lib/calls/use-send.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

/** Text of the career plan: the project, which names what one aims for, or the plan, which lists the next steps. */
type PlanText = 'proProjectElements' | 'careerPlan';

const usePlan = () => {
  const params = { userId: useUser()?.id ?? '' };
  return { params, plan: useCall(api.doctorates.get, [{ params }], { isSilent: true }).data };
};

/** Says of a line whether the text has it; of none before the text is loaded. */
export const usePlanned = (text: PlanText): ((line: string) => boolean) => {
  const { plan } = usePlan();
  return (line) => hasStep(plan?.[text] ?? '', line);
};

/** Saves one line of the career plan at once. Changes the current text, so that no edit is lost (D90). */
export const usePlanLine = (text: PlanText, line: string) => {
  const { t } = useTranslation('common');
  const { params, plan } = usePlan();
  const read = useSend(api.doctorates.get, { keepsCache: true });
  const save = useSend(api.doctorates.update, { success: t('informationsUpdated'), isMerged: true });
  const isPlanned = hasStep(plan?.[text] ?? '', line);

  const edit = async (change: typeof withStep): Promise<void> => {
    try {
      const { [text]: before, revision } = await read.mutateAsync({ params });
      await sendMerged(
        { [text]: before, revision } as Pick<Doctorate, PlanText | 'revision'>,
        (now) => ({ [text]: change(now[text] ?? '', line) }),
        (now) => save.mutateAsync({ params, body: { [text]: now[text] }, revision: now.revision }),
      );
    } catch (error) {
      // The error has been shown; the plan is unchanged.
      if (!(error instanceof ApiError)) throw error;
    }
  };

  return {
    isPlanned,
    isBusy: read.isPending || save.isPending,
    toggle: () => void edit(isPlanned ? withoutStep : withStep),
  };
};
