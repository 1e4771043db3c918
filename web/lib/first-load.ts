/**
 * Sets a history key that survives reloads. The router names the first entry of every load `default`, so a page would
 * otherwise open at the scroll position of the tab's previous page.
 */
export const setEntryKey = (): void => {
  if (!history.state?.key) history.replaceState({ ...history.state, key: crypto.randomUUID() }, '');
};

/**
 * Announces text that was typed or autofilled before hydration. React tracks values set on the element and would
 * overlook them; a value set through the prototype, followed by an input event, counts as a change.
 */
export const announceTyped = (): void => {
  for (const input of document.querySelectorAll('input')) {
    const { value } = input;
    if (value === input.defaultValue) continue;
    input.value = '';
    Reflect.set(HTMLInputElement.prototype, 'value', value, input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
};

/** Reads JSON that the server put into the page, such as a public CV; undefined without one. */
export const readPageData = (id: string): unknown => {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
};
