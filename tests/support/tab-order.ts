import type { Page } from '@playwright/test';

/** Above any page's number of stops, to end endless walks. */
const most = 300;

const focused = async (page: Page): Promise<string> => {
  const inFocus = page.locator(':focus');
  // Focus in a control's browser UI, such as a date's calendar, is invisible to the page.
  if ((await inFocus.count()) === 0) return 'calendar';
  const [line = ''] = (await inFocus.ariaSnapshot()).split('\n');
  // ARIA has no role for <summary>.
  const text = /^- text: (.*)$/.exec(line)?.[1];
  if (text !== undefined) return `summary "${text}"`;
  // Unwraps YAML: strings with a colon are quoted, and a colon precedes a value or children.
  return /^- '(.*)'/.exec(line)?.[1] ?? line.replace(/^- /, '').replace(/:( .*)?$/, '');
};

export const walk = async (page: Page): Promise<string[]> => {
  const stops: string[] = [];
  while (stops.length < most) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) return stops;
    stops.push(await focused(page));
  }
  throw new Error(`the walk does not end: ${stops.slice(-5).join(', ')}`);
};
