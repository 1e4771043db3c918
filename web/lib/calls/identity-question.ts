import { useSyncExternalStore } from 'react';
import { createListeners } from '#web/lib/listeners.ts';

type Question = { answer: Promise<boolean>; settle: (isConfirmed: boolean) => void };

const { follow, notify } = createListeners();
let open: Question | undefined;

/** Asks whoever sits there to confirm who they are. Resolves to false when they cancel. Callers share one open question. */
export const askIdentity = (): Promise<boolean> => {
  if (!open) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    open = { answer: promise, settle: resolve };
    notify();
  }
  return open.answer;
};

/** Closes the question. */
export const settleIdentity = (isConfirmed: boolean): void => {
  const question = open;
  open = undefined;
  notify();
  question?.settle(isConfirmed);
};

export const useIsIdentityAsked = (): boolean =>
  useSyncExternalStore(
    follow,
    () => open !== undefined,
    () => false,
  );
