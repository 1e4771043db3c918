import { languages } from '#shared/lists.ts';
import type { JobPart } from '#shared/schemas/portfolio.ts';
import { openFirstWhy, rated, there } from '#tests/support/explained.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, message, test } from '#tests/support/story.ts';

/** "−0,03" and "+0.37" as hundredths. */
const hundredths = (text: string): number => Math.round(Number(text.replace('−', '-').replace(',', '.')) * 100);

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('why a job stands where it stands adds up, and names what brings it closer and what moves it away', async ({
      as,
      candidate,
      t,
    }) => {
      const { id, jobs } = await rated(candidate);
      const { portfolios, catalogue } = apiOf(candidate.token);
      const jobId = jobs[0]?.Job.id ?? '';
      const { parts, score, averageScore } = await portfolios.explainJob({ params: { id }, body: { jobId } });
      const { skills } = await catalogue.listSkills();
      const { activities } = await catalogue.listActivities();
      const entries = new Map([...skills, ...activities].map((entry) => [entry.id, entry]));
      const nameOf = ({ id: of }: JobPart) => {
        const entry = entries.get(of ?? '');
        return (language === 'fr' ? entry?.nameFR : entry?.name) ?? '';
      };
      const page = await as(candidate);
      const item = await openFirstWhy(page, t);

      const origins = item.getByRole('region', { name: t('explanations:origins.title') });
      const note = origins.getByText(t('explanations:origins.note'));
      await expect(note).toBeVisible();
      const figures = await origins.getByRole('listitem').locator('b').allInnerTexts();
      const total = Math.round((score - averageScore) * 100);
      expect(figures.map(hundredths).reduce((sum, one) => sum + one, 0)).toBe(total);
      const said = (await note.locator('xpath=..').innerText()).match(/[+−]?\d[.,]\d\d/);
      expect(hundredths(said?.[0] ?? '')).toBe(total);

      for (const [side, sign] of [['closer', 1] as const, ['away', -1] as const]) {
        const largest = parts.filter(({ contribution }) => contribution * sign >= 0.01);
        const rows = item.getByRole('region', { name: t(`explanations:${side}`) }).getByRole('listitem');
        await expect(rows.first()).toContainText(nameOf(there(largest[0])));
        await expect(rows).toHaveCount(Math.min(largest.length, side === 'closer' ? 5 : 4));
      }
      expect(await item.innerText()).not.toContain('%');
    });

    test('a moved answer shows its rank at once and is not saved; one press brings one’s own back', async ({
      as,
      candidate,
      t,
    }) => {
      const { id, jobs } = await rated(candidate);
      const { portfolios } = apiOf(candidate.token);
      const before = await portfolios.listSkills({ params: { portfolioId: id } });
      const page = await as(candidate);
      const item = await openFirstWhy(page, t);
      const trial = item.getByRole('region', { name: t('explanations:whatIf.title') });
      const status = trial.getByRole('status');
      await expect(status).toHaveText(t('explanations:whatIf.rank', { rank: 1 }));
      const scale = trial.getByRole('slider').first();
      const own = await scale.getAttribute('aria-valuetext');

      await scale.focus();
      const asked = page.waitForResponse(
        (reply) => reply.url().endsWith('/explain-job') && reply.request().postDataJSON().answers.length > 0,
      );
      await page.keyboard.press('End');
      const { rank } = await (await asked).json();
      await expect(status).toHaveText(
        rank === 1 ? t('explanations:whatIf.same', { rank }) : t('explanations:whatIf.moved', { now: rank, rank: 1 }),
      );
      await expect(trial).toContainText(t('explanations:whatIf.trying', { count: 1 }));

      await trial.getByRole('button', { name: t('explanations:whatIf.reset') }).click();
      await expect(status).toHaveText(t('explanations:whatIf.rank', { rank: 1 }));
      await expect(scale).toHaveAttribute('aria-valuetext', own ?? '');
      await expect(trial.getByRole('heading', { name: t('explanations:whatIf.title') })).toBeFocused();
      expect(await portfolios.listSkills({ params: { portfolioId: id } })).toEqual(before);
      const after = await portfolios.generateJobs({ params: { id }, query: {} });
      expect(after.calculatedJobs.map(({ Job }) => Job.id)).toEqual(jobs.map(({ Job }) => Job.id));
    });
  });
}

