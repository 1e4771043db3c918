import type { Page } from '@playwright/test';

/** Kills the page as the system does when out of memory: no unload handler runs. */
export const killPage = async (page: Page): Promise<void> => {
  const gone = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await gone;
};
