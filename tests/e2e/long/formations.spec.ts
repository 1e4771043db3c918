import type { Page } from '@playwright/test';
import { rateAll } from '#tests/support/job-list.ts';
import { apiOf } from '#tests/support/people.ts';
import { answered } from '#tests/support/requests.ts';
import { expect, expectMessage, field, test } from '#tests/support/story.ts';

test.use({ language: 'en' });

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a course is added, described, put under a category, given a skill, found again and deleted', async ({
  as,
  home: { university, admin },
}) => {
  const { formations } = apiOf(admin.token);
  const { rows: before } = await formations.list({ query: { universityId: university.id } });
  for (const { id } of before) await formations.remove({ params: { id } });
  const page = await as(admin);
  await page.goto('/admin/courses');
  await button(page, 'Add a course').click();
  const add = dialog(page).getByRole('button', { name: 'Add', exact: true });
  await field(dialog(page), 'Title').fill('Écrire un projet européen');
  await field(dialog(page), 'Description').fill('   ');
  await expect(add).toBeDisabled();
  await field(dialog(page), 'Description').fill('De la lecture de l’appel au dépôt');
  await add.click();
  await expectMessage(page, 'Formation created successfully');
  await page.getByRole('link', { name: 'Edit Écrire un projet européen' }).click();

  // Each field is saved on blur.
  const title = field(page, 'Title');
  await title.fill('Écrire un projet');
  expect(await answered(page, 'PUT', 'formations', () => title.press('Tab'))).toBe(200);
  await expectMessage(page, 'Formation title updated successfully');

  const category = page.getByRole('combobox', { name: 'Category' });
  await button(page, 'Manage categories').click();
  const list = dialog(page).getByRole('listitem');
  await field(dialog(page), 'New category').fill('Pedagogy');
  await add.click();
  await dialog(page).getByRole('button', { name: 'Rename Pedagogy' }).click();
  await page.getByRole('textbox', { name: 'New name for the category Pedagogy' }).fill('Lecturing');
  await page.keyboard.press('Enter');
  await expectMessage(page, 'Category name successfully updated');
  await expect(list).toHaveText([/Lecturing/]);
  await expect(dialog(page).getByRole('button', { name: 'Rename Lecturing' })).toBeFocused();
  await page.keyboard.press('Escape');
  expect(await answered(page, 'PUT', 'formations', () => category.selectOption('Lecturing'))).toBe(200);

  await button(page, 'Add a skill').click();
  await page.getByRole('combobox', { name: 'Skill' }).pressSequentially('compreh');
  await dialog(page).getByRole('option', { name: 'Reading comprehension', exact: true }).click();
  await add.click();
  await expectMessage(page, 'Formation skill successfully added');
  const strength = page.getByRole('slider', { name: 'Strength of Reading comprehension' });
  await expect(strength).toHaveValue('0');
  for (let step = 0; step < 7; step += 1) await strength.press('ArrowRight');
  await expect(strength).toHaveAttribute('aria-valuetext', '3.5 out of 5, medium');
  const [course] = (await formations.list({ query: { universityId: university.id } })).rows;
  const formationId = course?.id ?? '';
  const stored = async () =>
    (await formations.listSkills({ query: { formationId } })).map(({ SkillId, value }) => [SkillId, value]);
  await expect.poll(stored).toEqual([['s1', 3.5]]);
  await page.reload();
  await expect(strength).toHaveValue('3.5');
  await expect(category.locator('option:checked')).toHaveText('Lecturing');
  await button(page, 'Remove Reading comprehension').click();
  await expectMessage(page, 'Formation skill successfully deleted');
  await expect(page.getByRole('heading', { name: 'Associated skills 0 skills' })).toBeFocused();

  await page.getByRole('link', { name: 'Courses' }).first().click();
  await page.getByRole('searchbox').pressSequentially('ecrire pro');
  await expect(page.getByRole('status').filter({ hasText: '1 result' })).toBeVisible();
  await expect(rows(page)).toHaveText([/Écrire un projet/]);
  await button(page, 'Delete Écrire un projet').click();
  await page
    .getByRole('alertdialog', { name: 'Delete this course?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await expectMessage(page, 'Formation deleted successfully');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('courses begin with those for what a kept job asks more than one has', async ({
  as,
  candidate,
  home: { university, admin },
}) => {
  const { id } = await rateAll(candidate);
  const { portfolios } = apiOf(candidate.token);
  const { calculatedJobs } = await portfolios.generateJobs({ params: { id } });
  const asksMore = ({ value, importance }: { value: number | null; importance: number }) =>
    value !== null && importance - value >= 2;
  const job = calculatedJobs.find(({ mostImportantSkills }) => mostImportantSkills.some(asksMore));
  const skillId = job?.mostImportantSkills.find(asksMore)?.SkillId ?? '';
  const { formations } = apiOf(admin.token);
  const body = { universityId: university.id, title: 'Filling the gap', description: 'Two days' };
  const course = await formations.create({ body });
  await formations.addSkill({ body: { formationId: course.id, skillId, value: 5 } });

  const page = await as(candidate);
  await page.goto('/user/courses');
  await page.getByRole('main').getByRole('link', { name: 'See my jobs' }).click();
  await expect(page).toHaveURL(new RegExp(`/user/jobs\\?portfolio=${id}$`));
  await portfolios.update({ params: { id }, body: { keptJobs: [job?.Job.id ?? ''] } });
  await page.goto('/user/courses');
  const gaps = page.getByRole('region', { name: 'For the jobs you kept' });
  await expect(gaps.getByRole('listitem').filter({ hasText: 'Filling the gap' }).first()).toContainText(
    'Strength: 5 out of 5',
  );
  await expect(gaps).toContainText(job?.Job.name ?? '-');
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toHaveText('All courses');
  await formations.remove({ params: { id: course.id } });
});

