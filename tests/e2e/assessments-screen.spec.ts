import { messages } from '#tests/literals/messages.ts';
import { begin, slider, tab } from '#tests/support/assessment.ts';
import { expect, expectMessage, field, message, test } from '#tests/support/story.ts';

const narrow = { width: 390, height: 800 };

test('the title is saved when the field loses the focus', async ({ as, candidate, t }) => {
  const page = await as(candidate);
  await page.goto((await begin(candidate)).path);
  const trail = page.getByRole('navigation', { name: t('trail') });
  await expect(trail.getByRole('link')).toHaveAttribute('href', '/user/assessment');
  // Nothing is offered that is empty: the first answer brings the export.
  const exported = page.getByRole('button', { name: t('portfolios:export') });
  await expect(slider(page, 0)).toBeVisible();
  await expect(exported).toHaveCount(0);
  await slider(page, 0).press('3');
  await expect(exported).toBeVisible();
  const title = field(page, t('portfolios:detail.titleLabel'));
  await title.fill('Bilan d’automne');
  await title.blur();
  await expectMessage(page, messages.titleUpdated.fr);
  await expect(page).toHaveTitle('Bilan d’automne · Auto-évaluation · Thésée');
  await title.fill('  ');
  await title.blur();
  await expect(message(page, t('portfolios:detail.titleEmpty'))).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('Bilan d’automne');
  await expect(trail).toContainText('Bilan d’automne');

  // A title wider than the window wraps.
  await page.setViewportSize(narrow);
  await title.fill('Bilan de deuxième année, avant le comité de suivi individuel');
  await title.press('Enter');
  await expect(title).toHaveValue('Bilan de deuxième année, avant le comité de suivi individuel');
  await expect(page).toHaveTitle(/^Bilan de deuxième année/);
  const hidden = await title.evaluate((box) => [
    box.scrollWidth - box.clientWidth,
    box.scrollHeight - box.clientHeight,
  ]);
  expect(hidden).toEqual([0, 0]);
});

test('the open tab is kept in the address', async ({ as, candidate, t }) => {
  const page = await as(candidate);
  const { path } = await begin(candidate);
  await page.goto('/user/assessment');
  await page.goto(path);
  await tab(page, t, 'value').click();
  await expect(page).toHaveURL(`${path}?activeTab=2`);
  await page.reload();
  await expect(tab(page, t, 'value')).toHaveAttribute('aria-selected', 'true');
  await tab(page, t, 'skill').click();
  await page.goBack();
  await expect(page).toHaveURL(/\/user\/assessment$/);
  for (const address of [path, `${path}?activeTab=4`]) {
    await page.goto(address);
    await expect(tab(page, t, 'skill')).toHaveAttribute('aria-selected', 'true');
  }

  // In a narrow window the open tab is scrolled between its neighbours.
  await page.setViewportSize(narrow);
  await page.goto(`${path}?activeTab=1`);
  await expect(tab(page, t, 'skill')).toBeInViewport({ ratio: 1 });
  await expect(tab(page, t, 'activity')).toBeInViewport({ ratio: 0.1 });
  await expect(tab(page, t, 'value')).toBeInViewport({ ratio: 0.1 });
});
