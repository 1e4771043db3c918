import { type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';

type ConfirmProps = {
  title: string;
  text: string;
  keepLabel: string;
  confirmLabel: string;
  isBusy?: boolean;
  onKeep: () => void;
  onConfirm: () => void;
};

/** Focuses the button that keeps the thing. Escape and a click outside also keep it. */
export const Confirm = ({ title, text, keepLabel, confirmLabel, isBusy = false, onKeep, onConfirm }: ConfirmProps) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onKeep();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to keep is Escape, handled by onCancel
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={handleCancel}
      onClick={(event) => {
        event.stopPropagation();
        if (event.target === event.currentTarget) onKeep();
      }}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
      </div>
      <div className="dialog-body">
        <p id={`${id}-text`}>{text}</p>
      </div>
      <div className="dialog-foot">
        <Button look="quiet" onClick={onKeep}>
          {keepLabel}
        </Button>
        <Button look="danger" isBusy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
};
