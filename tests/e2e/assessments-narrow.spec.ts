import type { Locator } from '@playwright/test';
import { ratingKinds } from '#shared/lists.ts';
import { begin, panel, tab } from '#tests/support/assessment.ts';
import { expect, test } from '#tests/support/story.ts';

test('on a telephone the head takes 200 px at most, three whole questions stand above the foot, every control has 24 px at least, and the foot covers nothing that has the focus', async ({
  as,
  candidate,
  t,
}) => {
  const page = await as(candidate);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto((await begin(candidate)).path);
  const bar = page.getByRole('region', { name: t('portfolios:detail.overall') });
  await expect(bar).toContainText(t('portfolios:detail.standing.short', { count: 28 }));
  await panel(page).getByRole('slider').first().press('3');
  await expect(bar).toContainText(t('portfolios:detail.standing.short', { count: 27 }));
  const top = (await bar.boundingBox())?.y ?? 0;
  await page.evaluate(() => window.scrollTo(0, 0));
  const edges = (of: Locator) =>
    of.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
    );
  const [[headTop = 0] = []] = await edges(page.locator('.ask-head'));
  const rows = await edges(page.locator('.rate-item:has(h3)'));
  expect((rows[0]?.[0] ?? 844) - headTop).toBeLessThanOrEqual(200);
  // A row of three lines, 139 px, is the highest of the catalogue.
  const whole = rows.filter(([, bottom = 844]) => bottom <= top);
  expect(whole.length).toBeGreaterThanOrEqual(3);
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    const box = await page.locator(':focus').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
  }

  for (const kind of ratingKinds) {
    await tab(page, t, kind).click();
    const next = panel(page).locator('.arrows').getByRole('button').last();
    for (;;) {
      await expect(panel(page).getByRole('slider').first()).toBeVisible();
      const heights = await panel(page)
        .locator('.rate-item:has(h3)')
        .evaluateAll((rows) => rows.map((row) => [row.querySelector('h3')?.textContent, row.clientHeight] as const));
      expect(heights.filter(([, height]) => height > 140)).toEqual([]);
      const sizes = await panel(page)
        .locator('.rate-item :is(input, summary)')
        .evaluateAll((controls) =>
          controls.flatMap((control) => {
            const { width, height } = control.getBoundingClientRect();
            return [width, height];
          }),
        );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
      if (await next.isDisabled()) break;
      await next.click();
    }
  }
});
