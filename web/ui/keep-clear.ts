/** Between what is kept clear and what covers, in pixels: the ring of the focus needs it too. */
const gap = 8;

const controls = ':is(a, button, input, select, textarea, summary)';

const isCovered = (part: DOMRect, cover: DOMRect): boolean =>
  part.top - gap < cover.bottom && part.bottom + gap > cover.top && part.left < cover.right && part.right > cover.left;

/** The dialog on top, else the whole page: where people are at work. */
export const activePage = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;

/**
 * Measures how far the foot of that page reaches up from the end of the window, in pixels: 0 where there is none. It sticks to the window,
 * or does so once there is something to save: no scrolling clears it. In the upper half of the window it is that of a part which
 * ends there.
 */
export const footReachOf = (page: HTMLElement): number => {
  const reaches = [...page.querySelectorAll('.save-footer')].map((foot) => {
    const { top, height } = foot.getBoundingClientRect();
    return top > innerHeight / 2 ? Math.max(innerHeight - top, height) : height;
  });
  return Math.max(0, ...reaches);
};

/** Removes the room that was made below pages. */
export const removeRoom = (): void => {
  for (const page of document.querySelectorAll<HTMLElement>('body, dialog')) page.style.paddingBottom = '';
};

/**
 * Scrolls so that a cover at the bottom of the window lies neither on what has the focus nor on its form's submit button.
 * The button moves above the cover, or below it when the focus would leave the window instead. A page that ends too soon
 * gets room below, until removeRoom.
 */
export const keepClear = (cover: Element, page: HTMLElement): void => {
  const focused = page.querySelector(`${controls}:focus`);
  if (focused && cover.contains(focused)) return;
  const submit = (focused?.closest('form') ?? page).querySelector('[type="submit"]');
  const scroller = page === document.body ? document.documentElement : page;
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  // The focus once more at the end: where there is not room for both, it is the one kept clear.
  for (const part of [focused, submit, focused]) {
    const [box, place] = [part?.getBoundingClientRect(), cover.getBoundingClientRect()];
    if (!part || !box || !isCovered(box, place)) continue;
    const up = box.bottom + gap - place.top;
    const room = (focused?.getBoundingClientRect() ?? box).top - top;
    const by = part === focused || up <= room ? up : box.top - gap - place.bottom;
    const lack = by - (scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop);
    // Twice: a dialog stands in the middle, and what it grows moves its top up by half.
    if (lack > 0) page.style.paddingBottom = `${2 * lack}px`;
    scroller.scrollBy(0, by + part.getBoundingClientRect().top - box.top);
  }
};
