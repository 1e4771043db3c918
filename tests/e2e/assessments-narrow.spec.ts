import { ratingKinds } from '#shared/lists.ts';
import { begin, panel, tab } from '#tests/support/assessment.ts';
import { expect, test } from '#tests/support/story.ts';

test('on a telephone a row takes 120 px at most, every control 24 at least, and the bar at the foot covers nothing that has the focus', async ({
  as,
  candidate,
  t,
}) => {
  const page = await as(candidate);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${(await begin(candidate)).path}?activeTab=1`);
  const bar = page.getByRole('region', { name: t('portfolios:detail.overall') });
  await expect(bar).toContainText(t('portfolios:detail.untilJobs', { count: 28 }));
  await panel(page).getByRole('slider').first().press('3');
  await expect(bar).toContainText(t('portfolios:detail.untilJobs', { count: 27 }));
  const top = (await bar.boundingBox())?.y ?? 0;
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
      expect(heights.filter(([, height]) => height > 120)).toEqual([]);
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
