import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';

/** Stands where a job was that has just been set aside, with the way back under the focus. */
export const AsideLine = ({ name, onRestore }: { name: string; onRestore: () => void }) => {
  const { t } = useTranslation('jobs');
  const line = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => line.current?.querySelector('button')?.focus(), []);
  return (
    <li className="aside-line" ref={line}>
      <span>{t('marks.hiddenOf', { name })}</span>
      <Button look="quiet" icon="undo-2" aria-label={t('marks.restoreOf', { name })} onClick={onRestore}>
        {t('marks.restore')}
      </Button>
    </li>
  );
};
