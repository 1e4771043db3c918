import { expect, test } from 'vitest';
import { looksOf, openedLooks } from '#tests/support/looks.ts';
import type { Scene } from '#tests/support/scenes.ts';

const scene: Scene = { name: 'one', who: null, open: async () => undefined };
const narrow: Scene = { ...scene, isNarrow: true };

const named = (looks: ReturnType<typeof looksOf>) =>
  looks.map(({ language, width, colorScheme }) => `${language} ${width} ${colorScheme}`);

test('a scene is tested in both languages, widths and themes; one that exists on a phone alone there', () => {
  expect(named(openedLooks(scene))).toEqual(['fr 1280 light', 'en 390 dark']);
  expect(named(openedLooks(narrow))).toEqual(['fr 390 light', 'en 390 dark']);
});

test('a scene is pictured in all eight looks; one that exists on a phone alone in the four there', () => {
  expect(looksOf(scene)).toHaveLength(8);
  expect(named(looksOf(narrow))).toEqual(['fr 390 light', 'fr 390 dark', 'en 390 light', 'en 390 dark']);
});
