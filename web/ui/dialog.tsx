import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Confirm } from './confirm.tsx';
import { IconButton } from './icon-button.tsx';

export type DialogProps = {
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** Asked before closing when something was typed. */
  discard: { title: string; text: string; keepLabel: string; discardLabel: string };
  /** Makes the dialog a form: Enter in a field and the submit button in the foot end here. */
  onSubmit?: () => void;
  foot: ReactNode;
  children: ReactNode;
};

const isOutside = (event: MouseEvent<HTMLDialogElement>): boolean => {
  if (event.target !== event.currentTarget) return false;
  const box = event.currentTarget.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
};

/** A modal dialog, open as long as it is rendered. Escape and a click outside close it, unless something was typed: then it asks. */
export const Dialog = ({ title, closeLabel, onClose, discard, onSubmit, foot, children }: DialogProps) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isTyped, setTyped] = useState(false);
  const [isAsking, setAsking] = useState(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('.dialog-body :is(input, select, textarea)')?.focus();
    // Closing before it leaves the page gives the focus back to what opened it.
    return () => element?.close();
  }, []);

  const requestClose = () => (isTyped ? setAsking(true) : onClose());
  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    requestClose();
  };
  const content = (
    <>
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <IconButton icon="x" label={closeLabel} onClick={requestClose} />
      </div>
      <div className="dialog-body stack">{children}</div>
      <div className="dialog-foot">{foot}</div>
    </>
  );

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to close is Escape, handled by onCancel
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={handleCancel}
      onClick={(event) => isOutside(event) && requestClose()}
      onInput={() => setTyped(true)}
    >
      {onSubmit ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {content}
        </form>
      ) : (
        content
      )}
      {isAsking && (
        <Confirm
          title={discard.title}
          text={discard.text}
          keepLabel={discard.keepLabel}
          confirmLabel={discard.discardLabel}
          onKeep={() => setAsking(false)}
          onConfirm={onClose}
        />
      )}
    </dialog>
  );
};
