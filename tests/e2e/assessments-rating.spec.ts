import {
  begin,
  expectSaved,
  notApplicable,
  openNew,
  panel,
  slider,
  spoken,
  tab,
  taste,
} from '#tests/support/assessment.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, test } from '#tests/support/story.ts';

const objects = { returnObjects: true } as const;

test('ratings from 0 to 5, N/A and a like are there after a reload', async ({ as, candidate, t }) => {
  const { page } = await openNew(as, candidate);
  await slider(page, 0).press('0');
  await slider(page, 1).press('3');
  await slider(page, 1).press('ArrowRight');
  await slider(page, 2).press('9');
  await notApplicable(page, 3).check();
  await taste(page, t, 4).like.check();
  await expectSaved(page, t);
  await page.reload();
  await expect(slider(page, 0)).toHaveAttribute('aria-valuetext', spoken(t, 0));
  await expect(slider(page, 1)).toHaveAttribute('aria-valuetext', spoken(t, 4));
  await expect(slider(page, 2)).toHaveAttribute('aria-valuetext', t('ratings:level.unanswered'));
  await expect(slider(page, 0)).toHaveAttribute('max', '5');
  await expect(notApplicable(page, 3)).toBeChecked();
  await expect(taste(page, t, 4).like).toBeChecked();
});

test('unanswered questions are found across categories and tabs, and the last one leads to the result', async ({
  as,
  candidate,
  t,
}) => {
  const { id, path } = await begin(candidate);
  const { portfolios } = apiOf(candidate.token);
  const input = { params: { portfolioId: id } };
  const activities = await portfolios.listActivities(input);
  const values = await portfolios.listValues(input);
  const others = [await portfolios.listSkills(input), await portfolios.listRncps(input)].flat();
  const last = activities.findLast(({ Activity }) => Activity.category === 2);
  const middle = values.find(({ Value }) => Value.category === 4);
  const answered = [...activities, ...values, ...others].filter((row) => row.id !== last?.id && row.id !== middle?.id);
  for (let start = 0; start < answered.length; start += 100) {
    const ratings = answered.slice(start, start + 100).map((row, i) => ({ id: row.id, value: i % 6 }));
    await portfolios.rateMany({ params: { id }, body: { ratings } });
  }

  const page = await as(candidate);
  await page.goto(`${path}?activeTab=0`);
  const bar = page.getByRole('region', { name: t('portfolios:detail.overall') });
  await expect(bar).toContainText(t('portfolios:detail.standing.ready'));
  const jobs = bar.getByRole('link', { name: /^Les voir/ });
  await expect(jobs).toHaveAttribute('href', `/user/jobs/wishes?portfolio=${encodeURIComponent(id)}`);
  await expect(tab(page, t, 'value')).toContainText(`${values.length - 1}/${values.length}`);
  const heading = panel(page).getByRole('heading', { level: 2 });
  const [people, justice] = [t('ratings:category.activity', objects)[2], t('ratings:category.value', objects)[4]];
  const focused = page.locator('input:focus');

  await bar.getByRole('button', { name: t('portfolios:detail.nextUnanswered') }).click();
  await expect(heading).toContainText(people);
  await expect(focused).toHaveAttribute('aria-label', last?.Activity.nameFR ?? '');
  await expect(focused).toBeInViewport();
  // A click draws no focus ring, so the row itself marks the position.
  await expect(page.locator(`[id="${last?.id}"]`)).toHaveCSS('box-shadow', /inset/);
  await page.keyboard.press('4');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/activeTab=2$/);
  await expect(heading).toContainText(justice);
  await expect(focused).toHaveAttribute('aria-label', middle?.Value.nameFR ?? '');
  await expect(focused).toBeInViewport();
  const said = page.getByRole('status').filter({ hasText: justice });
  await expect(said).toHaveText(`${t('ratings:kind.value')}, ${justice}`);

  await page.keyboard.press('0');
  await expect(bar).toContainText(t('portfolios:detail.standing.done'));
  await page.keyboard.press('Enter');
  const result = bar.getByRole('link', { name: t('portfolios:detail.seeResult') });
  await expect(result).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: t('portfolios:detail.standing.done') })).toBeAttached();
  await result.press('Enter');
  await expect(page).toHaveURL(`${path}/result`);
  await expect(page.getByRole('heading', { name: t('results:title') })).toBeVisible();
});
