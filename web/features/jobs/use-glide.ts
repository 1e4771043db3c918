import { type RefObject, useLayoutEffect, useRef } from 'react';

const glide: KeyframeAnimationOptions = { duration: 320, easing: 'cubic-bezier(0.2, 0, 0, 1)' };
const still = '(prefers-reduced-motion: reduce)';

const rowsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? []),
];
const nameOf = ({ dataset }: HTMLElement): string => dataset.row ?? '';

/** Measures places on the page as if no row were gliding. */
const topsOf = (list: HTMLElement | null, rows: readonly HTMLElement[]): Map<string, number> => {
  const top = (list?.getBoundingClientRect().top ?? 0) + scrollY;
  return new Map(rows.map((row) => [nameOf(row), top + row.offsetTop]));
};

/**
 * Lets rows glide to their new places when `order` changes. Scrolls by what the focused row would move otherwise, so
 * that it stays under the hand. The list must be positioned.
 */
export const useGlide = (list: RefObject<HTMLElement | null>, order: string): void => {
  const seen = useRef({ order, tops: new Map<string, number>() });
  useLayoutEffect(() => {
    const rows = rowsIn(list.current);
    const tops = topsOf(list.current, rows);
    const before = seen.current;
    seen.current = { order, tops };
    if (before.order === order) return;

    const moveOf = (row: HTMLElement) => {
      const [now, then] = [tops.get(nameOf(row)), before.tops.get(nameOf(row))];
      return now === undefined || then === undefined ? 0 : now - then;
    };
    const focused = rows.find((row) => row.contains(document.activeElement));
    const from = scrollY;
    const drift = focused ? moveOf(focused) : 0;
    if (drift !== 0) scrollBy({ top: drift, behavior: 'instant' });
    const scrolled = scrollY - from;
    if (matchMedia(still).matches) return;
    for (const row of rows) {
      const by = scrolled - moveOf(row);
      if (before.tops.has(nameOf(row)) && by !== 0)
        row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], glide);
    }
  });
};
