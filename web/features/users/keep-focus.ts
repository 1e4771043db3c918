import { flushSync } from 'react-dom';

/** Makes a change that may take away what has the focus in a row: the row keeps it, where one decides or else at its name. */
export const keepFocus = (change: () => void): void => {
  const row = document.activeElement?.closest('tr');
  flushSync(change);
  if (!row?.isConnected || row.contains(document.activeElement)) return;
  const next = row.querySelector<HTMLElement>('.decide button') ?? row.querySelector<HTMLElement>('.who');
  next?.focus();
};
