import type { KeyboardEvent } from 'react';

/** Moves the focus to the same control of the row above or below. Rows have their place as `data-index`. */
export const moveByArrows = (event: KeyboardEvent<HTMLElement>): void => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
  if (!by || !row || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = row.parentElement?.querySelector(`[data-index="${Number(row.dataset.index) + by}"]`);
  const place = [...row.children].findIndex((part) => part.contains(event.target as Element));
  const control =
    next?.children[place]?.querySelector<HTMLElement>('.decide button, a, button, input') ??
    next?.querySelector<HTMLElement>('.who');
  if (!control) return;
  event.preventDefault();
  control.focus();
};
