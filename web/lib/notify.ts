import type { toast } from 'react-toastify/unstyled';

let isAsked = false;
const listeners = new Set<() => void>();

/** Calls the listener when there is a first message to show. */
export const followFirstMessage = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether there has been a message yet. */
export const isMessageAsked = (): boolean => isAsked;

/** A page begins without the code of messages. */
const show = (say: (toasts: typeof toast) => void): void => {
  isAsked = true;
  for (const listener of listeners) listener();
  void import('react-toastify/unstyled').then(({ toast }) => say(toast));
};

/** A message that something worked; read out when the screen reader is free. */
export const notifySuccess = (text: string): void =>
  show((toasts) => toasts.success(text, { toastId: text, role: 'status' }));

export const notifyInfo = (text: string): void =>
  show((toasts) => toasts.info(text, { toastId: text, role: 'status' }));

/** Takes a message back that no longer holds. */
export const withdrawMessage = (text: string): void => {
  if (isAsked) show((toasts) => toasts.dismiss(text));
};

/** A message that something failed; read out at once. The same failure is shown once. */
export const notifyError = (text: string): void =>
  show((toasts) => toasts.error(text, { toastId: text, role: 'alert' }));
