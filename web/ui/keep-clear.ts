/** Leaves room for the focus ring. */
const gapPx = 8;

const controls = ':is(a, button, input, select, textarea, summary)';

const isCovered = (part: DOMRect, cover: DOMRect): boolean =>
  part.top - gapPx < cover.bottom &&
  part.bottom + gapPx > cover.top &&
  part.left < cover.right &&
  part.right > cover.left;

export const activePage = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;

/**
 * Pixels from the bottom of the window; 0 without a save footer or a question. One in the upper half of the window is
 * not sticky, so its height counts.
 */
export const footReachOf = (page: HTMLElement): number => {
  const reaches = [...page.querySelectorAll('.save-footer, .guide-ask')].map((foot) => {
    const { top, height } = foot.getBoundingClientRect();
    return top > innerHeight / 2 ? Math.max(innerHeight - top, height) : height;
  });
  return Math.max(0, ...reaches);
};

export const removeRoom = (): void => {
  for (const page of document.querySelectorAll<HTMLElement>('body, dialog')) page.style.paddingBottom = '';
};

/**
 * A cover at the bottom of the window must hide neither the focused element nor its form's submit button, nor any other
 * primary action. A button moves above the cover, or below it if the focused element would otherwise leave the window.
 * A page that is too short gets padding below, until `removeRoom`.
 */
export const keepClear = (cover: Element, page: HTMLElement): void => {
  const focused = page.querySelector(`${controls}:focus`);
  if (focused && cover.contains(focused)) return;
  const submit = (focused?.closest('form') ?? page).querySelector('[type="submit"]');
  const scroller = page === document.body ? document.documentElement : page;
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const primaries = page.querySelectorAll('.btn.primary');
  // Handles the focused element again at the end, because it wins when there is not room for both.
  for (const part of [focused, ...primaries, submit, focused]) {
    const [box, place] = [part?.getBoundingClientRect(), cover.getBoundingClientRect()];
    if (!part || !box || !isCovered(box, place)) continue;
    const up = box.bottom + gapPx - place.top;
    const room = (focused?.getBoundingClientRect() ?? box).top - top;
    const by = part === focused || up <= room ? up : box.top - gapPx - place.bottom;
    const lack = by - (scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop);
    // Adds the lack twice: a dialog is centred, so its top moves up by half of its growth.
    if (lack > 0) page.style.paddingBottom = `${2 * lack}px`;
    scroller.scrollBy(0, by + part.getBoundingClientRect().top - box.top);
  }
};

/**
 * `afterPress` runs a move of the page at once or, during a press, after its click: a button that moves away from under
 * the pointer loses the click.
 */
export const followPresses = (): { afterPress: (move: () => void) => void; stop: () => void } => {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const waiting: (() => void)[] = [];
  let isPressed = false;
  const moveLate = () => {
    if (!isPressed) for (const move of waiting.splice(0)) move();
  };
  document.addEventListener('pointerdown', () => (isPressed = true), options);
  const release = () => {
    isPressed = false;
    // The click comes before the next frame.
    requestAnimationFrame(moveLate);
  };
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, release, options);
  return {
    afterPress: (move) => {
      if (isPressed) waiting.push(move);
      else move();
    },
    stop: () => stop.abort(),
  };
};
