import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Shorter lists are rendered whole, so that the browser's search finds every row. */
const mostWhole = 100;
const estimatedPx = 69;

const indexOf = (target: EventTarget): number | undefined => {
  const index = target instanceof Element && target.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index ? Number(index) : undefined;
};

/** `gapBefore` is the height in pixels of the rows skipped before it. */
type VirtualRow = { index: number; key: string; gapBefore: number };

type VirtualRows = {
  drawn: VirtualRow[];
  gapAfter: number;
  body: RefObject<HTMLTableSectionElement | null>;
  /** `onFocus` and `onBlur` belong on the rows' parent. */
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
  /** The row needs its index as `data-index`. */
  measure: (row: HTMLElement | null) => void;
};

/** Renders the rows near the window and the focused one. */
export const useVirtualRows = (keys: readonly string[]): VirtualRows => {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number>();
  const count = keys.length;

  // The content above the rows may have grown.
  useLayoutEffect(() => {
    if (body.current) setTop(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
  });

  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimatedPx,
    getItemKey: (index) => keys[index] ?? index,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    overscan: 12,
    scrollMargin: top,
    rangeExtractor: (range) => {
      if (count <= mostWhole) return keys.map((_, index) => index);
      const near = defaultRangeExtractor(range);
      if (focused === undefined) return near;
      // Keeps the neighbours of the focused row, so that Tab reaches them.
      const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count);
      return [...new Set([...near, ...kept])].sort((a, b) => a - b);
    },
  });

  let end = top;
  const drawn = virtualizer.getVirtualItems().map(({ index, start, end: itsEnd }) => {
    const gapBefore = start - end;
    end = itsEnd;
    return { index, key: keys[index] ?? String(index), gapBefore };
  });
  return {
    drawn,
    gapAfter: top + virtualizer.getTotalSize() - end,
    body,
    onFocus: ({ target }) => setFocused(indexOf(target)),
    onBlur: ({ currentTarget, relatedTarget }) => {
      // The focus may be moving to the next row.
      if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
    },
    measure: virtualizer.measureElement,
  };
};
