import { expect, field, test } from '#tests/support/story.ts';

const [first, second] = ['Bilan de première année', 'Bilan de deuxième année'];

test('the list leads to the result, over which the year before is laid; what is laid over it stays in the address', async ({
  as,
  t,
}) => {
  const page = await as('user@demo.test');
  await page.goto('/user/assessment');
  await page.getByRole('link', { name: t('portfolios:resultOf', { title: second }) }).click();
  await expect(page).toHaveURL(/\/user\/assessment\/[\w.-]+\/result$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le chemin parcouru');
  const choice = field(page, t('results:with'));
  await expect(choice.locator('option:checked')).toContainText(first);
  const movedHeading = page.getByRole('heading', { name: t('results:moved.title') });
  await expect(movedHeading).toBeVisible();

  await choice.selectOption({ label: t('results:withNone') });
  await expect(page).toHaveURL(/\?with=none$/);
  await expect(movedHeading).toHaveCount(0);
  await page.reload();
  await expect(choice).toHaveValue('');
  await choice.selectOption({ index: 1 });
  await expect(movedHeading).toBeVisible();
  await expect(page).toHaveURL(/\?with=[\w.-]+$/);

  await page.getByRole('link', { name: t('results:seeJobs') }).click();
  await expect(page).toHaveURL(/\/user\/jobs\?portfolio=/);
});
