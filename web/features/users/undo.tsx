import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Decision } from './decision-queue.ts';
import { personName } from './person.tsx';

/** A press this soon is the second half of a double click on the former button. */
const doublePressMs = 700;

const useLatePress = (): ((act: () => void) => void) => {
  const [shownAt] = useState(Date.now);
  return (act) => {
    if (Date.now() - shownAt > doublePressMs) act();
  };
};

/** Epoch milliseconds. */
const useSecondsUntil = (time: number): number => {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = window.setInterval(() => tick((count) => count + 1), 1000);
    return () => window.clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((time - Date.now()) / 1000));
};

type CountdownButtonProps = {
  /** Epoch milliseconds. */
  until: number;
  label?: string;
  title?: (seconds: number) => string;
  isBusy: boolean;
  onPress: () => void;
};

/** "Annuler, 14 s". */
export const CountdownButton = ({ until, label, title, isBusy, onPress }: CountdownButtonProps) => {
  const { t } = useTranslation('users');
  const whenLate = useLatePress();
  const seconds = useSecondsUntil(until);
  return (
    <button
      type="button"
      className="chip-act"
      aria-label={label}
      title={isBusy ? undefined : title?.(seconds)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : () => whenLate(onPress)}
    >
      <Icon name={isBusy ? 'loader-circle' : 'rotate-ccw'} />
      {t('undo')}
      <span className="num" aria-hidden="true">
        {isBusy ? '' : t('undoSeconds', { count: seconds })}
      </span>
    </button>
  );
};

export const UndoButton = ({ decision, onUndo }: { decision: Decision; onUndo: () => void }) => {
  const { t } = useTranslation(['users', 'lists']);
  const { user, status, state, mailedAt } = decision;
  return (
    <CountdownButton
      until={mailedAt}
      label={t('undoWho', { name: personName(user), status: t(`lists:status.${status}`) })}
      title={(seconds) => t('toldIn', { count: seconds })}
      isBusy={state === 'sending'}
      onPress={onUndo}
    />
  );
};

/** Replaces the button that sent the batch. */
export const UndoBatchButton = ({ count, onUndo }: { count: number; onUndo: () => void }) => {
  const { t } = useTranslation('users');
  const whenLate = useLatePress();
  return (
    <Button icon="rotate-ccw" onClick={() => whenLate(onUndo)}>
      {t('many.undo', { count })}
    </Button>
  );
};
