import { notifyInfo } from '#web/lib/calls/notify.ts';
import { currentTexts } from '#web/lib/words/i18n.ts';

/** When this tab was last loaded anew for its code, and whether that is still to be said. */
const [at, unsaid] = ['reloadedAt', 'reloaded'];
/** How soon after one reload another would help as little, in milliseconds. */
const pause = 60_000;

/** Whether code could not be had in spite of a connection: that of an earlier release is gone. Each browser has its own words. */
export const isLostCode = (error: unknown): boolean =>
  error instanceof TypeError && navigator.onLine && /module/.test(error.message);

/** Whether loading the page anew may help: it was not just tried. */
export const mayReload = (): boolean => Date.now() - Number(sessionStorage.getItem(at)) > pause;

/** Loads the page with the code of today. */
export const reloadForCode = (): void => {
  sessionStorage.setItem(at, String(Date.now()));
  sessionStorage.setItem(unsaid, at);
  location.reload();
};

/** Says, once, that the page was loaded anew without anybody’s doing. */
export const sayReloaded = (): void => {
  if (!sessionStorage.getItem(unsaid)) return;
  sessionStorage.removeItem(unsaid);
  notifyInfo(currentTexts()('errors:reloaded'));
};