test('while a trial is being worked out, what is moved goes with the next one: the last answer is the one shown', async ({
  as,
  candidate,
  t,
}) => {
  const { id, jobs } = await rated(candidate);
  const page = await as(candidate);
  const item = await openFirstWhy(page, t);
  const trial = item.getByRole('region', { name: t('explanations:whatIf.title') });
  const scale = trial.getByRole('slider').first();
  await expect(scale).toBeVisible();
  const { promise: isMoved, resolve: letGo } = Promise.withResolvers<void>();
  const sent: { id: string; value: number }[][] = [];
  await page.route('**/explain-job', async (route) => {
    sent.push(route.request().postDataJSON().answers);
    const response = await route.fetch();
    await isMoved;
    await route.fulfill({ response });
  });
  await scale.focus();
  for (const key of ['Home', 'End', 'ArrowLeft']) await page.keyboard.press(key);
  letGo();
  await expect.poll(() => sent.at(-1)?.[0]?.value).toBe(4);
  // What was moved first, and then all at once.
  expect(sent).toHaveLength(2);
  const jobId = jobs[0]?.Job.id ?? '';
  const answers = (sent.at(-1) ?? []).map((answer) => ({ importantFlag: null, ...answer }));
  const { rank } = await apiOf(candidate.token).portfolios.explainJob({ params: { id }, body: { jobId, answers } });
  await expect(trial.getByRole('status')).toHaveText(
    rank === 1 ? t('explanations:whatIf.same', { rank }) : t('explanations:whatIf.moved', { now: rank, rank: 1 }),
  );
});

test('a skill that one lacks, the course that teaches it, and a step of the career plan that is saved by its author alone', async ({
  as,
  candidate,
  home: { university, admin },
  t,
}) => {
  const { id, jobs } = await rated(candidate);
  const { portfolios, doctorates } = apiOf(candidate.token);
  const { formations } = apiOf(admin.token);
  const Job = there(jobs[0]?.Job);
  const { parts } = await portfolios.explainJob({ params: { id }, body: { jobId: Job.id } });
  const [lacked] = parts
    .filter(({ kind, value, importance }) => kind === 'skill' && value !== null && importance >= 2.5)
    .sort((a, b) => b.importance - (b.value ?? 0) - (a.importance - (a.value ?? 0)));
  const skillId = there(lacked?.id);
  const title = 'Tenir une réunion';
  const { id: formationId } = await formations.create({
    body: { universityId: university.id, title, description: 'Deux jours', url: null },
  });
  await formations.addSkill({ body: { formationId, skillId, value: 5 } });

  const page = await as(candidate);
  const item = await openFirstWhy(page, t);
  const step = item.locator('.steps > li').first();
  await expect(step).toContainText(title);
  await expect(step.getByRole('link', { name: t('explanations:next.courses', { count: 1 }) })).toHaveAttribute(
    'href',
    new RegExp(`searchedSkillId=${skillId}$`),
  );
  await step.getByRole('link', { name: t('explanations:next.add') }).click();

  await expect(page).toHaveURL('/user/career');
  const plan = page.locator('textarea[name="careerPlan"]');
  await expect(plan).toBeFocused();
  await expect(plan).toHaveValue(new RegExp(`^D’ici .+${title}.+${Job.nameFR}.+$`));
  await expect(message(page, t('doctorates:stepAdded'))).toBeVisible();
  const params = { userId: candidate.user.id };
  expect((await doctorates.get({ params })).careerPlan).toBeNull();

  const written = await plan.inputValue();
  await page.getByRole('button', { name: t('common:save'), exact: true }).click();
  await expect.poll(async () => (await doctorates.get({ params })).careerPlan).toBe(written);
  await page.reload();
  await expect(plan).toHaveValue(written);
});
