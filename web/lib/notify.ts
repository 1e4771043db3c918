import { toast } from 'react-toastify/unstyled';

/** A message that something worked; read out when the screen reader is free. */
export const notifySuccess = (text: string): void => {
  toast.success(text, { toastId: text, role: 'status' });
};

export const notifyInfo = (text: string): void => {
  toast.info(text, { toastId: text, role: 'status' });
};

/** Takes a message back that no longer holds. */
export const withdrawMessage = (text: string): void => {
  toast.dismiss(text);
};

/** A message that something failed; read out at once. The same failure is shown once. */
export const notifyError = (text: string): void => {
  toast.error(text, { toastId: text, role: 'alert' });
};
