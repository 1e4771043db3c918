import { countOf, domainField, listed, namesOf, rateAll, unfolded } from '#tests/support/job-list.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, test } from '#tests/support/story.ts';

const order = ['stays', 'likely', 'look'] as const;

test('jobs stand in groups of certainty, in words, and no rank jumps between them', async ({ as, candidate, t }) => {
  const { id } = await rateAll(candidate);
  const { calculatedJobs } = await apiOf(candidate.token).portfolios.generateJobs({ params: { id } });
  let lowest = 0;
  const expected = new Map<string, string[]>();
  const groupOf = new Map<string, string>();
  for (const { Job, certainty } of calculatedJobs) {
    lowest = Math.max(lowest, order.indexOf(certainty));
    groupOf.set(Job.id, t(`jobs:certainty.${order[lowest] ?? 'look'}.title`));
  }
  for (const { Job } of unfolded(calculatedJobs).slice(0, 12)) {
    const title = groupOf.get(Job.id) ?? '';
    expected.set(title, [...(expected.get(title) ?? []), Job.nameFR]);
  }
  expect(expected.size).toBeGreaterThan(1);

  const page = await as(candidate);
  await page.goto('/user/jobs');
  await expect(namesOf(page)).toHaveCount(12);
  for (const [title, names] of expected) {
    const group = page.getByRole('region', { name: title });
    await expect(group.locator('.jobs').getByRole('heading', { level: 3 })).toHaveText(names);
  }
  await expect(page.getByText(t('jobs:certainty.stays.text'))).toBeVisible();
  expect(await page.getByRole('main').innerText()).not.toContain('%');
});

test('what nearly all jobs ask for is said once, above the list', async ({ as, candidate, t }) => {
  const { id } = await rateAll(candidate);
  const { portfolios, catalogue } = apiOf(candidate.token);
  const { commonSkills } = await portfolios.generateJobs({ params: { id } });
  const { skills } = await catalogue.listSkills();
  const names = commonSkills.map(({ SkillId }) => skills.find((skill) => skill.id === SkillId)?.nameFR ?? '');
  expect(names.length).toBeGreaterThan(0);

  const page = await as(candidate);
  await page.goto('/user/jobs');
  const common = page.getByRole('region', { name: t('jobs:common.title') });
  await expect(common.locator('.badge')).toHaveText(names.map((name) => new RegExp(`^${name}`)));
  for (const name of names)
    await expect(listed(page).locator('.badge > span').getByText(name, { exact: true })).toHaveCount(0);
});

test('a family stands once, at its best rank, and opens on the others with their own', async ({ as, candidate, t }) => {
  const { id } = await rateAll(candidate);
  const query = { limit: '500' };
  const { calculatedJobs } = await apiOf(candidate.token).portfolios.generateJobs({ params: { id }, query });
  const page = await as(candidate);
  // All of them are read, and none is left out.
  await page.goto('/user/jobs?employer=higher_education_research');
  const open = calculatedJobs.filter(({ Job }) => Job.employers.includes('higher_education_research'));
  const first = unfolded(open).find(({ Job }) => open.filter((one) => one.Job.family === Job.family).length > 2);
  if (!first) throw new Error('no family');
  const [, ...kin] = open.filter(({ Job }) => Job.family === first.Job.family);

  const item = listed(page).filter({ has: page.getByRole('heading', { name: first.Job.nameFR, exact: true }) });
  await expect(item.locator('.rank').first()).toContainText(t('jobs:rank', { rank: first.rank }));
  const others = item.locator('.kin > li');
  await expect(others.first()).toBeHidden();
  const family = first.Job.familyFR;
  await item.getByText(t('jobs:family.others', { count: kin.length, family })).press('Enter');
  await expect(others).toContainText(kin.map(({ Job }) => Job.nameFR));
  await expect(others).toContainText(kin.map(({ rank }) => t('jobs:rank', { rank })));
});

