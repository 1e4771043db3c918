/**
 * The key survives reloads. The router names the first entry of every load `default`, so a page would otherwise open at
 * the scroll position of the page before it in the tab.
 */
export const setEntryKey = (): void => {
  if (!history.state?.key) history.replaceState({ ...history.state, key: crypto.randomUUID() }, '');
};
