import { notifyInfo } from '#web/lib/calls/notify.ts';
import { followSession, getSession } from '#web/lib/session/session.ts';
import { currentTexts } from '#web/lib/words/i18n.ts';

export type Unsaved = {
  /** Called before a logout; returns a message about what cannot be saved, or null. */
  settle: () => Promise<string | null>;
  /** True if leaving the screen loses the work. */
  isOnScreen?: boolean;
  /** True if opening another tab of the screen does not lose the work. */
  spansTabs?: boolean;
  /** Stores the work until the same user is back. */
  keep?: () => void;
  discard?: () => void;
};

const registered = new Set<Unsaved>();
let isKept = false;

/** With `isTabOnly`, counts only what leaving the open tab would lose. */
export const isUnsaved = ({ isTabOnly = false } = {}): boolean =>
  [...registered].some(({ isOnScreen, spansTabs }) => isOnScreen && !(isTabOnly && spansTabs));

const watch = (): (() => void) => {
  const asked = new AbortController();
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: asked.signal });
  // A chunk of a former release is gone: the page is about to reload.
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

const updateWatch = (): void => {
  if (isUnsaved()) unwatch ??= watch();
  else {
    unwatch?.();
    unwatch = undefined;
  }
};

/**
 * The user is asked about registered work on logout, on leaving a screen or tab, and at the end of a session. Returns
 * the unregister function.
 */
export const registerUnsaved = (work: Unsaved): (() => void) => {
  registered.add(work);
  updateWatch();
  return () => {
    registered.delete(work);
    updateWatch();
  };
};

export const settleUnsaved = async (): Promise<string[]> => {
  const told = await Promise.all([...registered].map(({ settle }) => settle()));
  return told.filter((words) => words !== null);
};

/** Called when a session ends without a logout. */
export const keepUnsaved = (): void => {
  for (const { isOnScreen, keep } of registered) if (isOnScreen) keep?.();
  isKept = true;
};

export const discardUnsaved = ({ isTabOnly = false } = {}): void => {
  for (const work of registered) {
    if (isTabOnly && work.spansTabs) continue;
    work.discard?.();
    if (work.isOnScreen) registered.delete(work);
  }
  updateWatch();
};
