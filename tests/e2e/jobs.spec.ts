import { readFile } from 'node:fs/promises';
import type * as z from 'zod/mini';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { ImportantSkill, calculatedJobs as jobsReply } from '#shared/schemas/portfolio.ts';
import { exportPdf } from '#tests/support/export-pdf.ts';
import { listed, namesOf, rateAll, unfolded } from '#tests/support/job-list.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, field, test } from '#tests/support/story.ts';

const levelOf = (value: number | null) => {
  if (value === null) return 'unrated';
  if (value > 3) return 'strength';
  return value > 2 ? 'warning' : 'weakness';
};
/** In words nothing is to be developed where the job asks, to the half point, for no more than one has. */
const standingOf = ({ value, importance }: ImportantSkill) =>
  value !== null && value <= 3 && value >= Math.round(importance * 2) / 2 ? 'enough' : levelOf(value);
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

test('a research domain keeps the jobs that it leads to, on the screen, at the next visit and in the PDF', async ({
  as,
  candidate,
  t,
}) => {
  const { id, path } = await rateAll(candidate);
  const { portfolios } = apiOf(candidate.token);
  const page = await as(candidate);
  await page.goto('/user/jobs');
  const count = (text: string) => page.getByRole('status').filter({ hasText: text });
  const headings = namesOf(page);
  const domain = field(page, t('jobs:domain'));
  await expect(count(t('jobs:count', { count: 148 }))).toBeVisible();
  const saved = page.waitForResponse(`**/portfolios/${id}`);
  await domain.selectOption({ label: 'Histoire' });
  expect((await saved).request().method()).toBe('PUT');
  const { calculatedJobs, elsewhere, count: total } = await portfolios.generateJobs({ params: { id } });
  await expect(count(t('jobs:countIn', { count: total, domain: 'Histoire' }))).toBeVisible();
  const firstTwelve = unfolded(calculatedJobs)
    .slice(0, 12)
    .map(({ Job }) => Job.nameFR);
  // Those of other domains stand at the end.
  const shown = [...firstTwelve, ...elsewhere.map(({ Job }) => Job.nameFR)];
  await expect(headings).toHaveText(shown);

  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('menu:portfolios.label') })
    .click();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('menu:jobs.label') })
    .click();
  await expect(domain).toHaveValue('12');
  await expect(headings).toHaveText(shown);

  await page.goto(path);
  await page.getByRole('button', { name: t('portfolios:export') }).click();
  const download = await exportPdf(page, t);
  const { pages } = await readPdf(await readFile(await download.path()));
  const printed = pages.map(({ text }) => text.replace(/\s+/g, '')).join('');
  for (const { Job } of calculatedJobs.slice(0, 12)) expect(printed).toContain(Job.nameFR.replace(/\s+/g, ''));
  expect(printed).toContain('Domainederecherche:Histoire');

  await page.goto('/user/jobs');
  await domain.selectOption('');
  await expect(count(t('jobs:count', { count: 148 }))).toBeVisible();
});

test('jobs that were asked for before the research domain was chosen are not taken for those of the domain', async ({
  as,
  candidate,
  t,
}) => {
  const { id } = await rateAll(candidate);
  const page = await as(candidate);
  const { promise: isChosen, resolve: choose } = Promise.withResolvers<void>();
  await page.route(
    '**/generate-jobs',
    async (route) => {
      const response = await route.fetch();
      await isChosen;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  const asked = page.waitForRequest('**/generate-jobs');
  await page.goto('/user/jobs');
  await asked;
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await field(page, t('jobs:domain')).selectOption({ label: 'Histoire' });
  await saved;
  choose();
  const found = await apiOf(candidate.token).portfolios.generateJobs({ params: { id } });
  const count = t('jobs:countIn', { count: found.count, domain: 'Histoire' });
  await expect(page.getByRole('status').filter({ hasText: count })).toBeVisible();
  const names = [...unfolded(found.calculatedJobs).slice(0, 12), ...found.elsewhere].map(({ Job }) => Job.nameFR);
  await expect(namesOf(page)).toHaveText(names);
});

test('stars follow the rank and badges the ratings', async ({ as, t }) => {
  const page = await as('user@demo.test');
  const calculated = page.waitForResponse('**/generate-jobs');
  const catalogue = page.waitForResponse('**/skills');
  await page.goto('/user/jobs');
  const { calculatedJobs, commonSkills }: z.output<typeof jobsReply> = await (await calculated).json();
  const { skills }: { skills: CatalogueEntry[] } = await (await catalogue).json();
  const nameOf = ({ SkillId }: ImportantSkill) => skills.find(({ id }) => id === SkillId)?.nameFR ?? '';
  const among = (those: readonly ImportantSkill[]) => {
    const ids = new Set(those.map(({ SkillId }) => SkillId));
    return ({ SkillId }: ImportantSkill) => ids.has(SkillId);
  };
  const isCommon = among(commonSkills);
  const jobs = listed(page);
  // Twelve, and three from other fields than hers.
  await expect(jobs).toHaveCount(15);
  for (const [i, job] of unfolded(calculatedJobs).slice(0, 12).entries()) {
    const { Job, rank } = job;
    const item = jobs.nth(i);
    await expect(item.getByRole('heading')).toHaveText(Job.nameFR);
    await expect(item).toContainText(Job.descriptionFR);
    const stars = rank <= 4 ? 3 : rank <= 8 ? 2 : 1;
    await expect(item.locator('.job-head').getByText(t('jobs:stars', { count: stars }))).toBeVisible();
    const distinctive = job.distinctiveSkills.filter((skill) => !isCommon(skill));
    const isDistinctive = among(distinctive);
    const others = job.mostImportantSkills.filter((skill) => !isDistinctive(skill) && !isCommon(skill));
    for (const [name, told] of [
      [t('jobs:distinctive'), distinctive],
      [t('jobs:skills'), others],
    ] as const) {
      const badges = item.getByRole('list', { name, exact: true }).locator('.badge');
      await expect(badges).toHaveText(told.map((skill) => new RegExp(`^${nameOf(skill)}`)));
      await expect(badges).toContainText(told.map((skill) => t(`jobs:standing.${standingOf(skill)}`)));
      await expect(badges).toHaveClass(told.map(({ value }) => tints[levelOf(value)]));
    }
  }
  await page.getByRole('button', { name: t('jobs:more') }).click();
  await expect(jobs).toHaveCount(unfolded(calculatedJobs).slice(0, 24).length + 3);
  await expect(jobs.nth(12).getByRole('heading')).toBeFocused();
});

test('the list goes on to the last job that is open to one', async ({ as, candidate, t }) => {
  const { id } = await rateAll(candidate);
  const { calculatedJobs } = await apiOf(candidate.token).portfolios.generateJobs({
    params: { id },
    query: { limit: '500' },
  });
  const all = unfolded(calculatedJobs).map(({ Job }) => Job.nameFR);
  const page = await as(candidate);
  await page.goto('/user/jobs');
  const more = page.getByRole('button', { name: t('jobs:more') });
  for (let shown = 12; shown < all.length; shown += 12) {
    await more.click();
    await expect(namesOf(page).nth(shown)).toBeFocused();
  }
  await expect(namesOf(page)).toHaveText(all);
  await expect(more).toHaveCount(0);
});
