import { findViolations } from '#tests/support/axe.ts';
import { readShifts, watchShifts } from '#tests/support/layout-shift.ts';
import { lookName, twoLooks, windowOf } from '#tests/support/looks.ts';
import { beginnerOf, scenes, settled } from '#tests/support/scenes.ts';
import { expect, test } from '#tests/support/story.ts';

// Every scene in one look, in turn; `npm run check` crosses all scenes with all looks.
scenes.forEach(({ name, who, open, provokes = [], isNarrow }, index) => {
  const look = twoLooks[isNarrow ? 1 : index % twoLooks.length];
  if (!look) throw new Error('there are two looks');
  test.describe(lookName(look), () => {
    test.use({ language: look.language, provokes });

    test(`${name} is accessible, and nothing in it jumps`, async ({ as, candidate, t }) => {
      const page = await as(who === 'candidate' ? candidate : who, windowOf(look));
      await watchShifts(page);
      await open({ page, t, begin: beginnerOf(candidate) });
      await settled(page);
      expect(await findViolations(page)).toEqual([]);
      expect(await readShifts(page)).toEqual([]);
    });
  });
});
