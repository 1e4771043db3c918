import { flushSync } from 'react-dom';
import { announceChange } from '#web/lib/calls/changes.ts';
import type { ApiCall } from '#web/lib/calls/client.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Confirm } from '#web/ui/confirm.tsx';

type RemoveDialogProps<I> = {
  /** "Delete this assessment?" */
  title: string;
  /** What is lost with it, and that it cannot be undone. */
  text: string;
  call: ApiCall<[I], unknown>;
  input: I;
  /** What the message says when it is gone. */
  success: string;
  onClose: () => void;
  /** It is gone, and with it the button that had the focus. */
  onRemoved?: () => void;
  /** Leaves its own screen, and has that read it no more: this comes before anything is read again, since what is gone cannot be. */
  leave?: () => void;
};

/** Asks before something is deleted, then deletes it. */
export const RemoveDialog = <I,>(props: RemoveDialogProps<I>) => {
  const { title, text, call, input, success, onClose, onRemoved, leave } = props;
  const { t } = useTranslation('common');
  const { mutate, isPending } = useSend(call, {
    success,
    keepsCache: leave !== undefined,
    onDone: () => {
      // As long as the dialog is open, nothing outside it takes the focus.
      flushSync(onClose);
      onRemoved?.();
      if (!leave) return;
      leave();
      for (const group of call.stale) void announceChange(group);
    },
    onFailed: onClose,
  });
  return (
    <Confirm
      title={title}
      text={text}
      keepLabel={t('keep')}
      confirmLabel={t('delete')}
      isBusy={isPending}
      onKeep={onClose}
      onConfirm={() => mutate(input)}
    />
  );
};
