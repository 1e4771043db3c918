import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: string[];
  }
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/**
 * What comes within so many milliseconds of a press is its answer: a list gives way to what one searches for. Browsers say half a
 * second (`hadRecentInput`), which on a busy machine makes a jump of every answer that came late.
 */
const answerTime = 5000;

/** A jump below this moves next to nothing; a page is said to be good up to 0.1 in all (web.dev/articles/cls). */
const noticeable = 0.01;

/** Has the pages that a window opens from now on note every jump of their layout that nobody's input explains. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ([least, patience]) => {
      window.shifts = [];
      let pressedAt = Number.NEGATIVE_INFINITY;
      for (const type of ['pointerdown', 'keydown', 'input', 'change']) {
        addEventListener(type, () => (pressedAt = performance.now()), { capture: true });
      }
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as Shift[]) {
          if (entry.hadRecentInput || entry.startTime - pressedAt < patience || entry.value < least) continue;
          // A blank between two words is nothing that anybody sees move.
          const isSeen = entry.sources.some(({ node }) => node instanceof Element || node?.textContent?.trim());
          if (!isSeen && entry.sources.length > 0) continue;
          const names = entry.sources.map(({ node }) =>
            node instanceof Element ? `${node.tagName}.${node.className}` : `“${node?.textContent ?? ''}”`,
          );
          window.shifts.push(`${entry.value.toFixed(4)} ${names.join(' ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    },
    [noticeable, answerTime] as const,
  );

/** The jumps of the page that is open: how far, and what jumped. */
export const readShifts = (page: Page): Promise<string[]> => page.evaluate(() => window.shifts);
