import type { ToastContent, ToastOptions, toast } from 'react-toastify/unstyled';
import { createListeners } from '#web/lib/listeners.ts';

type Host = {
  toasts: typeof toast;
  /** Rejects when its chunk cannot be loaded. */
  withReference: (text: string, reference: string) => Promise<ToastContent>;
};
type Show = (host: Host) => void;

let host: Host | undefined;
let asked = 0;
const waiting: Show[] = [];
const { follow: followMessages, notify: countChanged } = createListeners();

export { followMessages };

export const countMessages = (): number => asked;

/** Shows the waiting messages first. */
export const setMessageHost = (given: Host): void => {
  host = given;
  for (const message of waiting.splice(0)) message(given);
};

const show = (message: Show): void => {
  asked += 1;
  if (host) message(host);
  else waiting.push(message);
  countChanged();
};

/** Counts closed messages per text: a new message needs another id than one that is still sliding out. */
const gone = new Map<string, number>();
/** Without blanks: it becomes the element’s id. */
const idOf = (text: string): string => `${text} ${gone.get(text) ?? 0}`.replace(/\s+/g, '_');

const optionsOf = (text: string, role: 'status' | 'alert'): ToastOptions => ({
  toastId: idOf(text),
  role,
  onClose: () => gone.set(text, (gone.get(text) ?? 0) + 1),
});

export const notifySuccess = (text: string): void =>
  show(({ toasts }) => toasts.success(text, optionsOf(text, 'status')));

export const notifyInfo = (text: string): void => show(({ toasts }) => toasts.info(text, optionsOf(text, 'status')));

export const withdrawMessage = (text: string): void => {
  if (asked > 0) show(({ toasts }) => toasts.dismiss(idOf(text)));
};

type FailureOptions = { stays?: boolean; reference?: string | null | undefined };

/** Shows each text only once at a time; `stays` keeps the alert until it is closed. */
export const notifyError = (text: string, { stays = false, reference }: FailureOptions = {}): void =>
  show(({ toasts, withReference }) => {
    const open = (content: ToastContent) =>
      toasts.error(content, { ...optionsOf(text, 'alert'), ...(stays && { autoClose: false }) });
    // Waits for the reference, because screen readers would repeat an alert that grows.
    if (reference) withReference(text, reference).then(open, () => open(text));
    else open(text);
  });
