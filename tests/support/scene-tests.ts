import { expect, type Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { readShifts } from './layout-shift.ts';
import { isUnchanged, noteSound } from './looked-at.ts';
import { type Look, lookName, windowOf } from './looks.ts';
import { beginnerOf, type Scene, scenes, settled } from './scenes.ts';
import { test } from './story.ts';

/** Declares a test that opens a scene in a look and, once it stands still, does something with the page; nothing when that is done already. */
export const testScene = (
  { name, who, open, provokes = [] }: Scene,
  look: Look,
  title: string,
  visit: (page: Page) => Promise<void>,
  isDone: () => boolean = () => false,
): void =>
  test.describe(lookName(look), () => {
    test.use({ language: look.language, provokes });

    test(`${name} ${title}`, async ({ as, home, t }, info) => {
      if (isDone()) return void info.annotations.push({ type: 'unchanged' });
      const person = who === 'candidate' ? await home.candidate() : who;
      const page = await as(person, windowOf(look));
      await open({ page, t, begin: beginnerOf(person) });
      await settled(page);
      await visit(page);
    });
  });

/** Declares that nothing is wrong with a scene in a look; it is not opened where that was seen of the very same build. */
export const testSound = (scene: Scene, look: Look): void => {
  const name = nameOf(scene, look);
  testScene(
    scene,
    look,
    'is accessible, and nothing in it jumps',
    (page) => expectSound(name, page),
    () => isUnchanged(name),
  );
};

/** Those looks in which the scene exists. */
export const looksOf = ({ isNarrow }: Scene, looks: readonly Look[]): readonly Look[] =>
  looks.filter(({ width }) => !isNarrow || width < 960);

/** Every scene in each of those looks in which it exists. */
export const everyScene = (looks: readonly Look[]): readonly (readonly [Scene, Look])[] =>
  looks.flatMap((look) =>
    scenes.filter((scene) => looksOf(scene, [look]).length > 0).map((scene) => [scene, look] as const),
  );

/** What a scene in a look is noted by once nothing is wrong with it. */
const nameOf = ({ name }: Scene, look: Look): string => `${name}-${lookName(look)}`;

/** Expects that axe finds nothing, that nothing jumped, and that the page is not wider than its window; notes the name then. */
export const expectSound = async (name: string, page: Page): Promise<void> => {
  expect(await findViolations(page)).toEqual([]);
  expect(await readShifts(page)).toEqual([]);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
  await noteSound(name, page);
};
