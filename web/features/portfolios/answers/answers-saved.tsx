import { Reference } from '#web/blocks/reference.tsx';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { timeOfDay } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { SaveState } from '#web/ui/save-state.tsx';
import type { UsedAnswers } from './use-answers.ts';

/** Shows that answers are saved or kept on the device, then with the reference of the failure. */
export const AnswersSaved = ({ answers: { isHeld, heldBy, isSaving, savedAt } }: { answers: UsedAnswers }) => {
  const { t } = useTranslation('portfolios');
  const saved =
    savedAt === null ? t('saving.idle') : t('saving.saved', { time: timeOfDay(savedAt, currentLanguage()) });
  const failure = heldBy instanceof ApiError && heldBy.reference ? heldBy : undefined;
  const kept = t(failure ? 'saving.waits' : 'saving.held');
  return (
    <>
      <SaveState isSaving={isSaving} isHeld={isHeld} text={isHeld ? kept : saved} />
      <Reference error={failure} />
    </>
  );
};
