import type { Ref } from 'react';
import type { Member } from '#shared/schemas/user.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Decision } from './decisions.ts';
import { personName } from './person-name.ts';
import { useLatePress } from './use-late-press.ts';

/** So many are named one by one. */
const namedUpTo = 5;

/** "Ada Roy, Ben Noor and 12 others". */
const namesOf = (users: readonly Member[], others: (count: number) => string): string => {
  const isAll = users.length <= namedUpTo;
  const names = users.slice(0, isAll ? namedUpTo : namedUpTo - 1).map(personName);
  return new Intl.ListFormat(currentLanguage()).format(isAll ? names : [...names, others(users.length - names.length)]);
};

/** It comes to stand where the button was that decided. */
const UndoMany = ({ count, onUndo }: { count: number; onUndo: () => void }) => {
  const { t } = useTranslation('users');
  const whenLate = useLatePress();
  return (
    <Button icon="rotate-ccw" onClick={() => whenLate(onUndo)}>
      {t('many.undo', { count })}
    </Button>
  );
};

type DecideFooterProps = {
  picked: readonly Member[];
  /** Those decided together last, and all that could not be decided. */
  batch: readonly Decision[];
  failed: readonly Decision[];
  /** Takes the focus when a button of its own is gone. */
  focusRef: Ref<HTMLSpanElement>;
  onAccept: () => void;
  onReject: () => void;
  onClear: () => void;
  onUndo: (decisions: readonly Decision[]) => void;
  onRetry: () => void;
  onGiveUp: () => void;
};

/** At the foot of the window: what is done with all that are ticked, how far that is, what of it failed, and the way back. */
export const DecideFooter = (props: DecideFooterProps) => {
  const { picked, batch, failed, focusRef } = props;
  const { t } = useTranslation('users');
  const sending = batch.filter(({ state }) => state === 'sending').length;
  const undoable = batch.filter(({ state }) => state === 'done');
  const unconfirmed = picked.filter(({ emailConfirmed }) => !emailConfirmed).length;

  const face = () => {
    if (sending > 0) return { text: t('many.sending', { done: batch.length - sending, count: batch.length }) };
    if (failed.length > 0) {
      const names = namesOf(
        failed.map(({ user }) => user),
        (count) => t('many.others', { count }),
      );
      return {
        text: t('many.failed', { count: failed.length, names }),
        acts: (
          <>
            <Button look="quiet" onClick={props.onGiveUp}>
              {t('many.leave')}
            </Button>
            <Button look="primary" onClick={props.onRetry}>
              {t('many.retry')}
            </Button>
          </>
        ),
      };
    }
    if (picked.length > 0) {
      const count = picked.length;
      return {
        text: [t('many.picked', { count }), unconfirmed > 0 && t('many.unconfirmed', { count: unconfirmed })]
          .filter(Boolean)
          .join(', '),
        acts: (
          <>
            <IconButton icon="x" label={t('many.clear')} onClick={props.onClear} />
            <Button onClick={props.onReject}>{t('many.reject', { count })}</Button>
            <Button look="primary" onClick={props.onAccept}>
              {t('many.accept', { count })}
            </Button>
          </>
        ),
      };
    }
    const count = undoable.length;
    if (count === 0) return null;
    return {
      text: t(undoable[0]?.status === 'ACCEPTED' ? 'many.accepted' : 'many.rejected', { count }),
      acts: <UndoMany count={count} onUndo={() => props.onUndo(undoable)} />,
    };
  };

  const shown = face();
  return (
    shown && (
      <div className="save-footer pick-foot">
        <span className={sending > 0 ? 'state dirty' : 'state'} role="status" tabIndex={-1} ref={focusRef}>
          {shown.text}
        </span>
        {shown.acts && <span className="acts">{shown.acts}</span>}
      </div>
    )
  );
};
