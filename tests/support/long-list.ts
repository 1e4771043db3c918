import type { Locator, Page } from '@playwright/test';
import { expect } from './story.ts';

/** A virtualized list has rows wherever it is scrolled, few of them in the DOM. */
export const expectRowsWherever = async (page: Page, rows: Locator, pixels: number): Promise<void> => {
  for (let wheel = 0; wheel < 12; wheel += 1) {
    await page.mouse.wheel(0, pixels);
    await expect(async () => {
      const isCovered = await page.evaluate(() => {
        const at = (y: number) =>
          document.elementFromPoint(window.innerWidth / 2, y)?.closest('tr[aria-rowindex], footer');
        return [0.3, 0.5, 0.7].every((part) => at(window.innerHeight * part));
      });
      expect(isCovered).toBe(true);
    }).toPass({ intervals: [16], timeout: 500 });
    expect(await rows.count()).toBeLessThan(100);
  }
};
