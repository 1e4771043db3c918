import { messages } from '#tests/literals/messages.ts';
import { quiet } from '#tests/support/requests.ts';
import { expect, expectMessage, test } from '#tests/support/story.ts';

test('a new assessment opens its first question, under its default title, and is deleted after a question', async ({
  as,
  candidate,
  t,
}) => {
  const page = await as(candidate);
  await page.goto('/user/assessment');
  await expect(page.getByRole('heading', { name: t('portfolios:empty') })).toBeVisible();
  await page.getByRole('button', { name: t('portfolios:create') }).click();
  await expectMessage(page, messages.assessmentCreated.fr);
  await expect(page).toHaveURL(/\/user\/assessment\/[\w.-]+\/guided$/);
  await expect(page).toHaveTitle(/^Portfolio · /);
  // Waits for pending calls, since a row read after its deletion is a 404.
  await quiet(page);
  await page.goBack();
  const title = 'Portfolio';
  const row = page.getByRole('row').filter({ hasText: title });
  const remove = row.getByRole('button', { name: t('portfolios:remove.label', { title }) });
  const question = page.getByRole('alertdialog', { name: t('portfolios:remove.title') });
  await remove.click();
  await question.getByRole('button', { name: t('keep') }).click();
  await expect(row).toBeVisible();
  await remove.click();
  await page.mouse.click(5, 5);
  await expect(question).toBeHidden();
  await expect(row).toBeVisible();
  await remove.click();
  await question.getByRole('button', { name: t('delete') }).click();
  await expectMessage(page, messages.assessmentDeleted.fr);
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: t('portfolios:empty') })).toBeVisible();
});
