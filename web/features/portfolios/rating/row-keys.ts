import type { KeyboardEvent } from 'react';

/** What a key does to the row that has the focus. */
export type RowKey = { value: number } | 'notApplicable' | 'like' | 'dislike' | 'next';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

const letters: Readonly<Record<string, RowKey>> = { n: 'notApplicable', l: 'like', d: 'dislike' };

// On a French keyboard the digit row gives signs ("&" on the key of 1): there the key's place counts.
const digitOf = ({ key, code, shiftKey }: Pressed): string | undefined =>
  /^[0-5]$/.test(key) ? key : (!shiftKey && /^Digit([0-5])$/.exec(code)?.[1]) || undefined;

/** The meaning of a pressed key; undefined when it has none here, as with Ctrl, Alt or Meta. */
export const rowKeyOf = (pressed: Pressed): RowKey | undefined => {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return undefined;
  const digit = digitOf(pressed);
  if (digit !== undefined) return { value: Number(digit) };
  if (pressed.key === 'Enter') return 'next';
  return letters[pressed.key.toLowerCase()];
};
