import { readFile } from 'node:fs/promises';
import type * as z from 'zod/mini';
import { effectOf } from '#shared/domain/job-readiness.ts';
import { localized } from '#shared/domain/localized.ts';
import { languages } from '#shared/lists.ts';
import type { ImportantSkill, calculatedJobs as jobsReply } from '#shared/schemas/portfolio.ts';
import type { Session } from '#shared/schemas/user.ts';
import { begin } from '#tests/support/assessment.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, field, test } from '#tests/support/story.ts';

const levelOf = (value: number | null) => {
  if (value === null) return 'unrated';
  if (value > 3) return 'strength';
  return value > 2 ? 'warning' : 'weakness';
};
const tints = { unrated: /none/, strength: /strong/, warning: /amber/, weakness: /red/ };

/** Begins an assessment with an answer to everything that jobs follow from. */
const rateAll = async (candidate: Session) => {
  const begun = await begin(candidate);
  const { portfolios } = apiOf(candidate.token);
  const params = { portfolioId: begun.id };
  const rows = [...(await portfolios.listSkills({ params })), ...(await portfolios.listActivities({ params }))];
  const ratings = rows.map((row, i) => ({ id: row.id, value: i % 6 }));
  await portfolios.rateMany({ params: { id: begun.id }, body: { ratings } });
  return begun;
};

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
  const headings = page.getByRole('main').locator('.jobs > li').getByRole('heading', { level: 2 });
  const domain = field(page, t('jobs:domain'));
  await expect(count(t('jobs:count', { count: 142 }))).toBeVisible();
  const saved = page.waitForResponse(`**/portfolios/${id}`);
  await domain.selectOption({ label: 'Histoire' });
  expect((await saved).request().method()).toBe('PUT');
  const { calculatedJobs } = await portfolios.generateJobs({ params: { id } });
  await expect(count(t('jobs:countIn', { count: calculatedJobs.length, domain: 'Histoire' }))).toBeVisible();
  const firstTwelve = calculatedJobs.slice(0, 12).map(({ Job }) => Job.nameFR);
  await expect(headings).toHaveText(firstTwelve);

  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('menu:portfolios.label') })
    .click();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('menu:jobs.label') })
    .click();
  await expect(domain).toHaveValue('12');
  await expect(headings).toHaveText(firstTwelve);

  await page.goto(path);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: t('portfolios:export') }).click();
  const { pages } = await readPdf(await readFile(await (await downloading).path()));
  const printed = pages.map(({ text }) => text.replace(/\s+/g, '')).join('');
  for (const name of firstTwelve) expect(printed).toContain(name.replace(/\s+/g, ''));
  expect(printed).toContain('Domainederecherche:Histoire');

  await page.goto('/user/jobs');
  await domain.selectOption('');
  await expect(count(t('jobs:count', { count: 142 }))).toBeVisible();
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
  const { calculatedJobs } = await apiOf(candidate.token).portfolios.generateJobs({ params: { id } });
  const count = t('jobs:countIn', { count: calculatedJobs.length, domain: 'Histoire' });
  await expect(page.getByRole('status').filter({ hasText: count })).toBeVisible();
  const names = calculatedJobs.slice(0, 12).map(({ Job }) => Job.nameFR);
  await expect(page.getByRole('main').locator('.jobs > li').getByRole('heading', { level: 2 })).toHaveText(names);
});

test('stars follow the rank and badges the ratings', async ({ as, t }) => {
  const page = await as('user@demo.test');
  const calculated = page.waitForResponse('**/generate-jobs');
  await page.goto('/user/jobs');
  const { calculatedJobs }: z.output<typeof jobsReply> = await (await calculated).json();
  const jobs = page.getByRole('main').locator('.jobs > li');
  await expect(jobs).toHaveCount(12);
  const stars = [3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1];
  for (const [i, { Job, distinctiveSkills, mostImportantSkills }] of calculatedJobs.slice(0, 12).entries()) {
    const item = jobs.nth(i);
    await expect(item.getByRole('heading')).toHaveText(Job.nameFR);
    await expect(item).toContainText(Job.descriptionFR);
    await expect(item.getByText(t('jobs:stars', { count: stars[i] ?? 0 }))).toBeVisible();
    const isDistinctive = ({ SkillId }: ImportantSkill) => distinctiveSkills.some((skill) => skill.SkillId === SkillId);
    for (const [name, skills] of [
      [t('jobs:distinctive'), distinctiveSkills],
      [t('jobs:skills'), mostImportantSkills.filter((skill) => !isDistinctive(skill))],
    ] as const) {
      const badges = item.getByRole('list', { name, exact: true }).locator('.badge');
      await expect(badges).toHaveText(skills.map(({ Skill }) => new RegExp(`^${Skill.nameFR}`)));
      await expect(badges).toContainText(skills.map(({ value }) => t(`jobs:level.${levelOf(value)}`)));
      await expect(badges).toHaveClass(skills.map(({ value }) => tints[levelOf(value)]));
    }
  }
  const left = Math.min(12, calculatedJobs.length - 12);
  await page.getByRole('button', { name: t('jobs:more', { count: left }) }).click();
  await expect(jobs).toHaveCount(12 + left);
  await expect(jobs.nth(12).getByRole('heading')).toBeFocused();
});

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('why this job: each skill with one’s own rating, what the job asks for, and where it leads', async ({
      as,
      t,
    }) => {
      const page = await as('user@demo.test');
      const calculated = page.waitForResponse('**/generate-jobs');
      await page.goto('/user/jobs');
      const { calculatedJobs }: z.output<typeof jobsReply> = await (await calculated).json();
      const [job] = calculatedJobs;
      if (!job) throw new Error('no job');
      const { name } = localized(job.Job, language);
      const item = page.getByRole('main').locator('.jobs > li').first();
      const reason = item.getByText(t(`jobs:why.readiness.${job.readiness}`), { exact: true });
      await expect(reason).toHaveCount(0);

      await item.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(item.locator('summary')).toHaveText(`${t('jobs:why.title')} ${name}`);
      await expect(reason).toBeVisible();
      const rows = item.locator('.gap');
      const told = new Map(
        [...job.distinctiveSkills, ...job.mostImportantSkills].map((skill) => [skill.SkillId, skill]),
      );
      await expect(rows).toHaveCount(told.size);
      for (const [i, skill] of [...told.values()].entries()) {
        const asked = new Intl.NumberFormat(language).format(Math.round(skill.importance * 2) / 2);
        const row = rows.nth(i);
        await expect(row).toContainText(localized(skill.Skill, language).name);
        const { value } = skill;
        if (value === null) {
          await expect(row).toContainText(t('jobs:why.unrated', { asked }));
          continue;
        }
        await expect(row).toContainText(t('jobs:why.rated', { value, asked }));
        await expect(row).toContainText(t(`jobs:why.effect.${effectOf(skill.contribution)}`));
      }
      await expect(item).toContainText(t('jobs:why.average'));
      expect(await page.getByRole('main').innerText()).not.toContain('%');

      await page.keyboard.press('Enter');
      await expect(reason).toHaveCount(0);
    });
  });
}
