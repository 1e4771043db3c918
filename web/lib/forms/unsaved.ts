import { notifyInfo } from '#web/lib/calls/notify.ts';
import { followSession, getSession } from '#web/lib/session/session.ts';
import { currentTexts } from '#web/lib/words/i18n.ts';

/** Something that people did and that the server does not know yet. */
export type Unsaved = {
  /** Saves, soon at any rate, what can be saved before somebody logs out; gives what to tell of the rest, null without one. */
  settle: () => Promise<string | null>;
  /** Lost when its screen is left; what is not lives on. */
  isOnScreen?: boolean;
  /** Stays when only another tab of its screen is opened. */
  spansTabs?: boolean;
  /** Keeps it for when the same person is back. */
  keep?: () => void;
  /** Forgets it for good. */
  discard?: () => void;
};

const registered = new Set<Unsaved>();
let isKept = false;

/** Whether something would be lost if the screen, or only the open tab of it, were left now. */
export const isUnsaved = ({ isTabOnly = false } = {}): boolean =>
  [...registered].some(({ isOnScreen, spansTabs }) => isOnScreen && !(isTabOnly && spansTabs));

const watch = (): (() => void) => {
  const asked = new AbortController();
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: asked.signal });
  // Code that is gone, of a dialog: the page is going to be loaded anew.
  window.addEventListener('vite:preloadError', keepUnsaved, { signal: asked.signal });
  const unfollow = followSession(() => {
    if (!getSession() && isUnsaved()) notifyInfo(currentTexts()(isKept ? 'unsaved.kept' : 'unsaved.lost'));
    isKept = false;
  });
  return () => {
    asked.abort();
    unfollow();
  };
};
let unwatch: (() => void) | undefined;

const changed = (): void => {
  if (isUnsaved()) unwatch ??= watch();
  else {
    unwatch?.();
    unwatch = undefined;
  }
};

/** Puts work on the list that logging out, leaving a screen, closing the tab and the end of a session ask; the result takes it off. */
export const registerUnsaved = (work: Unsaved): (() => void) => {
  registered.add(work);
  changed();
  return () => {
    registered.delete(work);
    changed();
  };
};

/** Saves what can be saved; gives what to tell of what is left. */
export const settleUnsaved = async (): Promise<string[]> => {
  const told = await Promise.all([...registered].map(({ settle }) => settle()));
  return told.filter((words) => words !== null);
};

/** Keeps what is on screen for the person whose session is ending without their doing. */
export const keepUnsaved = (): void => {
  for (const { isOnScreen, keep } of registered) if (isOnScreen) keep?.();
  isKept = true;
};

/** Forgets all of it, or all that the open tab holds: somebody leaves without it. */
export const discardUnsaved = ({ isTabOnly = false } = {}): void => {
  for (const work of registered) {
    if (isTabOnly && work.spansTabs) continue;
    work.discard?.();
    if (work.isOnScreen) registered.delete(work);
  }
  changed();
};
