import { starterFiles } from '#scripts/demo/content/catalogue.ts';
import { expect, field } from '../story.ts';
import { at, type Scene, type Stage } from './scene.ts';

const who = 'super@demo.test';

const openJob = async ({ page, t }: Stage, id = 'j2', tab = 0) => {
  await page.goto(`/super-admin/jobs/${id}?activeTab=${tab}`);
  await expect(page.locator('[data-strength]').first()).toBeVisible();
  await expect(page.getByText(t('catalogues:findings.checking'))).toBeHidden();
};

const chooseFiles = async ({ page, t }: Stage, change: (values: string) => string) => {
  await page.goto('/super-admin/catalogue');
  const files = { ...starterFiles() };
  files['values.csv'] = change(files['values.csv'] ?? '');
  await field(page, t('wholeCatalogue:importing.files')).setInputFiles(
    Object.entries(files).map(([name, text]) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })),
  );
  await page.getByRole('button', { name: t('wholeCatalogue:importing.check') }).click();
};

export const catalogueScenes: readonly Scene[] = [
  { name: 'super-jobs', who, open: at('/super-admin/jobs') },
  {
    name: 'super-jobs-add',
    who,
    open: async ({ page, t }) => {
      await page.goto('/super-admin/jobs');
      await page.getByRole('button', { name: t('catalogues:jobs.add') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'super-jobs-remove',
    who,
    open: async ({ page }) => {
      await page.goto('/super-admin/jobs');
      await page.locator('.row-actions button').first().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'super-activities', who, open: at('/super-admin/activities') },
  {
    name: 'super-skills-add',
    who,
    open: async ({ page, t }) => {
      await page.goto('/super-admin/skills');
      await page.getByRole('button', { name: t('catalogues:skills.add') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'super-job', who, open: (stage) => openJob(stage) },
  {
    name: 'super-job-described',
    who,
    open: async (stage) => {
      await openJob(stage);
      await stage.page.getByText(stage.t('catalogues:tags.title')).click();
      await expect(stage.page.getByRole('group', { name: stage.t('jobFields:label.coreKinds') })).toBeVisible();
    },
  },
  {
    name: 'super-job-forces',
    who,
    open: async (stage) => {
      const { page, t } = stage;
      await openJob(stage);
      const fields = page.locator('[data-strength]');
      // Typed, because shifts caused by input do not count.
      for (const [row, typed] of ['60', '2,,5'].entries()) {
        await fields.nth(row).press('ControlOrMeta+a');
        await fields.nth(row).pressSequentially(typed);
      }
      await page.getByRole('button', { name: t('catalogues:strengths.see') }).click();
      await expect(page.locator('.effect li').first()).toBeVisible();
    },
  },
  { name: 'super-job-activities', who, open: (stage) => openJob(stage, 'j2', 1) },
  {
    name: 'super-activity',
    who,
    open: async ({ page }) => {
      await page.goto('/super-admin/activities/a1');
      await expect(page.locator('[data-strength]').first()).toBeVisible();
    },
  },
  { name: 'super-skill', who, open: at('/super-admin/skills/s1') },
  { name: 'super-cases', who, open: at('/super-admin/cases') },
  {
    name: 'super-cases-add',
    who,
    open: async ({ page, t }) => {
      await page.goto('/super-admin/cases');
      await page.getByRole('button', { name: t('catalogues:cases.add') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'super-case',
    who,
    open: async ({ page, t }) => {
      await page.goto('/super-admin/cases/c1');
      await expect(
        page
          .getByRole('group', { name: t('cases:gradedJobs') })
          .getByRole('listitem')
          .first(),
      ).toBeVisible();
      await expect(page.getByText(t('catalogues:findings.checking'))).toBeHidden();
    },
  },
  { name: 'super-catalogue', who, open: at('/super-admin/catalogue') },
  {
    name: 'super-catalogue-preview',
    who,
    open: async (stage) => {
      await chooseFiles(stage, (values) => values.replace('Creativity', 'Inventiveness'));
      await expect(stage.page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'super-catalogue-wrong',
    who,
    provokes: [422],
    open: async (stage) => {
      await chooseFiles(stage, (values) => values.replace('v1,yes,1', 'v1,perhaps,9'));
      await expect(stage.page.locator('.wrong-cells')).toBeVisible();
    },
  },
  {
    name: 'super-catalogue-findings',
    who,
    open: async ({ page }) => {
      await page.goto('/super-admin/catalogue?activeTab=1');
      await expect(page.locator('.remarks')).toBeVisible();
    },
  },
  { name: 'super-catalogue-values', who, open: at('/super-admin/catalogue?activeTab=2') },
];
