import type { Page } from '@playwright/test';
import type { Session } from '#shared/schemas/user.ts';
import { begin } from '#tests/support/assessment.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, field, test } from '#tests/support/story.ts';

const [first, second] = ['Bilan de première année', 'Bilan de deuxième année'];

/** Begins an assessment and answers its first competencies, in the order of the catalogue. */
const rated = async (candidate: Session, title: string, values: readonly (number | null)[]) => {
  const { id, path } = await begin(candidate, title);
  const { portfolios } = apiOf(candidate.token);
  const skills = await portfolios.listSkills({ params: { portfolioId: id } });
  const ratings = skills.slice(0, values.length).map((row, i) => ({ id: row.id, value: values[i] ?? null }));
  await portfolios.rateMany({ params: { id }, body: { ratings } });
  return { id, path, names: skills.map(({ Skill }) => Skill.nameFR) };
};

const part = (page: Page, heading: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
    .last();
const line = (page: Page, heading: string, name: string) =>
  part(page, heading).getByRole('listitem').filter({ hasText: name }).first();

/** With N/A for every activity an assessment is answered far enough to be compared with. */
const enough = async (candidate: Session, id: string) => {
  const { portfolios } = apiOf(candidate.token);
  const activities = await portfolios.listActivities({ params: { portfolioId: id } });
  const ratings = activities.map((row) => ({ id: row.id, value: null }));
  await portfolios.rateMany({ params: { id }, body: { ratings } });
};

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
});

test('the means of each category stand beside those of a year ago, in a table too', async ({ as, candidate, t }) => {
  // The first three competencies of the catalogue are aptitudes: 2 then 4, 3 then 3, N/A then 5; the fourth is N/A now.
  const earlier = await rated(candidate, 'Mars', [2, 3, null, 4]);
  await enough(candidate, earlier.id);
  const { path, names } = await rated(candidate, 'Octobre', [4, 3, 5, null]);
  const page = await as(candidate);
  await page.goto(`${path}/result?activeTab=1`);
  const glance = t('results:glance.title');
  // Three rated then, 3.0 on average; three now, 4.0.
  await expect(line(page, glance, 'Aptitudes')).toContainText('3,0 puis 4,0');
  await expect(line(page, glance, 'Savoir-être')).toContainText('sans note puis sans note');
  await expect(part(page, glance)).toContainText(t('results:glance.moved', { category: 'Aptitudes', by: '+1,0' }));
  await part(page, glance).getByText(t('results:glance.figures')).click();
  const cells = page.getByRole('row').filter({ hasText: 'Aptitudes' }).getByRole('cell');
  await expect(cells).toHaveText(['3,0', '4,0', '+1,0', /^3 sur \d+, 1 N\/A$/]);

  const moved = t('results:moved.title');
  await expect(part(page, moved)).toContainText(
    '1 monte, 1 reste au même point, 1 est notée pour la première fois et 1 est maintenant sans objet (N/A).',
  );
  await expect(line(page, moved, names[0] ?? '')).toContainText('2 puis 4');
  // Neither what was N/A nor what is has moved.
  await expect(part(page, moved).getByText(names[2] ?? '', { exact: true })).toHaveCount(0);
  // Too few to rank jobs by: said calmly, and not asked.
  await expect(page.getByText(t('results:jobs.refused'))).toBeVisible();
  await expect(page.getByText(t('results:missing', { count: 129, total: 133 }))).toBeVisible();

  // The other way round the order of time stays.
  await page.goto(`${earlier.path}/result?activeTab=1&with=${path.split('/').at(-1)}`);
  await expect(line(page, glance, 'Aptitudes')).toContainText('3,0 puis 4,0');
});

test('what is rated highest carries one, what is lowest can grow, without what one dislikes', async ({
  as,
  candidate,
}) => {
  const { id, path, names } = await rated(candidate, 'Mars', [5, 1, 0, 4, 3]);
  const { portfolios } = apiOf(candidate.token);
  const [, , third] = await portfolios.listSkills({ params: { portfolioId: id } });
  await portfolios.rateSkill({ params: { id: third?.id ?? '' }, body: { value: 0, importantFlag: false } });
  const page = await as(candidate);
  await page.goto(`${path}/result?activeTab=1`);
  const lines = (heading: string) => part(page, heading).getByRole('listitem');
  await expect(lines('Ce qui vous porte')).toHaveText(
    [names[0] ?? '', names[3] ?? '', names[4] ?? ''].map((name) => new RegExp(`^${name}`)),
  );
  await expect(lines('Ce qui peut grandir')).toHaveText([new RegExp(`^${names[1]}`)]);
});

test('a first assessment says what the next one will show, and what is not rated leads there', async ({
  as,
  candidate,
  t,
}) => {
  const { path } = await begin(candidate);
  const page = await as(candidate);
  await page.goto(path);
  await page.getByRole('link', { name: t('portfolios:detail.seeResult') }).click();
  await expect(page.getByText(t('results:alone'))).toBeVisible();
  await page.getByRole('tab', { name: t('ratings:kind.value') }).click();
  await page.getByRole('link', { name: t('results:rateHere') }).click();
  await expect(page).toHaveURL(`${path}?activeTab=2`);
});

test('jobs that moved stand with their ranks in both years', async ({ as, t }) => {
  const page = await as('user@demo.test');
  const replies = new Map<string, { rank: number; Job: { nameFR: string } }[]>();
  page.on('response', async (response) => {
    const [, id] = /portfolios\/([\w.-]+)\/generate-jobs\?limit=50$/.exec(response.url()) ?? [];
    if (id && response.ok()) replies.set(id, (await response.json()).calculatedJobs);
  });
  await page.goto('/user/assessment');
  await page.getByRole('link', { name: t('portfolios:resultOf', { title: second }) }).click();
  const earlierId = await field(page, t('results:with')).inputValue();
  const jobs = page.locator('.rank-list > li');
  await expect(jobs.first()).toBeVisible();
  const laterId = new URL(page.url()).pathname.split('/').at(-2) ?? '';
  const rankIn = (id: string, name: string) =>
    String(replies.get(id)?.find(({ Job }) => Job.nameFR === name)?.rank ?? t('results:jobs.outside'));
  for (const job of await jobs.all()) {
    const name = await job.locator('strong').innerText();
    await expect(job).toContainText(
      t('results:jobs.from', { was: rankIn(earlierId, name), is: rankIn(laterId, name) }),
    );
  }
  await page.getByRole('link', { name: t('results:seeJobs') }).click();
  await expect(page).toHaveURL(`/user/jobs?portfolio=${laterId}`);
});
