import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: string[];
  }
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/**
 * Milliseconds in which a shift counts as the answer to an input. Browsers use 500 (`hadRecentInput`), too short for
 * late answers on a busy machine.
 */
const answerTime = 5000;

/** Least layout shift score that counts; a page is rated good up to a total of 0.1 (web.dev/articles/cls). */
const noticeable = 0.01;

/** Applies to all pages that the window opens from now on. */
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
          // Shifted blanks between words are invisible.
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

export const readShifts = (page: Page): Promise<string[]> => page.evaluate(() => window.shifts);
