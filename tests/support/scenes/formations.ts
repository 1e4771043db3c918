import { expect } from '../story.ts';
import { at, type Scene, type Stage } from './scene.ts';

const course = 'Du sujet de thèse au projet d’entreprise';
const openCourse = async ({ page }: Stage) => {
  await page.goto('/admin/courses');
  await page.getByRole('link', { name: course, exact: true }).click();
  await expect(page.getByRole('slider').first()).toBeVisible();
};

export const formationsScenes: readonly Scene[] = [
  { name: 'admin-courses', who: 'admin@demo.test', open: at('/admin/courses') },
  {
    name: 'admin-courses-no-result',
    who: 'admin@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/admin/courses');
      await page.getByRole('searchbox').fill('zzz');
      await expect(page.getByRole('button', { name: t('formations:clear') })).toBeVisible();
    },
  },
  {
    name: 'admin-courses-add',
    who: 'admin@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/admin/courses');
      await page.getByRole('button', { name: t('formations:add.button') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'admin-courses-remove',
    who: 'admin@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/admin/courses');
      await page.getByRole('button', { name: t('formations:remove.label', { title: course }) }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'admin-course', who: 'admin@demo.test', open: openCourse },
  {
    name: 'admin-course-wrong-address',
    who: 'admin@demo.test',
    open: async (stage) => {
      await openCourse(stage);
      const { page, t } = stage;
      await page.getByLabel(t('formations:detail.url')).fill('javascript:alert(1)');
      await page.getByLabel(t('formations:detail.url')).blur();
      await expect(page.getByText(t('formations:detail.urlWrong'))).toBeVisible();
    },
  },
  {
    name: 'admin-course-categories',
    who: 'admin@demo.test',
    open: async (stage) => {
      await openCourse(stage);
      const { page, t } = stage;
      await page.getByRole('button', { name: t('formations:categories.manage') }).click();
      const of = (key: 'rename' | 'remove', name: string) =>
        page.getByRole('button', { name: t(`formations:categories.${key}`, { name }) });
      await of('remove', 'Éthique et intégrité').click();
      await of('rename', 'Méthodes et données').click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(2);
    },
  },
  {
    name: 'admin-course-add-skill',
    who: 'admin@demo.test',
    open: async (stage) => {
      await openCourse(stage);
      const { page, t } = stage;
      await page.getByRole('button', { name: t('formations:skills.add') }).click();
      await page.getByRole('combobox', { name: t('formations:skills.search') }).pressSequentially('co');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'admin-course-gone',
    who: 'admin@demo.test',
    provokes: [404],
    open: async ({ page, t }) => {
      await page.goto('/admin/courses/nobody_nothing');
      await expect(page.getByRole('link', { name: t('formations:detail.gone') })).toBeVisible();
    },
  },
];
