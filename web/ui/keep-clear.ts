/** Between what is kept clear and what covers, in pixels: the ring of the focus needs it too. */
const gap = 8;

const controls = ':is(a, button, input, select, textarea, summary)';

const isCovered = (part: DOMRect, cover: DOMRect): boolean =>
  part.top - gap < cover.bottom && part.bottom + gap > cover.top && part.left < cover.right && part.right > cover.left;

/** The dialog on top, else the whole page: where people are at work. */
export const activePage = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

/**
 * Scrolls so that a cover at the bottom of the window lies neither on what has the focus nor on its form's submit button.
 * The button moves above the cover, or below it when the focus would leave the window instead.
 */
export const keepClear = (cover: Element, page: Element): void => {
  const focused = page.querySelector(`${controls}:focus`);
  if (focused && cover.contains(focused)) return;
  const submit = (focused?.closest('form') ?? page).querySelector('[type="submit"]');
  const scroller = page === document.body ? document.scrollingElement : page;
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  for (const part of [focused, submit]) {
    const [box, place] = [part?.getBoundingClientRect(), cover.getBoundingClientRect()];
    if (!box || !isCovered(box, place)) continue;
    const up = box.bottom + gap - place.top;
    const room = (focused?.getBoundingClientRect() ?? box).top - top;
    scroller?.scrollBy(0, part === focused || up <= room ? up : box.top - gap - place.bottom);
  }
};
