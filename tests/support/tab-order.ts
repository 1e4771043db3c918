import type { Page } from '@playwright/test';

/** More stops than any page has. */
const most = 300;

/** What a screen reader says of the element in focus: its role, its name and its state, as in `button "Menu"`. */
const focused = async (page: Page): Promise<string> => {
  const inFocus = page.locator(':focus');
  // A part of a control that is the browser's own, such as the calendar of a date: the page knows nothing of it.
  if ((await inFocus.count()) === 0) return 'calendar';
  const [line = ''] = (await inFocus.ariaSnapshot()).split('\n');
  // A summary has no role of its own in ARIA.
  const text = /^- text: (.*)$/.exec(line)?.[1];
  if (text !== undefined) return `summary "${text}"`;
  // YAML: what holds a colon stands in quotes, and a colon ends what has a value or children.
  return /^- '(.*)'/.exec(line)?.[1] ?? line.replace(/^- /, '').replace(/:( .*)?$/, '');
};

/** Walks through the page with the tabulator from its beginning and tells where the focus stopped, in order. */
export const walk = async (page: Page): Promise<string[]> => {
  const stops: string[] = [];
  while (stops.length < most) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) return stops;
    stops.push(await focused(page));
  }
  throw new Error(`the walk does not end: ${stops.slice(-5).join(', ')}`);
};
