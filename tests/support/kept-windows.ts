import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Language } from '#shared/lists.ts';
import { origin, stateOf, type Who } from './browser-state.ts';
import { watchShifts } from './layout-shift.ts';
import { trackRequests } from './requests.ts';

/** A same-origin page without API calls, used to replace the browser's cookies and storage. */
const anteroom = '/logo.svg';
const ordinary = { width: 1280, height: 720 };
const heard = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'request',
  'requestfinished',
  'requestfailed',
  'response',
];

type Window = { key: string; page: Page; isSpoilt: boolean };

/** Marks the window once a test replaces its scripts, clock or network, which cannot be undone. */
const noteSpoiling = (window: Window): void => {
  const context = window.page.context();
  const watch = (owner: object, name: string) => {
    const original: (...args: unknown[]) => unknown = Reflect.get(owner, name).bind(owner);
    const noted = (...args: unknown[]) => {
      window.isSpoilt = true;
      return original(...args);
    };
    Reflect.set(owner, name, noted);
  };
  for (const name of ['install', 'setFixedTime', 'setSystemTime', 'pauseAt']) watch(context.clock, name);
  for (const name of ['addInitScript', 'newCDPSession', 'route']) watch(context, name);
  watch(window.page, 'addInitScript');
};

/**
 * Reuses windows between stories, because a new one would load and compile the whole site. Cookies, storage, other
 * tabs, routes and listeners are reset.
 */
export const createKeptWindows = (browser: Browser) => {
  const free: Window[] = [];
  const lent: Window[] = [];

  const open = async (key: string, options: BrowserContextOptions): Promise<Window> => {
    const context = await browser.newContext({
      baseURL: origin(),
      viewport: ordinary,
      // Requests through a service worker cannot be intercepted, and its cache would outlive the story.
      serviceWorkers: 'block',
      ...options,
    });
    const window = { key, page: await context.newPage(), isSpoilt: options.serviceWorkers === 'allow' };
    await watchShifts(window.page);
    noteSpoiling(window);
    return window;
  };

  const leave = async (window: Window): Promise<void> => {
    const { page } = window;
    const context = page.context();
    if (window.isSpoilt || page.isClosed()) return context.close();
    await context.setOffline(false);
    const others = context.pages().filter((one) => one !== page);
    await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), ...others.map((other) => other.close())]);
    for (const event of heard) page.removeAllListeners(event);
    await page.goto(anteroom);
    free.push(window);
  };

  const become = async (page: Page, context: BrowserContext, who: Who, language: Language): Promise<void> => {
    const { cookies, origins } = await stateOf(who, language);
    await page.goto(anteroom);
    await context.clearCookies();
    await context.addCookies(cookies);
    await page.evaluate((entries) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name, value } of entries) localStorage.setItem(name, value);
    }, origins[0]?.localStorage ?? []);
  };

  return {
    lend: async (
      who: Who,
      language: Language,
      { isFirstVisit, ...options }: BrowserContextOptions & { isFirstVisit: boolean },
    ): Promise<Page> => {
      const { colorScheme = 'light', ...kind } = options;
      const key = JSON.stringify(kind);
      const at = isFirstVisit ? -1 : free.findIndex((one) => one.key === key);
      const window = free.splice(at, at < 0 ? 0 : 1)[0] ?? (await open(key, kind));
      lent.push(window);
      const { page } = window;
      trackRequests(page);
      await page.setViewportSize(kind.viewport ?? ordinary);
      // The last story may have emulated print.
      await page.emulateMedia({ media: null, colorScheme, forcedColors: null });
      await page.mouse.move(0, 0);
      await become(page, page.context(), who, language);
      return page;
    },
    takeBack: async (): Promise<void> => {
      await Promise.all(lent.splice(0).map(leave));
    },
    close: () => Promise.all([...free, ...lent].map(({ page }) => page.context().close())),
  };
};
export type KeptWindows = ReturnType<typeof createKeptWindows>;
