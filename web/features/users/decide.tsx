import { useEffect, useState } from 'react';
import type { Member } from '#shared/schemas/user.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { canUndo, type Decision, statusOf } from './decisions.ts';
import { personName } from './person-name.ts';
import { useLatePress } from './use-late-press.ts';

const secondsTo = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/** How many seconds are left, counted down. */
const useSecondsTo = (time: number): number => {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = window.setInterval(() => tick((count) => count + 1), 1000);
    return () => window.clearInterval(timer);
  }, []);
  return secondsTo(time);
};

/** Takes a decision back; how long that leaves no mail. */
const Undo = ({ decision, onUndo }: { decision: Decision; onUndo: () => void }) => {
  const { t } = useTranslation(['users', 'lists']);
  const whenLate = useLatePress();
  const { user, status, state, toldAt } = decision;
  const isSending = state === 'sending';
  const seconds = useSecondsTo(toldAt);
  return (
    <button
      type="button"
      className="chip-act"
      aria-label={t('undoWho', { name: personName(user), status: t(`lists:status.${status}`) })}
      title={isSending ? undefined : t('toldIn', { count: seconds })}
      aria-busy={isSending || undefined}
      aria-disabled={isSending || undefined}
      onClick={isSending ? undefined : () => whenLate(onUndo)}
    >
      <Icon name={isSending ? 'loader-circle' : 'rotate-ccw'} />
      {t('undo')}
      <span className="num" aria-hidden="true">
        {isSending ? '' : t('seconds', { count: seconds })}
      </span>
    </button>
  );
};

type DecideProps = {
  user: Member;
  decision: Decision | undefined;
  /** Accepted people are rejected here, too, not where one opens them alone. */
  rejectsAccepted: boolean;
  onAccept: () => void;
  onReject: () => void;
  onUndo: (decision: Decision) => void;
};

/** Accept or reject somebody, unless they are or are leaving; for as long as a decision can be taken back, that alone. */
export const Decide = ({ user, decision, rejectsAccepted, onAccept, onReject, onUndo }: DecideProps) => {
  const { t } = useTranslation('users');
  const isOneself = useUser()?.id === user.id;
  const name = personName(user);
  if (decision && canUndo(decision))
    return (
      <span className="decide">
        <Undo decision={decision} onUndo={() => onUndo(decision)} />
      </span>
    );
  if (user.leavesAt) return null;
  const status = statusOf(user, decision);
  const canReject = status === 'PENDING' || (status === 'ACCEPTED' && rejectsAccepted && !isOneself);
  return (
    <span className="decide row-actions">
      {status !== 'ACCEPTED' && (
        <IconButton icon="check" tone="ok" label={t('acceptWho', { name })} tip={t('accept')} onClick={onAccept} />
      )}
      {canReject && (
        <IconButton icon="x" tone="danger" label={t('rejectWho', { name })} tip={t('reject')} onClick={onReject} />
      )}
    </span>
  );
};
