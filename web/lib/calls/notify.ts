import type { ToastContent, ToastOptions, toast } from 'react-toastify/unstyled';

/** The part of the page that shows messages. */
type Host = {
  toasts: typeof toast;
  /** Puts a reference under a sentence; rejects when the code for that cannot be loaded. */
  withReference: (text: string, reference: string) => Promise<ToastContent>;
};
type Say = (host: Host) => void;

let host: Host | undefined;
let asked = 0;
const waiting: Say[] = [];
const listeners = new Set<() => void>();

/** Calls the listener whenever there is something to say. */
export const followMessages = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How many messages there have been. */
export const countMessages = (): number => asked;

/** A page begins without the code of messages: it says what has waited for it, and all that follows. */
export const showMessagesBy = (given: Host): void => {
  host = given;
  for (const say of waiting.splice(0)) say(given);
};

const show = (say: Say): void => {
  asked += 1;
  if (host) say(host);
  else waiting.push(say);
  for (const listener of listeners) listener();
};

/** Counts the messages of a text that have gone, so that the next one has another id than one still sliding out. */
const gone = new Map<string, number>();
const idOf = (text: string): string => `${text} ${gone.get(text) ?? 0}`;

const optionsOf = (text: string, role: 'status' | 'alert'): ToastOptions => ({
  toastId: idOf(text),
  role,
  onClose: () => gone.set(text, (gone.get(text) ?? 0) + 1),
});

/** A message that something worked; read out when the screen reader is free. */
export const notifySuccess = (text: string): void =>
  show(({ toasts }) => toasts.success(text, optionsOf(text, 'status')));

export const notifyInfo = (text: string): void => show(({ toasts }) => toasts.info(text, optionsOf(text, 'status')));

/** Takes a message back that no longer holds. */
export const withdrawMessage = (text: string): void => {
  if (asked > 0) show(({ toasts }) => toasts.dismiss(idOf(text)));
};

type FailureOptions = { stays?: boolean; reference?: string | null | undefined };

/**
 * A message that something failed, and the reference of that; read out at once. The same failure is shown once; one that `stays`
 * until it is closed.
 */
export const notifyError = (text: string, { stays = false, reference }: FailureOptions = {}): void =>
  show(({ toasts, withReference }) => {
    const tell = (content: ToastContent) =>
      toasts.error(content, { ...optionsOf(text, 'alert'), ...(stays && { autoClose: false }) });
    // Comes whole, since an alert that grows is read out twice.
    if (reference) withReference(text, reference).then(tell, () => tell(text));
    else tell(text);
  });
