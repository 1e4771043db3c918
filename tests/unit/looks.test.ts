import { expect, test } from 'vitest';
import { looksOf, openedLooks } from '#tests/support/looks.ts';
import type { Scene } from '#tests/support/scenes.ts';

const scene: Scene = { name: 'one', who: null, open: async () => undefined };
const narrow: Scene = { ...scene, isNarrow: true };

const named = (looks: ReturnType<typeof looksOf>) =>
  looks.map(({ language, width, colorScheme }) => `${language} ${width} ${colorScheme}`);

test('a scene is opened in French on a wide screen and in English on a phone, with --all-looks in each of both', () => {
  expect(named(openedLooks(scene))).toEqual(['fr 1280 light', 'en 390 light']);
  expect(named(openedLooks(scene, { isEach: true })).sort()).toEqual([
    'en 1280 light',
    'en 390 light',
    'fr 1280 light',
    'fr 390 light',
  ]);
});

test('a scene that exists on a phone alone is opened there in both languages, and pictured in both themes', () => {
  expect(named(openedLooks(narrow))).toEqual(['fr 390 light', 'en 390 light']);
  expect(named(looksOf(narrow))).toEqual(['fr 390 light', 'fr 390 dark', 'en 390 light', 'en 390 dark']);
  expect(looksOf(scene)).toHaveLength(8);
});
