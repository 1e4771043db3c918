import type { KeyboardEvent } from 'react';

const controls = 'a, button, input';

/** Arrow keys lead from a row's button to the like of it in the row above or below: hundreds are gone through without Tab. */
export const moveByArrows = (event: KeyboardEvent<HTMLElement>): void => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const cell = event.target instanceof Element ? event.target.closest('tbody td') : null;
  const row = cell?.closest('tr');
  if (!by || !cell || !row || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = row.parentElement?.querySelector(`[data-index="${Number(row.dataset.index) + by}"]`);
  const place = [...row.children].indexOf(cell);
  const control =
    next?.children[place]?.querySelector<HTMLElement>(controls) ?? next?.querySelector<HTMLElement>('.who');
  if (!control) return;
  event.preventDefault();
  control.focus();
};