test.describe('meanwhile', () => {
  test.use({ provokes: [412, 500] });

  test('a colleague’s change is not overwritten unseen, and a failed save can be tried again', async ({
    as,
    home: { university, admin },
  }) => {
    const { formations } = apiOf(admin.token);
    const body = { universityId: university.id, title: 'Leading', description: 'Two days, in small groups' };
    const course = await formations.create({ body });
    const page = await as(admin);
    await page.goto(`/admin/courses/${course.id}`);
    await expect(field(page, 'Title')).toHaveValue('Leading');
    await formations.update({ params: { id: course.id }, body: { description: 'By a colleague' } });

    await field(page, 'Title').fill('Leading a team');
    await field(page, 'Title').blur();
    await expectMessage(page, 'Formation title updated successfully');
    await expect(field(page, 'Description')).toHaveValue('By a colleague');
    expect(await formations.get({ params: { id: course.id } })).toMatchObject({
      title: 'Leading a team',
      description: 'By a colleague',
    });

    await formations.update({ params: { id: course.id }, body: { title: 'Leading people' } });
    await field(page, 'Title').fill('Leading anybody');
    await field(page, 'Title').blur();
    await expectMessage(page, 'This record was changed in the meantime, here or on another device.', 'error');
    await expect(page.getByRole('group', { name: 'Title' }).getByText('Leading people')).toBeVisible();
    await button(page, 'Keep mine').click();
    await expect(field(page, 'Title')).toBeFocused();
    await field(page, 'Title').blur();
    await expect.poll(async () => (await formations.get({ params: { id: course.id } })).title).toBe('Leading anybody');

    const isCourse = '**/api/v0/formations/*';
    // Only writes fail: reads of the previous save may still be pending.
    await page.route(isCourse, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    );
    await field(page, 'Description').fill('Together');
    await field(page, 'Description').blur();
    await expect(page.getByText('Not saved.')).toBeVisible();
    await page.unroute(isCourse);
    // With unsaved changes, leaving asks for confirmation.
    await page.getByRole('link', { name: 'Courses' }).first().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await button(page, 'Try again').click();
    await expect(page.getByText(/^Saved at /)).toHaveCount(2);
    expect(await formations.get({ params: { id: course.id } })).toMatchObject({ description: 'Together' });
  });
});
