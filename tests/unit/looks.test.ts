import { expect, test } from 'vitest';
import { fourLooks, type Look } from '#tests/support/looks.ts';

const seen = (...parts: (keyof Look)[]) =>
  new Set(fourLooks.map((look) => parts.map((part) => look[part]).join(' '))).size;

test('in the four looks every language meets every width and theme, and every width every theme', () => {
  expect(fourLooks).toHaveLength(4);
  expect(seen('language', 'width')).toBe(4);
  expect(seen('language', 'colorScheme')).toBe(4);
  expect(seen('width', 'colorScheme')).toBe(4);
});
