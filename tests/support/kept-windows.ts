import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Language } from '#shared/lists.ts';
import { origin, stateOf, type Who } from './browser-state.ts';
import { watchShifts } from './layout-shift.ts';
import { trackRequests } from './requests.ts';

/** A page of ours that asks the API for nothing: from here one changes who the browser belongs to. */
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

/** Has a window whose scripts, clock or connection a story replaces be thrown away after it: they cannot be put back. */
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
 * The windows of a worker, kept from story to story, of each size and kind one or more: a new one would read and compile the whole
 * site again. A story finds no cookie, stored entry, other tab, intercepted call or listener of the one before.
 */
export const createKeptWindows = (browser: Browser) => {
  const free: Window[] = [];
  const lent: Window[] = [];

  const open = async (key: string, options: BrowserContextOptions): Promise<Window> => {
    const context = await browser.newContext({
      baseURL: origin(),
      viewport: ordinary,
      // Calls that a worker passes on cannot be intercepted, and what it keeps would be there in the next story.
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
    /** A window as that person's, with nothing else in it, until windows are taken back; on a first visit it is a new one. */
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
      // The story before may have printed from it.
      await page.emulateMedia({ media: null, colorScheme });
      await page.mouse.move(0, 0);
      await become(page, page.context(), who, language);
      return page;
    },
    /** Takes back whatever was lent. */
    takeBack: async (): Promise<void> => {
      await Promise.all(lent.splice(0).map(leave));
    },
    close: () => Promise.all([...free, ...lent].map(({ page }) => page.context().close())),
  };
};
export type KeptWindows = ReturnType<typeof createKeptWindows>;
