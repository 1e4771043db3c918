import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from './icon-button.tsx';

export type DialogProps = {
  title: string;
  closeLabel: string;
  /** Called on the cross, Escape or a click outside. */
  onClose: () => void;
  onSubmit?: (event: FormEvent) => void;
  foot: ReactNode;
  children: ReactNode;
};

const isOutside = (event: MouseEvent<HTMLDialogElement>): boolean => {
  if (event.target !== event.currentTarget) return false;
  const box = event.currentTarget.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
};

/** Open as long as it is rendered. */
export const Dialog = ({ title, closeLabel, onClose, onSubmit, foot, children }: DialogProps) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('.dialog-body :is(input:not([type="hidden"]), select, textarea)')?.focus();
    // Closing before unmounting returns the focus to the element that opened it.
    return () => element?.close();
  }, []);

  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  const content = (
    <>
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <IconButton icon="x" label={closeLabel} onClick={onClose} />
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
      onClick={(event) => isOutside(event) && onClose()}
    >
      {onSubmit ? (
        <form noValidate onSubmit={onSubmit}>
          {content}
        </form>
      ) : (
        content
      )}
    </dialog>
  );
};
