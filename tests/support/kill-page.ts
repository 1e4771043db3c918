import type { Page } from '@playwright/test';

/** Ends a page as the system does when memory runs out: none of its code hears of it. */
export const killPage = async (page: Page): Promise<void> => {
  const gone = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await gone;
};
