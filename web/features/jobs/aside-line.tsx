import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';

/** Takes the focus when a job has just been set aside. */
export const wayBackIdOf = (jobId: string): string => `back-${jobId}`;

/** Stands where a job was that has just been set aside, with the way back. */
export const AsideLine = ({ jobId, name, onRestore }: { jobId: string; name: string; onRestore: () => void }) => {
  const { t } = useTranslation('jobs');
  return (
    <li className="aside-line">
      <span>{t('marks.hiddenOf', { name })}</span>
      <Button
        id={wayBackIdOf(jobId)}
        look="quiet"
        icon="undo-2"
        aria-label={t('marks.restoreOf', { name })}
        onClick={onRestore}
      >
        {t('marks.restore')}
      </Button>
    </li>
  );
};
