/**
 * Gives the present entry of the browser's history a key, which it keeps through reloads. The router calls the first entry of each
 * load `default`, so that a page would open as far down as the one before it in the tab had been read.
 */
export const giveEntryKey = (): void => {
  if (!history.state?.key) history.replaceState({ ...history.state, key: crypto.randomUUID() }, '');
};
