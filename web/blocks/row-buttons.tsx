import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import type { ApiCall } from '#web/lib/calls/client.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type RowButtonProps = {
  /** Includes the row's name: "Delete Master". */
  label: string;
  onClick: () => void;
};

export const EditButton = (props: RowButtonProps & { ref?: Ref<HTMLButtonElement> }) => (
  <IconButton icon="pencil" tip={useTranslation('common').t('edit')} {...props} />
);

export const DeleteButton = (props: RowButtonProps) => (
  <IconButton icon="trash-2" tone="danger" tip={useTranslation('common').t('delete')} {...props} />
);

type RemoveButtonProps = {
  label: string;
  tip: string;
  call: ApiCall<[{ params: { id: string } }], unknown>;
  id: string;
  success: string;
  /** Moves the focus, because the button that had it has been removed. */
  onRemoved: () => void;
};

/** Asks for no confirmation, so only for an entry that is as quickly added again. */
export const RemoveButton = ({ label, tip, call, id, success, onRemoved }: RemoveButtonProps) => {
  const { mutate, isPending } = useSend(call, { success, onDone: onRemoved });
  return (
    <IconButton
      icon={isPending ? 'loader-circle' : 'trash-2'}
      tone="danger"
      label={label}
      tip={tip}
      aria-disabled={isPending}
      onClick={isPending ? undefined : () => mutate({ params: { id } })}
    />
  );
};

/** For a row whose name is a link: hidden on narrow screens. */
export const EditLink = ({ label, to }: { label: string; to: string }) => (
  <Link className="icon-btn hide-narrow" to={to} aria-label={label} title={useTranslation('common').t('edit')}>
    <Icon name="pencil" />
  </Link>
);