test('filters hide jobs, change no rank, are announced and stay in the address', async ({ as, candidate, t }) => {
  const { id } = await rateAll(candidate);
  const query = { limit: '500' };
  const { calculatedJobs, count: total } = await apiOf(candidate.token).portfolios.generateJobs({
    params: { id },
    query,
  });
  const direct = calculatedJobs.filter(
    ({ Job }) =>
      (Job.employers.includes('public_service') || Job.employers.includes('own_account')) && Job.requirement === 'none',
  );
  const page = await as(candidate);
  await page.goto('/user/jobs');
  for (const kind of ['public_service', 'own_account'] as const)
    await page.getByRole('checkbox', { name: t(`jobs:employer.${kind}`) }).check();
  await page.getByRole('switch', { name: t('jobs:filters.direct') }).check();
  await expect(page).toHaveURL('/user/jobs?employer=public_service%2Cown_account&direct=yes');

  const expectLeft = async () => {
    await expect(countOf(page, t('jobs:filters.left', { count: direct.length, total }))).toBeVisible();
    const first = unfolded(direct).slice(0, 12);
    await expect(namesOf(page)).toHaveText(first.map(({ Job }) => Job.nameFR));
    await expect(listed(page).locator('.rank:not(.kin *)')).toHaveText(
      first.map(({ rank }) => new RegExp(`${t('jobs:rank', { rank })}${rank}$`)),
    );
  };
  await expectLeft();
  await page.reload();
  await expectLeft();
});

test('filters that leave nothing say so, with the way back', async ({ as, candidate, t }) => {
  await rateAll(candidate);
  const page = await as(candidate);
  await page.goto('/user/jobs?show=kept');
  await expect(page.getByRole('heading', { name: t('jobs:filters.noneKept') })).toBeVisible();
  await page.getByRole('button', { name: t('jobs:filters.reset') }).click();
  await expect(page).toHaveURL('/user/jobs');
  await expect(countOf(page, t('jobs:count', { count: 148 }))).toBeFocused();
  await expect(namesOf(page)).toHaveCount(12);
});

test('jobs of other domains stand at the end, outside the ranking', async ({ as, candidate, t }) => {
  const { id } = await rateAll(candidate);
  const { portfolios } = apiOf(candidate.token);
  await portfolios.update({ params: { id }, body: { researchDomain: '12' } });
  const { elsewhere } = await portfolios.generateJobs({ params: { id } });
  expect(elsewhere).toHaveLength(3);
  const page = await as(candidate);
  await page.goto('/user/jobs');
  const group = page.getByRole('region', { name: t('jobs:elsewhere.title') });
  await expect(group.getByRole('heading', { level: 3 })).toHaveText(elsewhere.map(({ Job }) => Job.nameFR));
  await expect(group.locator('.rank, .stars')).toHaveCount(0);
});

test('neighbouring domains add their jobs, and go with the domain', async ({ as, candidate, t }) => {
  const { id } = await rateAll(candidate);
  const { portfolios } = apiOf(candidate.token);
  await portfolios.update({ params: { id }, body: { researchDomain: '12' } });
  const alone = await portfolios.generateJobs({ params: { id } });
  const page = await as(candidate);
  await page.goto('/user/jobs');
  await page.getByRole('button', { name: t('jobs:lens.neighbours') }).click();
  const second = page.getByRole('combobox', { name: t('jobs:lens.second') });
  await expect(second).toBeDisabled();
  await page.getByRole('combobox', { name: t('jobs:lens.first') }).selectOption({ label: 'Sociologie' });
  await expect(second).toBeEnabled();
  await expect(
    page.getByRole('button', { name: t('jobs:lens.neighboursOf', { domains: 'Sociologie' }) }),
  ).toBeVisible();
  const { count } = await portfolios.generateJobs({ params: { id } });
  expect(count).toBeGreaterThan(alone.count);
  await expect(countOf(page, t('jobs:countIn', { count, domain: 'Histoire, Sociologie' }))).toBeVisible();

  // On a slow line, too, what is no neighbour any more is gone at once, and of two changes the later stands.
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let isFirst = true;
  await page.route('**/api/v0/portfolios/*', async (route) => {
    if (isFirst && route.request().method() === 'PUT') {
      isFirst = false;
      await asked;
    }
    await route.continue();
  });
  await domainField(page, t).selectOption({ label: 'Sociologie' });
  await expect(page.getByRole('button', { name: t('jobs:lens.neighbours'), exact: true })).toBeVisible();
  await domainField(page, t).selectOption('');
  await expect(page.getByRole('button', { name: t('jobs:lens.neighbours'), exact: true })).toBeHidden();
  answer();
  await expect(countOf(page, t('jobs:count', { count: 148 }))).toBeVisible();
  expect((await portfolios.get({ params: { id } })).portfolio.otherDomains).toEqual([]);
});
