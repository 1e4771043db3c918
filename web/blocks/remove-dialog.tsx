import { flushSync } from 'react-dom';
import type { ApiCall } from '#web/lib/client.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { useSend } from '#web/lib/use-send.ts';
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
};

/** Asks before something is deleted, then deletes it. */
export const RemoveDialog = <I,>({ title, text, call, input, success, onClose, onRemoved }: RemoveDialogProps<I>) => {
  const { t } = useTranslation('common');
  const { mutate, isPending } = useSend(call, {
    success,
    onDone: () => {
      // As long as the dialog is open, nothing outside it takes the focus.
      flushSync(onClose);
      onRemoved?.();
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
