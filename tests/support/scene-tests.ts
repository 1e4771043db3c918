import { expect, type Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { readShifts } from './layout-shift.ts';
import { isUnchanged, noteSound } from './looked-at.ts';
import { type Look, lookName, windowOf } from './looks.ts';
import { findMarkupFaults } from './markup.ts';
import { beginnerOf, type Scene, scenes, settled } from './scenes.ts';
import { test } from './story.ts';
import { findStrained } from './strains.ts';

/** Waits until the scene settles, then runs `visit`; skipped if `isDone`. */
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

export const testSound = (scene: Scene, look: Look): void => {
  const name = nameOf(scene, look);
  testScene(
    scene,
    look,
    'is accessible, and nothing in it jumps',
    (page) => expectSound(name, page, look),
    () => isUnchanged(name),
  );
};

export const everyScene = (
  looksOfScene: (scene: Scene, index: number) => readonly Look[],
): readonly (readonly [Scene, Look])[] =>
  scenes.flatMap((scene, index) => looksOfScene(scene, index).map((look) => [scene, look] as const));

const nameOf = ({ name }: Scene, look: Look): string => `${name}-${lookName(look)}`;

/** A wide page in French is also put under strain, last: its window stays changed. */
export const expectSound = async (name: string, page: Page, { width, language }: Look): Promise<void> => {
  expect(await findViolations(page)).toEqual([]);
  expect(await findMarkupFaults(page)).toEqual([]);
  expect(await readShifts(page)).toEqual([]);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
  if (width === 1280 && language === 'fr') expect(await findStrained(page)).toEqual([]);
  await noteSound(name, page);
};
