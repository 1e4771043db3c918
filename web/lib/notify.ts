import type { ToastContent, ToastOptions, toast } from 'react-toastify/unstyled';
import { loadReference } from './reference.tsx';

type Toasts = typeof toast;
type Say = (toasts: Toasts) => void;

let toasts: Toasts | undefined;
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
export const showMessagesBy = (given: Toasts): void => {
  toasts = given;
  for (const say of waiting.splice(0)) say(given);
};

const show = (say: Say): void => {
  asked += 1;
  if (toasts) say(toasts);
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
export const notifySuccess = (text: string): void => show((host) => host.success(text, optionsOf(text, 'status')));

export const notifyInfo = (text: string): void => show((host) => host.info(text, optionsOf(text, 'status')));

/** Takes a message back that no longer holds. */
export const withdrawMessage = (text: string): void => {
  if (asked > 0) show((host) => host.dismiss(idOf(text)));
};

type FailureOptions = { stays?: boolean; reference?: string | null | undefined };

/**
 * A message that something failed, and the reference of that; read out at once. The same failure is shown once; one that `stays`
 * until it is closed.
 */
export const notifyError = (text: string, { stays = false, reference }: FailureOptions = {}): void => {
  const say = (content: ToastContent) =>
    show((host) => host.error(content, { ...optionsOf(text, 'alert'), ...(stays && { autoClose: false }) }));
  // Comes whole, since an alert that grows is read out twice; without the reference when its code cannot be loaded.
  if (reference)
    loadReference().then(
      (parts) => say(parts.withReference(text, reference)),
      () => say(text),
    );
  else say(text);
};
