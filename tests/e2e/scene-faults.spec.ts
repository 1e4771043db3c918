import { fourLooks, windowOf } from '#tests/support/looks.ts';
import { expectSound } from '#tests/support/scene-tests.ts';
import { settled } from '#tests/support/scenes.ts';
import { expect, test } from '#tests/support/story.ts';

const [look] = fourLooks;
if (!look) throw new Error('there is no look');

/** Faults injected into a correct screen, and the message that must report each. */
const faults: [name: string, plant: () => void, named: RegExp][] = [
  ['a field without a name', () => document.querySelector('label')?.remove(), /label: /],
  [
    'grey words on white',
    () => {
      const words = document.createElement('p');
      words.textContent = 'Mot de passe oublié ?';
      words.style.cssText = 'color: #ccc; background: #fff';
      document.querySelector('form')?.append(words);
    },
    /color-contrast: /,
  ],
  [
    'a screen that moves down by itself',
    () => {
      const late = document.createElement('div');
      late.style.height = '300px';
      document.body.prepend(late);
    },
    /0\.\d{4} /,
  ],
  [
    'a block wider than the window',
    () => {
      const wide = document.createElement('div');
      wide.style.cssText = 'width: 3000px; height: 1px';
      document.querySelector('form')?.append(wide);
    },
    /toBeLessThanOrEqual/,
  ],
];

for (const [name, plant, named] of faults) {
  test(`a look at a scene in a kept window sees ${name}`, async ({ as }) => {
    const page = await as(null, windowOf(look));
    await page.goto('/login');
    await settled(page);
    await page.evaluate(plant);
    await settled(page);
    await expect(expectSound('planted', page)).rejects.toThrow(named);
  });
}
