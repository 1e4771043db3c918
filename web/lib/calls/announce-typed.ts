/**
 * For text typed or autofilled before hydration. React tracks values set on the element and would take the text for its
 * own; a value set through the prototype, followed by an input event, counts as a change.
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
