import type { KeyboardEvent } from 'react';

type RowKey = { value: number } | 'notApplicable' | 'like' | 'dislike' | 'next';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

const letters: Readonly<Record<string, RowKey>> = { n: 'notApplicable', l: 'like', d: 'dislike' };

// The digit row of a French keyboard types signs ("&" on the key of 1): there the position of the key counts.
const digitOf = ({ key, code, shiftKey }: Pressed): string | undefined =>
  /^[0-5]$/.test(key) ? key : (!shiftKey && /^Digit([0-5])$/.exec(code)?.[1]) || undefined;

/** Undefined for other keys and with Ctrl, Alt or Meta. */
export const rowKeyOf = (pressed: Pressed): RowKey | undefined => {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return undefined;
  const digit = digitOf(pressed);
  if (digit !== undefined) return { value: Number(digit) };
  if (pressed.key === 'Enter') return 'next';
  return letters[pressed.key.toLowerCase()];
};
