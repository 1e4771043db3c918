import { findFaint } from '#tests/support/axe.ts';
import { type Look, windowOf } from '#tests/support/looks.ts';
import { beginnerOf, scenes, settled } from '#tests/support/scenes.ts';
import { expect, test } from '#tests/support/story.ts';

const look: Look = { language: 'fr', width: 390, colorScheme: 'light' };

// Scripts, scroll timelines and drawings color these scenes; all others take their colors from the theme's variables.
for (const name of ['landing', 'user-home', 'result', 'jobs-compare', 'cv-public']) {
  test(`${name} is readable once the theme changes before the reader’s eyes`, async ({ as, home, t }) => {
    const scene = scenes.find((one) => one.name === name);
    if (!scene) throw new Error(`there is no scene ${name}`);
    const { who, open } = scene;
    const person = who === 'candidate' ? await home.candidate() : who;
    const page = await as(person, windowOf(look));
    await open({ page, t, begin: beginnerOf(person) });
    await settled(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findFaint(page)).toEqual([]);
  });
}
