import { findViolations } from '#tests/support/axe.ts';
import { readShifts, watchShifts } from '#tests/support/layout-shift.ts';
import { lookName, looks, windowOf } from '#tests/support/looks.ts';
import { beginnerOf, scenes, settled } from '#tests/support/scenes.ts';
import { expect, test } from '#tests/support/story.ts';

for (const look of looks) {
  test.describe(lookName(look), () => {
    for (const { name, who, open, provokes = [] } of scenes.filter((scene) => !scene.isNarrow || look.width < 960)) {
      test.describe(() => {
        test.use({ language: look.language, provokes });

        test(`${name} is accessible, and nothing in it jumps`, async ({ as, candidate, t }) => {
          const page = await as(who === 'candidate' ? candidate : who, windowOf(look));
          await watchShifts(page);
          await open({ page, t, begin: beginnerOf(candidate) });
          await settled(page);
          expect(await findViolations(page)).toEqual([]);
          expect(await readShifts(page)).toEqual([]);
          // A page is never wider than its window, whatever the language.
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width);
        });
      });
    }
  });
}
