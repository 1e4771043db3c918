import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: string[];
  }
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** A jump below this moves next to nothing; a page is said to be good up to 0.1 in all (web.dev/articles/cls). */
const noticeable = 0.01;

/** Has the pages that a window opens from now on note every jump of their layout that nobody's input explains. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript((least) => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (entry.hadRecentInput || entry.value < least) continue;
        // A list gives way to what one searches for, half a second after the last key.
        if (document.activeElement?.matches('[type="search"]')) continue;
        // A blank between two words is nothing that anybody sees move.
        const isSeen = entry.sources.some(({ node }) => node instanceof Element || node?.textContent?.trim());
        if (!isSeen && entry.sources.length > 0) continue;
        const names = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : `“${node?.textContent ?? ''}”`,
        );
        window.shifts.push(`${entry.value.toFixed(4)} ${names.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, noticeable);

/** The jumps of the page that is open: how far, and what jumped. */
export const readShifts = (page: Page): Promise<string[]> => page.evaluate(() => window.shifts);
