import { languages } from '#shared/lists.ts';
import { rated } from '#tests/support/explained.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, test } from '#tests/support/story.ts';

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('three jobs stand side by side, each with its place; taken out, one is gone from the address', async ({
      as,
      candidate,
      t,
    }) => {
      const { id, jobs } = await rated(candidate);
      const [first, second, third] = jobs.map(({ Job }) => Job);
      if (!first || !second || !third) throw new Error('no jobs');
      const { portfolios } = apiOf(candidate.token);
      await portfolios.update({ params: { id }, body: { keptJobs: [second.id] } });
      const page = await as(candidate);
      await page.goto(`/user/jobs/compare?jobs=${first.id},${second.id},${third.id}&portfolio=${id}`);
      const nameOf = (job: typeof first) => (language === 'fr' ? job.nameFR : job.name);
      const table = page.getByRole('table');
      await expect(table).toHaveAccessibleName(t('compare:caption', { count: 3 }));
      const columns = table.getByRole('columnheader');
      for (const job of [first, second, third]) await expect(columns.filter({ hasText: nameOf(job) })).toBeVisible();
      const cells = (name: string) =>
        table
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
          .getByRole('cell');
      await expect(cells(t('compare:row.rank'))).toContainText([1, 2, 3].map((rank) => t('jobs:rank', { rank })));
      await expect(cells(t('compare:row.certainty'))).toContainText(
        jobs.slice(0, 3).map(({ certainty }) => t(`compare:certainty.${certainty}`)),
      );
      await expect(cells(t('compare:row.kept'))).toContainText([
        t('compare:notKept'),
        t('jobs:marks.kept'),
        t('compare:notKept'),
      ]);

      await columns
        .filter({ hasText: nameOf(first) })
        .getByRole('link')
        .click();
      await expect(page).toHaveURL(`/user/jobs/compare?jobs=${second.id},${third.id}&portfolio=${id}`);
      await expect(page.getByRole('heading', { name: t('compare:title') })).toBeFocused();
      await expect(cells(t('compare:row.rank'))).toContainText([2, 3].map((rank) => t('jobs:rank', { rank })));
      await expect(columns.getByRole('link')).toHaveCount(0);
    });

    test('fewer than two jobs, or ones that there are not, lead back to the list', async ({ as, candidate, t }) => {
      const { id, jobs } = await rated(candidate);
      const page = await as(candidate);
      await page.goto(`/user/jobs/compare?jobs=${jobs[0]?.Job.id}&portfolio=${id}`);
      await expect(page.getByRole('heading', { name: t('compare:none.title') })).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: t('compare:none.action') })
        .click();
      await expect(page).toHaveURL(`/user/jobs?portfolio=${id}`);
    });
  });
}

test.describe('with a job that there is not', () => {
  test.use({ provokes: [404] });

  test('the others are compared without it', async ({ as, candidate, t }) => {
    const { id, jobs } = await rated(candidate);
    const [first, second] = jobs.map(({ Job }) => Job.id);
    const page = await as(candidate);
    await page.goto(`/user/jobs/compare?jobs=${first},j99999,${second}&portfolio=${id}`);
    await expect(page.getByRole('table', { name: t('compare:caption', { count: 2 }) })).toBeVisible();
    await page.goto(`/user/jobs/compare?jobs=${first},j99999&portfolio=${id}`);
    await expect(page.getByRole('heading', { name: t('compare:none.title') })).toBeVisible();
  });
});
