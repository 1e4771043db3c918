import { Reference } from '#web/blocks/reference.tsx';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { timeOfDay } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { SaveState } from '#web/ui/save-state.tsx';
import type { UsedAnswers } from './use-answers.ts';

export const FailedAnswers = ({ answers }: { answers: UsedAnswers }) => {
  const { t } = useTranslation('portfolios');
  const count = Object.keys(answers.failed).length;
  if (count === 0) return null;
  return (
    <Note tone="fail">
      <div className="stack stack-2">
        <p>{t('saving.failed', { count })}</p>
        <Button icon="rotate-cw" onClick={answers.retry}>
          {t('saving.retry')}
        </Button>
      </div>
    </Note>
  );
};

/** `waits`: the device is online, but the service does not answer. */
export const heldAs = (heldBy: unknown): 'held' | 'waits' =>
  heldBy instanceof ApiError && heldBy.code !== 'offline' ? 'waits' : 'held';

/** Shows when the answers were saved, or that they wait for a retry, with the support reference of an error that has one. */
export const AnswersSaved = ({ answers: { isHeld, heldBy, isSaving, savedAt } }: { answers: UsedAnswers }) => {
  const { t } = useTranslation('portfolios');
  const saved =
    savedAt === null ? t('saving.idle') : t('saving.saved', { time: timeOfDay(savedAt, currentLanguage()) });
  return (
    <>
      <SaveState isSaving={isSaving} isHeld={isHeld} text={isHeld ? t(`saving.${heldAs(heldBy)}`) : saved} />
      <Reference error={heldBy instanceof ApiError ? heldBy : undefined} />
    </>
  );
};
