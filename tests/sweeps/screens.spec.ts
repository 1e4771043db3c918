import { resolve } from 'node:path';
import { lookName, looks, windowOf } from '#tests/support/looks.ts';
import { beginnerOf, scenes, settled } from '#tests/support/scenes.ts';
import { test } from '#tests/support/story.ts';

// Not a test: `npm run screens` takes the pictures that people look at.
for (const look of looks) {
  for (const { name, who, open, provokes = [] } of scenes.filter((scene) => !scene.isNarrow || look.width < 960)) {
    test.describe(() => {
      test.use({ language: look.language, provokes });

      test(`${name} ${lookName(look)}`, async ({ as, candidate, t }) => {
        const page = await as(who === 'candidate' ? candidate : who, windowOf(look));
        await open({ page, t, begin: beginnerOf(candidate) });
        await settled(page);
        await page.screenshot({ path: resolve('.local/screens', name, `${lookName(look)}.png`), fullPage: true });
      });
    });
  }
}
