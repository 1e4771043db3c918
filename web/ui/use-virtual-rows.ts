import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** As many rows are drawn whole, so that the browser's own search finds them. */
const wholeUpTo = 100;
/** How high a row is until it is measured, in pixels. */
const usualHeight = 69;

const indexOf = (target: EventTarget): number | undefined => {
  const index = target instanceof Element && target.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index ? Number(index) : undefined;
};

/** A row to draw, after a gap of so many pixels for those that are not drawn. */
export type VirtualRow = { index: number; key: string; gapBefore: number };

type VirtualRows = {
  drawn: VirtualRow[];
  gapAfter: number;
  body: RefObject<HTMLTableSectionElement | null>;
  /** To be spread over the rows' parent. */
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
  /** The ref of a row, which must bear its index as `data-index`. */
  measure: (row: HTMLElement | null) => void;
};

/** Which of a long list's rows to draw: those near the window, and the one that has the focus. */
export const useVirtualRows = (keys: readonly string[]): VirtualRows => {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number>();
  const count = keys.length;

  // What stands above the rows may have grown.
  useLayoutEffect(() => {
    if (body.current) setTop(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
  });

  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => usualHeight,
    getItemKey: (index) => keys[index] ?? index,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    overscan: 12,
    scrollMargin: top,
    rangeExtractor: (range) => {
      if (count <= wholeUpTo) return keys.map((_, index) => index);
      const near = defaultRangeExtractor(range);
      if (focused === undefined) return near;
      // With its neighbours, so that Tab leads on from it.
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
      // On its way to the next row, which must stay.
      if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
    },
    measure: virtualizer.measureElement,
  };
};
