import { notifyInfo } from '#web/lib/calls/notify.ts';
import { followSession, getSession } from '#web/lib/session/session.ts';
import { currentTexts } from '#web/lib/words/i18n.ts';

/** Work that the server does not know yet. */
export type Unsaved = {
  /** Saves what can be saved before a logout; returns a message about the rest, or null. */
  settle: () => Promise<string | null>;
  /** True when leaving the screen loses it. */
  isOnScreen?: boolean;
  /** True when opening another tab of the screen does not lose it. */
  spansTabs?: boolean;
  /** Keeps it until the same user is back. */
  keep?: () => void;
  discard?: () => void;
};

const registered = new Set<Unsaved>();
let isKept = false;

/** True when leaving the screen, or only its open tab, would lose work. */
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

/** Registers work to be asked about on logout, on leaving a screen or tab, and at the end of a session; returns the unregister function. */
export const registerUnsaved = (work: Unsaved): (() => void) => {
  registered.add(work);
  updateWatch();
  return () => {
    registered.delete(work);
    updateWatch();
  };
};

/** Saves what can be saved; returns messages about the rest. */
export const settleUnsaved = async (): Promise<string[]> => {
  const told = await Promise.all([...registered].map(({ settle }) => settle()));
  return told.filter((words) => words !== null);
};

/** Keeps the work on the screen of a user whose session ends by itself. */
export const keepUnsaved = (): void => {
  for (const { isOnScreen, keep } of registered) if (isOnScreen) keep?.();
  isKept = true;
};

/** Discards all work, or only that of the open tab. */
export const discardUnsaved = ({ isTabOnly = false } = {}): void => {
  for (const work of registered) {
    if (isTabOnly && work.spansTabs) continue;
    work.discard?.();
    if (work.isOnScreen) registered.delete(work);
  }
  updateWatch();
};
