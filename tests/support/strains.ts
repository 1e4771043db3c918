import type { Page } from '@playwright/test';
import { findInForcedColors } from './forced-colors.ts';

/** Pixels of CSS in a window of 1280 px at 400 %. */
const zoomed = { width: 320, height: 640 };

/** The least spacing that a text must bear (WCAG 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Finds texts that are cut, lie outside the window, or over their neighbors. One line each. */
const findCut = (): string[] => {
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.className} “${element.textContent?.trim().slice(0, 40)}”`;
  const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (element.clientWidth === 1 ||
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      isClipped(element.parentElement));
  const isForReaders = (element: Element): boolean =>
    element.closest('.skip, [hidden], svg') !== null || isClipped(element);
  const ownTexts = ({ childNodes }: Element): Node[] =>
    [...childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const boxesOf = (element: Element): DOMRect[] =>
    getComputedStyle(element).overflowX === 'visible'
      ? ownTexts(element).map((node) => {
          const words = document.createRange();
          words.selectNode(node);
          return words.getBoundingClientRect();
        })
      : [element.getBoundingClientRect()];
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const texts = [...document.body.querySelectorAll('*')].filter(
    (element) => ownTexts(element).length > 0 && isSeen(element) && !isForReaders(element),
  );
  const cut = texts.filter((element) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    // Shortened on purpose; the row leads to the whole.
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
    const isCutAcross = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    return isCutAcross || (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
  });
  const outside = texts.filter(
    (element) =>
      boxesOf(element).some(({ left, right, width }) => width > 1 && (left < -1 || right > innerWidth + 1)) &&
      !scrolls(element.parentElement),
  );
  const placed = texts
    .filter((element) => !/absolute|fixed|sticky/.test(getComputedStyle(element).position))
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  const overlapping = placed.filter(({ element, box }, i) => {
    const next = placed[i + 1];
    if (!next || element.contains(next.element) || next.element.parentElement !== element.parentElement) return false;
    const across = Math.min(box.right, next.box.right) - Math.max(box.left, next.box.left);
    const down = Math.min(box.bottom, next.box.bottom) - Math.max(box.top, next.box.top);
    return across > 3 && down > 3 && getComputedStyle(element).display !== 'inline';
  });
  const excess = document.documentElement.scrollWidth - innerWidth;
  return [
    ...(excess > 0 ? [`the page scrolls across by ${excess} px`] : []),
    ...cut.map((element) => `cut: ${nameOf(element)}`),
    ...outside.map((element) => `outside: ${nameOf(element)}`),
    ...overlapping.map(({ element }) => `over its neighbor: ${nameOf(element)}`),
  ];
};

const spread = (css: string): void => {
  // The page’s policy refuses a style element, not a sheet made by script.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
};

/** Finds what moves for longer than 10 ms although the reader asked for less motion, scrolling and hidden timers apart. */
const findMotion = (): string[] =>
  document.getAnimations().flatMap((animation) => {
    const { effect, timeline } = animation;
    if (!(effect instanceof KeyframeEffect) || !(timeline instanceof DocumentTimeline)) return [];
    const { target } = effect;
    const duration = Number(effect.getComputedTiming().duration);
    if (!target || duration <= 10 || getComputedStyle(target).opacity === '0') return [];
    return [`moves for ${duration} ms: ${target.tagName.toLowerCase()}.${target.className}`];
  });

const findSlowStyles = (): string[] =>
  [...document.querySelectorAll('*')].flatMap((element) => {
    const { transitionDuration, animationName, animationDuration, opacity } = getComputedStyle(element);
    const isSlow = (times: string) => times.split(', ').some((time) => Number.parseFloat(time) > 0.01);
    const isAnimated = animationName !== 'none' && animationDuration !== 'auto' && isSlow(animationDuration);
    return isSlow(transitionDuration) || (isAnimated && opacity !== '0')
      ? [`style of ${element.tagName.toLowerCase()}.${element.className}`]
      : [];
  });

const under = (strain: string, faults: readonly string[]): string[] => faults.map((fault) => `${strain}: ${fault}`);

/**
 * Puts a wide page under what readers do to it: spacing of texts, zoom to 400 %, forced colors, less motion. The window
 * stays changed.
 */
export const findStrained = async (page: Page): Promise<string[]> => {
  const motion = [...(await page.evaluate(findMotion)), ...(await page.evaluate(findSlowStyles))];
  await page.evaluate(spread, spacing);
  const spaced = await page.evaluate(findCut);
  await page.evaluate(spread, '');
  await page.setViewportSize(zoomed);
  const zoomedIn = await page.evaluate(findCut);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await findInForcedColors(page);
  await page.emulateMedia({ forcedColors: null });
  return [
    ...under('less motion', motion),
    ...under('text spacing', spaced),
    ...under('zoom of 400 %', zoomedIn),
    ...under('forced colors', forced),
  ];
};
