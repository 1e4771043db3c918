import { flushSync } from 'react-dom';
import { announceChange } from '#web/lib/calls/changes.ts';
import type { ApiCall } from '#web/lib/calls/client.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Confirm } from '#web/ui/confirm.tsx';

type RemoveDialogProps<I> = {
  title: string;
  text: string;
  call: ApiCall<[I], unknown>;
  input: I;
  success: string;
  onClose: () => void;
  /** Moves the focus from the removed button. */
  onRemoved?: () => void;
  /** Leaves the deleted record's own screen before the refetch, which would fail for it. */
  leave?: () => void;
};

export const RemoveDialog = <I,>(props: RemoveDialogProps<I>) => {
  const { title, text, call, input, success, onClose, onRemoved, leave } = props;
  const { t } = useTranslation('common');
  const { mutate, isPending } = useSend(call, {
    success,
    keepsCache: leave !== undefined,
    onDone: () => {
      // The focus cannot leave an open dialog.
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
