import { fireEvent, within } from '@testing-library/react';
import { textsOfAll } from '#tests/support/rendered.tsx';

/** The form of the open dialog, or else of the page. */
const front = (): HTMLElement => document.querySelector<HTMLElement>('dialog form, dialog') ?? document.body;

export const control = (label: string): HTMLInputElement =>
  within(front()).getByLabelText(new RegExp(`^${label}`), { selector: 'input, select, textarea' });

export const fill = (said: Readonly<Record<string, string>>): void => {
  for (const [label, value] of Object.entries(said)) fireEvent.change(control(label), { target: { value } });
};

export const submit = (): HTMLButtonElement => {
  const found = front().querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!found) throw new Error('nothing sends this form');
  return found;
};

/** The description of the submit button: the fields that are still empty. */
export const missing = (): string => describedBy(submit()).join(' ');

/** The error texts of the fields, in the order of the form. */
export const faults = (): string[] => textsOfAll(front().querySelectorAll('.field .error'));

export const describedBy = (element: Element): string[] =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id)?.textContent ?? []);
