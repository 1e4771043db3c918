import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import type { UsedAnswers } from './use-answers.ts';

/** How many answers could not be saved, and the way to try again. */
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
