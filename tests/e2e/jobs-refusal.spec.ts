import { messages } from '#tests/literals/messages.ts';
import { begin, expectSaved, panel } from '#tests/support/assessment.ts';
import { readShifts, watchShifts } from '#tests/support/layout-shift.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, test } from '#tests/support/story.ts';

test.use({ provokes: [422] });

test('each category of a refusal leads to what it lacks, and back', async ({ as, candidate, t }) => {
  const { id, path } = await begin(candidate);
  const { portfolios } = apiOf(candidate.token);
  const skills = await portfolios.listSkills({ params: { portfolioId: id } });
  const inCategory = (category: number) => skills.filter(({ Skill }) => Skill.category === category);
  const [soft, firstOpen] = [inCategory(2), inCategory(2)[10]];
  const given = soft.filter((row) => row !== firstOpen).slice(0, 12);
  const ratings = [
    ...inCategory(1).map((row) => ({ id: row.id, value: null })),
    ...given.map((row) => ({ id: row.id, value: 4 })),
  ];
  await portfolios.rateMany({ params: { id }, body: { ratings } });

  const names = t('ratings:category.skill', { returnObjects: true });
  const page = await as(candidate);
  await watchShifts(page);
  await page.goto(`/user/jobs?portfolio=${id}`);
  await expect(page.getByRole('status').filter({ hasText: messages.jobsError.fr })).toBeVisible();
  const refusal = page.getByRole('main').locator('.empty');
  const line = refusal.getByRole('listitem');
  await expect(line).toHaveText([
    new RegExp(names[1]),
    new RegExp(`${names[2]}.*12`, 's'),
    new RegExp(`${names[3]}.*0`, 's'),
  ]);
  await expect(refusal.getByRole('link', { name: t('jobs:refusal.guided') })).toHaveAttribute('href', `${path}/guided`);
  const heading = panel(page).getByRole('heading', { level: 2 });
  const expectFirstOpen = async () => {
    await expect(heading).toContainText(names[2]);
    const focused = page.locator('input:focus');
    await expect(focused).toHaveAttribute('aria-label', firstOpen?.Skill.nameFR ?? '');
    await expect(focused).toBeInViewport();
    const said = page.getByRole('status').filter({ hasText: names[2] });
    await expect(said).toHaveText(`${t('ratings:kind.skill')}, ${names[2]}`);
  };
  await line.getByRole('link', { name: names[2] }).press('Enter');
  await expect(page).toHaveURL(`${path}?activeTab=1&category=2`);
  await expectFirstOpen();
  await page.reload();
  await expectFirstOpen();
  expect(await readShifts(page)).toEqual([]);

  await page.keyboard.press('5');
  await expectSaved(page, t);
  await page.goBack();
  await expect(page).toHaveURL(`/user/jobs?portfolio=${id}`);
  const counts = t('jobs:refusal.answered', { answered: given.length + 1, total: soft.length });
  await expect(line.nth(1)).toContainText(counts);

  // A category with only N/A has no open question, so its heading gets the focus. The whole row is a link, even the bar.
  await line.nth(0).click({ position: { x: 200, y: 28 } });
  await expect(page).toHaveURL(`${path}?activeTab=1&category=1`);
  await expect(heading).toContainText(names[1]);
  await expect(heading).toBeFocused();
  await panel(page)
    .getByRole('button', { name: t('portfolios:detail.nextTo', { category: names[2] }) })
    .click();
  await expect(page).toHaveURL(`${path}?activeTab=1`);
  await expect(heading).toContainText(names[2]);
  await page.goBack();
  await expect(page).toHaveURL(`/user/jobs?portfolio=${id}`);
});
