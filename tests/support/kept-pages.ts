import type { Browser, Page } from '@playwright/test';
import { origin, stateOf, type Who } from './browser-state.ts';
import { watchShifts } from './layout-shift.ts';
import { type Look, windowOf } from './looks.ts';
import { trackRequests } from './requests.ts';

/** A page of ours that asks the API for nothing: from here one changes who the browser belongs to. */
const anteroom = '/logo.svg';

/**
 * The windows of a worker, a wide one and a phone's, kept from scene to scene: a new window would read and compile the whole site
 * again. A scene finds no cookie, stored entry or intercepted call of the one before.
 */
export const createKeptPages = (browser: Browser) => {
  const pages = new Map<boolean, Page>();

  const open = async (look: Look): Promise<Page> => {
    const { isMobile } = windowOf(look);
    const kept = pages.get(isMobile);
    if (kept) return kept;
    const context = await browser.newContext({ baseURL: origin(), ...windowOf(look) });
    const page = await context.newPage();
    trackRequests(page);
    await watchShifts(page);
    pages.set(isMobile, page);
    return page;
  };

  return {
    /** The window of that look, as that person's and with nothing else in it. */
    enter: async (who: Who, look: Look): Promise<Page> => {
      const page = await open(look);
      const { cookies, origins } = await stateOf(who, look.language);
      await page.unrouteAll();
      await page.emulateMedia({ colorScheme: look.colorScheme });
      await page.goto(anteroom);
      await page.context().clearCookies();
      await page.context().addCookies(cookies);
      await page.evaluate((entries) => {
        localStorage.clear();
        sessionStorage.clear();
        for (const { name, value } of entries) localStorage.setItem(name, value);
      }, origins[0]?.localStorage ?? []);
      return page;
    },
    close: () => Promise.all([...pages.values()].map((page) => page.context().close())),
  };
};
export type KeptPages = ReturnType<typeof createKeptPages>;
