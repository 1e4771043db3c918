/**
 * Has React learn what was typed, or filled in by the browser, before the page's code was there: it leaves that in the fields and
 * takes it for what it wrote itself. A value that is set by way of the element is noted, one by way of its class is a change.
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
