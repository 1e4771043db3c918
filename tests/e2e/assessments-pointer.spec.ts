import type { Locator, Page } from '@playwright/test';
import { begin, expectRated, slider } from '#tests/support/assessment.ts';
import { expect, test } from '#tests/support/story.ts';

/** Returns the screen position of a value on the scale. */
const knot = async (of: Locator, value: number) => {
  const { x, y, width, height } = (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const bead = 24;
  return { x: x + bead / 2 + ((width - bead) * value) / 5, y: y + height / 2 };
};

/** Moves a finger in steps, each `step` pixels. */
const swipe = async (page: Page, from: { x: number; y: number }, step: { x: number; y: number }) => {
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove', n: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: from.x + n * step.x, y: from.y + n * step.y }],
    });
  await send('touchStart', 0);
  for (let n = 1; n <= 12; n += 1) await send('touchMove', n);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

test('a finger rates by a tap or by drawing the bead, and scrolls wherever it begins', async ({ as, candidate, t }) => {
  const page = await as(candidate, { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  await page.goto((await begin(candidate)).path);
  const first = slider(page, 0);
  await first.scrollIntoViewIfNeeded();
  const tap = await knot(first, 0);
  await page.touchscreen.tap(tap.x, tap.y);
  await expectRated(page, t, 0, 0);
  const [from, to] = [await knot(first, 0), await knot(first, 4)];
  await swipe(page, from, { x: (to.x - from.x) / 12, y: 0 });
  await expectRated(page, t, 0, 4);

  const scrolled = await page.evaluate(() => scrollY);
  await swipe(page, await knot(slider(page, 1), 3), { x: 0, y: -10 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 50);
  await expectRated(page, t, 1, null);
});

test('a mouse rates by a click or by drawing the bead, whose word follows it', async ({ as, candidate, t }) => {
  const page = await as(candidate);
  await page.goto((await begin(candidate)).path);
  const first = slider(page, 0);
  await first.scrollIntoViewIfNeeded();
  const [two, four] = [await knot(first, 2), await knot(first, 4)];
  await page.mouse.click(two.x, two.y);
  await expectRated(page, t, 0, 2);
  await page.mouse.move(two.x, two.y);
  await page.mouse.down();
  await page.mouse.move(four.x, four.y, { steps: 4 });
  await expectRated(page, t, 0, 4);
  await page.mouse.move(four.x, four.y + 200);
  await page.mouse.up();
  await page.reload();
  await expectRated(page, t, 0, 4);
});
