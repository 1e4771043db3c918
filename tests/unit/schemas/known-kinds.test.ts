import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ofKnownKinds } from '#shared/schemas/record.ts';

const kinds = ['skill', 'wish'];
const parts = ofKnownKinds(z.object({ kind: z.enum(kinds), weight: z.number() }), kinds);
const words = ofKnownKinds(z.enum(kinds), kinds);
const [skill, wish, later] = ['skill', 'wish', 'salary'].map((kind) => ({ kind, weight: 1 }));

test('items of kinds that only the next release has are dropped, the others stay in their order', () => {
  expect(parts.parse([later, wish, later, skill])).toEqual([wish, skill]);
  expect(parts.parse([later])).toEqual([]);
  expect(words.parse(['salary', 'wish', 'skill'])).toEqual(['wish', 'skill']);
});

test('items of known kinds are still checked', () => {
  expect(parts.safeParse([{ kind: 'skill', weight: 'much' }]).success).toBe(false);
});

test.each([[null], ['skill'], [{ 0: skill }]])('%j is still no list', (given) => {
  expect(parts.safeParse(given).success).toBe(false);
});
