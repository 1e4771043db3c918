import { type Look, windowOf } from '#tests/support/looks.ts';
import { expectSound } from '#tests/support/scene-tests.ts';
import { settled } from '#tests/support/scenes.ts';
import { expect, test } from '#tests/support/story.ts';

const look: Look = { language: 'fr', width: 1280, colorScheme: 'light' };

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
  [
    'an id that is given twice',
    () => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p id="content">Encore</p>'),
    /no-dup-id: /,
  ],
  [
    'a table without a caption',
    () =>
      document
        .querySelector('main')
        ?.insertAdjacentHTML('beforeend', '<table><tbody><tr><th scope="row">Un</th><td>1</td></tr></tbody></table>'),
    /table without caption: /,
  ],
  [
    'a frame',
    () => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<iframe title="Carte"></iframe>'),
    /foreign element: /,
  ],
  [
    'a line that larger spacing cuts',
    () => {
      const line = document.createElement('p');
      line.textContent = 'Mot de passe oublié ?';
      line.style.cssText = 'height: 1.2em; line-height: 1.2; overflow: hidden';
      document.querySelector('form')?.append(line);
    },
    /text spacing: cut: /,
  ],
  [
    'a line that does not wrap at 400 %',
    () => {
      const line = document.createElement('p');
      line.textContent = 'Ariane tenait le fil. Vous tenez le vôtre, et il ne passe pas à la ligne.';
      line.style.whiteSpace = 'nowrap';
      document.querySelector('form')?.append(line);
    },
    /zoom of 400 %: outside: /,
  ],
  [
    'a button that only its background draws',
    () => {
      const button = document.createElement('button');
      button.ariaLabel = 'Fermer';
      button.style.cssText = 'border: 0; width: 44px; height: 44px; background: #5f2c7c';
      document.querySelector('form')?.append(button);
    },
    /forced colors: nothing of it is seen: /,
  ],
  [
    'a state that only a color tells',
    () => {
      const group = document.createElement('div');
      for (const pressed of ['true', 'false']) {
        const button = document.createElement('button');
        button.type = 'button';
        button.ariaPressed = pressed;
        button.textContent = 'Jour';
        button.style.cssText = `border: 1px solid; color: #000; background: ${pressed === 'true' ? '#cde' : '#fff'}`;
        group.append(button);
      }
      document.querySelector('main')?.append(group);
    },
    /forced colors: its state is not seen: /,
  ],
  [
    'a focus that is not drawn',
    () => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Continuer';
      button.style.cssText = 'outline: none';
      document.querySelector('main')?.append(button);
    },
    /forced colors: its focus is not seen: /,
  ],
  [
    'a movement that goes on although less was asked for',
    () => {
      const dot = document.createElement('div');
      document.querySelector('main')?.append(dot);
      dot.animate([{ rotate: '0deg' }, { rotate: '360deg' }], { duration: 2000, iterations: Number.POSITIVE_INFINITY });
    },
    /less motion: moves for 2000 ms: /,
  ],
];

for (const [name, plant, named] of faults) {
  test(`a look at a scene in a kept window sees ${name}`, async ({ as }) => {
    const page = await as(null, windowOf(look));
    await page.goto('/login');
    await settled(page);
    await page.evaluate(plant);
    await settled(page);
    await expect(expectSound('planted', page, look)).rejects.toThrow(named);
  });
}
