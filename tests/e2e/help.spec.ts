import { expect, test } from '#tests/support/story.ts';

test('help opens one section at a time, by mouse and by keyboard, and leads to what it tells of', async ({
  as,
  candidate,
}) => {
  const page = await as(candidate);
  await page.goto('/user');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aide' }).click();
  await expect(page).toHaveURL(/\/user\/help$/);
  const main = page.getByRole('main');
  const open = main.locator('details[open]');
  await expect(main.locator('details')).toHaveCount(7);
  for (const summary of await main.locator('details summary').all()) {
    await summary.click();
    await expect(open).toHaveCount(1);
    await expect(open.getByRole('heading')).toHaveText(await summary.innerText());
  }
  await main.locator('summary').nth(3).press('Enter');
  await expect(open.getByRole('heading')).toHaveText('Métiers suggérés');
  await open.getByRole('link').click();
  await expect(page).toHaveURL(/\/user\/jobs$/);
  await page.goto('/admin/help');
  await expect(page).toHaveURL(/\/user$/);
});
