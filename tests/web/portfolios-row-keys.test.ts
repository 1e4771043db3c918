import { expect, test } from 'vitest';
import { rowKeyOf } from '#web/features/portfolios/rating/row-keys.ts';

const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

test.each([
  ['the digit row', '3', 'Digit3', {}, { value: 3 }],
  ['the numeric keypad', '0', 'Numpad0', {}, { value: 0 }],
  ['the French digit row', '&', 'Digit1', {}, { value: 1 }],
  ['the French 0', 'à', 'Digit0', {}, { value: 0 }],
  ['the French digit row with Shift', '5', 'Digit5', { shiftKey: true }, { value: 5 }],
  ['a sign above a digit', '#', 'Digit3', { shiftKey: true }, undefined],
  ['a digit beyond the scale', '6', 'Digit6', {}, undefined],
  ['the French key of 6', '-', 'Digit6', {}, undefined],
  ['the keypad without figures', 'PageDown', 'Numpad3', {}, undefined],
  ['n', 'n', 'KeyN', {}, 'notApplicable'],
  ['L with the capitals lock', 'L', 'KeyL', {}, 'like'],
  ['d', 'd', 'KeyD', {}, 'dislike'],
  ['Enter', 'Enter', 'Enter', {}, 'next'],
  ['an arrow', 'ArrowRight', 'ArrowRight', {}, undefined],
  ['Ctrl and a digit', '3', 'Digit3', { ctrlKey: true }, undefined],
  ['Meta and l', 'l', 'KeyL', { metaKey: true }, undefined],
  ['Alt and d', 'd', 'KeyD', { altKey: true }, undefined],
] as const)('%s', (_name, key, code, modifiers, meaning) => {
  expect(rowKeyOf({ key, code, ...none, ...modifiers })).toEqual(meaning);
});
