import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** Elements that would need what no screen offers: titles of frames, captions, transcripts, a way to stop them. */
const foreign = 'iframe, frame, video, audio, canvas, object, embed, map, marquee, blink, applet';

const findInPage = (foreign: string): string[] => {
  const named = (element: Element): string => element.outerHTML.slice(0, 120);
  const each = <E extends Element>(selector: string, isWrong: (element: E) => boolean, what: string): string[] =>
    [...document.querySelectorAll<E>(selector)].filter(isWrong).map((element) => `${what}: ${named(element)}`);
  const saysTab = (link: HTMLAnchorElement): boolean =>
    /nouvel onglet|new tab/.test(`${link.textContent} ${link.getAttribute('aria-label')}`);
  return [
    ...each(foreign, () => true, 'foreign element'),
    ...each('[accesskey], meta[http-equiv="refresh"]', () => true, 'shortcut or refresh'),
    ...each<HTMLTableElement>('table', (table) => !table.caption?.textContent?.trim(), 'table without caption'),
    ...each('th:not([scope])', () => true, 'header without scope'),
    ...each<HTMLAnchorElement>('a[target="_blank"]', (link) => !saysTab(link), 'unannounced tab'),
    ...each('[dir="rtl"], font, center, u, strike, tt, big', () => true, 'presentation in the markup'),
  ];
};

/** Faults of the page's HTML as the browser holds it, by the validator and by rules of the product. One line each. */
export const findMarkupFaults = async (page: Page): Promise<string[]> => {
  const { results } = await validator.validateString(await page.content());
  const invalid = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  return [...invalid, ...(await page.evaluate(findInPage, foreign))];
};
