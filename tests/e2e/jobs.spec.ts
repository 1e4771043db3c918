import type { CalculatedJobs } from '#shared/schemas/portfolio.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, field, test } from '#tests/support/story.ts';

const levelOf = (value: number | null) => {
  if (value === null) return 'unrated';
  if (value > 3) return 'strength';
  return value > 2 ? 'warning' : 'weakness';
};
const tints = { unrated: /none/, strength: /strong/, warning: /amber/, weakness: /red/ };

test('the chosen assessment is kept in the address', async ({ as, t }) => {
  const page = await as('user@demo.test');
  await page.goto('/user/jobs');
  await expect(page.getByText(t('jobs:chooseHint'))).toBeVisible();
  const choice = field(page, t('jobs:choose'));
  const latest = await choice.inputValue();
  const earlier = choice.getByRole('option', { name: 'Bilan de première année' });
  const id = (await earlier.getAttribute('value')) ?? '';
  expect(id).not.toBe(latest);
  const calculated = page.waitForResponse(`**/portfolios/${id}/generate-jobs`);
  await choice.selectOption(id);
  await expect(page).toHaveURL(`/user/jobs?portfolio=${id}`);
  expect((await calculated).status()).toBe(200);
  await page.reload();
  await expect(choice).toHaveValue(id);
});

test('stars follow the rank and badges the ratings', async ({ as, t }) => {
  const page = await as('user@demo.test');
  const calculated = page.waitForResponse('**/generate-jobs');
  await page.goto('/user/jobs');
  const { calculatedJobs }: CalculatedJobs = await (await calculated).json();
  const jobs = page.getByRole('main').locator('.jobs > li');
  await expect(jobs).toHaveCount(12);
  const stars = [3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1];
  for (const [i, { Job, mostImportantSkills }] of calculatedJobs.slice(0, 12).entries()) {
    const item = jobs.nth(i);
    await expect(item.getByRole('heading')).toHaveText(Job.nameFR);
    await expect(item).toContainText(Job.descriptionFR);
    await expect(item.getByText(t('jobs:stars', { count: stars[i] ?? 0 }))).toBeVisible();
    const badges = item.getByRole('list', { name: t('jobs:skills') }).locator('.badge');
    await expect(badges).toHaveText(mostImportantSkills.map(({ Skill }) => new RegExp(`^${Skill.nameFR}`)));
    await expect(badges).toContainText(mostImportantSkills.map(({ value }) => t(`jobs:level.${levelOf(value)}`)));
    await expect(badges).toHaveClass(mostImportantSkills.map(({ value }) => tints[levelOf(value)]));
  }
  const left = Math.min(12, calculatedJobs.length - 12);
  await page.getByRole('button', { name: t('jobs:more', { count: left }) }).click();
  await expect(jobs).toHaveCount(12 + left);
  await expect(jobs.nth(12).getByRole('heading')).toBeFocused();
});

test.describe('a refusal', () => {
  test.use({ provokes: [422] });

  test('an incomplete assessment is refused with what is missing', async ({ as, candidate, t }) => {
    const api = apiOf(candidate.token);
    const { id } = await api.portfolios.create({ body: { title: 'À peine commencé' } });
    const skills = await api.portfolios.listSkills({ params: { portfolioId: id } });
    const inCategory = (category: number) => skills.filter(({ Skill }) => Skill.category === category);
    const ratings = inCategory(2)
      .slice(0, 3)
      .map((skill) => ({ id: skill.id, value: 4 }));
    await api.portfolios.rateMany({ params: { id }, body: { ratings } });

    const names = t('lists:category.skill', { returnObjects: true });
    const page = await as(candidate);
    await page.goto(`/user/jobs?portfolio=${id}`);
    const refusal = page.getByRole('alert').filter({ hasText: t('jobs:refusal.title') });
    await expect(refusal.getByRole('listitem')).toHaveText(
      ([1, 2, 3] as const).map((category) => {
        const counts = t('jobs:refusal.answered', {
          answered: category === 2 ? 3 : 0,
          total: inCategory(category).length,
        });
        return new RegExp(`${names[category]}.*${counts}`, 's');
      }),
    );
    await refusal.getByRole('link', { name: t('jobs:refusal.action') }).click();
    await expect(page).toHaveURL(`/user/assessment/${id}?activeTab=1`);
  });
});
