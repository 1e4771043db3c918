import type { Page } from '@playwright/test';
import { apiOf, type Home } from '#tests/support/people.ts';
import { expect, expectMessage, field, message, test } from '#tests/support/story.ts';

test.use({ language: 'en' });

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The calls about courses as the administrator of that university, and a course. */
const courseOf = async ({ university, admin }: Home, title: string) => {
  const { formations } = apiOf(admin.token);
  const course = await formations.create({
    body: { universityId: university.id, title, description: 'Two days, in small groups' },
  });
  return { formations, course };
};

test('a course is added by title and description, found when one pauses, and deleted after a question', async ({
  as,
  home,
}) => {
  const page = await as(home.admin);
  await page.goto('/admin/courses');
  await expect(page.getByRole('heading', { name: 'No courses yet' })).toBeVisible();

  await button(page, 'Add a course').click();
  const add = dialog(page).getByRole('button', { name: 'Add', exact: true });
  await field(dialog(page), 'Title').fill('Écrire un projet européen');
  await field(dialog(page), 'Description').fill('   ');
  await expect(add).toBeDisabled();
  await field(dialog(page), 'Description').fill('De la lecture de l’appel au dépôt');
  await add.click();
  await expectMessage(page, 'Formation created successfully');
  await expect(rows(page)).toHaveText([/Écrire un projet européen/]);
  await courseOf(home, 'Zoologie');
  await courseOf(home, 'Atelier d’écriture');
  await page.reload();
  await expect(rows(page)).toHaveText([/Atelier/, /Écrire/, /Zoologie/]);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('3 courses');

  const searches: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/formations') && searchParams.has('search')) searches.push(searchParams.get('search'));
  });
  await page.getByRole('searchbox').pressSequentially('ecri');
  await expect(rows(page)).toHaveText([/Atelier/, /Écrire/]);
  await expect(page.getByRole('status').filter({ hasText: '2 courses found' })).toBeVisible();
  expect(searches).toEqual(['ecri']);
  await page.getByRole('searchbox').fill('nothing of that name');
  await expect(page.getByRole('heading', { name: 'No course matches “nothing of that name”' })).toBeVisible();
  await button(page, 'Clear the search').click();
  await expect(rows(page)).toHaveCount(3);

  const question = page.getByRole('alertdialog', { name: 'Delete this course?' });
  await button(page, 'Delete Zoologie').click();
  await question.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(rows(page)).toHaveCount(3);
  await button(page, 'Delete Zoologie').click();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectMessage(page, 'Formation deleted successfully');
  await expect(rows(page)).toHaveText([/Atelier/, /Écrire/]);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a course is opened from the list, and each field is kept when one leaves it', async ({ as, home }) => {
  const { formations, course } = await courseOf(home, 'Reading');
  const page = await as(home.admin);
  await page.goto('/admin/courses');
  await page.getByRole('link', { name: 'Edit Reading' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/courses/${course.id}$`));
  const read = () => formations.get({ params: { id: course.id } });

  await field(page, 'Title').fill('Reading fast');
  await field(page, 'Description').focus();
  await expectMessage(page, 'Formation title updated successfully');
  await expect(page.getByRole('heading', { level: 1, name: 'Reading fast' })).toBeVisible();
  await field(page, 'Description').fill('Three days');
  await field(page, 'Web address').fill('javascript:alert(1)');
  await expect(page.getByText(/^Saved at /)).toHaveCount(2);
  expect(await read()).toMatchObject({ title: 'Reading fast', description: 'Three days', url: null });

  await field(page, 'Web address').press('Tab');
  await expect(page.getByText('This address does not lead to a page of the web.')).toBeVisible();
  await field(page, 'Web address').fill('college.example/reading');
  await field(page, 'Web address').press('Enter');
  await expect(page.getByText(/^Saved at /)).toHaveCount(3);
  expect(await read()).toMatchObject({ url: 'college.example/reading' });

  // Undone, nothing is sent.
  await field(page, 'Title').fill('   ');
  await field(page, 'Title').press('Escape');
  await expect(field(page, 'Title')).toHaveValue('Reading fast');
});

test('categories are added, renamed and deleted, and a course is put under one', async ({ as, home }) => {
  const { course } = await courseOf(home, 'Teaching');
  const page = await as(home.admin);
  await page.goto(`/admin/courses/${course.id}`);
  const category = page.getByRole('combobox', { name: 'Category' });
  await button(page, 'Manage categories').click();
  const list = dialog(page).getByRole('listitem');
  const add = dialog(page).getByRole('button', { name: 'Add', exact: true });
  await expect(add).toBeDisabled();
  for (const name of ['Pedagogy', 'Languages']) {
    await field(dialog(page), 'New category').fill(name);
    await add.click();
    await expect(list.filter({ hasText: name })).toBeVisible();
  }
  await dialog(page).getByRole('button', { name: 'Rename Pedagogy' }).click();
  await page.getByRole('textbox', { name: 'Name of the category Pedagogy' }).fill('Lecturing');
  await dialog(page).getByRole('button', { name: 'Save the name' }).click();
  await expectMessage(page, 'Category name successfully updated');
  await expect(list).toHaveText([/Languages/, /Lecturing/]);
  await expect(dialog(page).getByRole('button', { name: 'Rename Lecturing' })).toBeFocused();
  await dialog(page).locator('.dialog-foot').getByRole('button', { name: 'Close' }).click();

  await category.selectOption('Lecturing');
  await expect(page.getByText(/^Saved at /)).toBeVisible();
  await page.reload();
  await expect(category.locator('option:checked')).toHaveText('Lecturing');

  await button(page, 'Manage categories').click();
  await dialog(page).getByRole('button', { name: 'Delete Lecturing' }).click();
  await expect(list.getByText('Delete “Lecturing”? Its course stays, without a category.')).toBeVisible();
  await list.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectMessage(page, 'Category successfully deleted');
  await expect(list).toHaveText([/Languages/]);
  await page.keyboard.press('Escape');
  await expect(category.locator('option:checked')).toHaveText('No category');
});

test('a skill is found in the catalogue, added at 0, strengthened by half steps, and removed', async ({ as, home }) => {
  const { formations, course } = await courseOf(home, 'Writing');
  const page = await as(home.admin);
  await page.goto(`/admin/courses/${course.id}`);
  await expect(page.getByRole('heading', { name: 'No associated skills yet' })).toBeVisible();
  const addSkill = async (typed: string, name: string) => {
    await button(page, 'Add a skill').click();
    await page.getByRole('combobox', { name: 'Skill' }).pressSequentially(typed);
    await dialog(page).getByRole('option', { name, exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
    await expectMessage(page, 'Formation skill successfully added');
    await expect(rows(page).filter({ hasText: name })).toBeVisible();
  };
  await addSkill('compreh', 'Reading comprehension');
  const strength = page.getByRole('slider', { name: 'Strength of Reading comprehension' });
  await expect(strength).toHaveValue('0');
  for (let step = 0; step < 7; step += 1) await strength.press('ArrowRight');
  await expect(strength).toHaveAttribute('aria-valuetext', '3.5 out of 5, medium');
  const stored = async () =>
    (await formations.listSkills({ query: { formationId: course.id } })).map(({ SkillId, value }) => [SkillId, value]);
  await expect.poll(stored).toEqual([['s1', 3.5]]);

  // What is associated is not offered again.
  await button(page, 'Add a skill').click();
  await page.getByRole('combobox', { name: 'Skill' }).pressSequentially('attention');
  await expect(dialog(page).getByRole('option')).toHaveText(['Attention to detail']);
  await page.getByRole('combobox', { name: 'Skill' }).fill('reading');
  await expect(dialog(page).getByRole('option')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Cancel', exact: true }).click();

  await addSkill('attention', 'Attention to detail');
  await page.reload();
  await expect(rows(page)).toHaveText([/Attention to detail/, /Reading comprehension/]);
  await expect(strength).toHaveValue('3.5');
  await button(page, 'Remove Attention to detail').click();
  await expectMessage(page, 'Formation skill successfully deleted');
  await expect(rows(page)).toHaveText([/Reading comprehension/]);
  await expect(page.getByRole('heading', { name: 'Associated skills' })).toBeFocused();
});

test.describe('meanwhile', () => {
  test.use({ provokes: [412, 500] });

  test('what a colleague changed is not overwritten unseen, and what failed is tried again', async ({ as, home }) => {
    const { formations, course } = await courseOf(home, 'Leading');
    const page = await as(home.admin);
    await page.goto(`/admin/courses/${course.id}`);
    await expect(field(page, 'Title')).toHaveValue('Leading');
    await formations.update({ params: { id: course.id }, body: { description: 'By a colleague' } });

    await field(page, 'Title').fill('Leading a team');
    await field(page, 'Title').blur();
    await expectMessage(page, 'Somebody has changed this record meanwhile. Read it again before you save.', 'error');
    await expect(field(page, 'Description')).toHaveValue('By a colleague');
    await button(page, 'Try again').click();
    await expectMessage(page, 'Formation title updated successfully');
    expect(await formations.get({ params: { id: course.id } })).toMatchObject({
      title: 'Leading a team',
      description: 'By a colleague',
    });

    await page.route('**/api/v0/formations/*', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await field(page, 'Description').fill('Together');
    await field(page, 'Description').blur();
    await expect(page.getByText('Not saved.')).toBeVisible();
    // Leaving asks, as long as it is not kept.
    await page.getByRole('link', { name: 'Courses' }).first().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await message(page, 'updated').click();
    await button(page, 'Try again').click();
    await expect(page.getByText(/^Saved at /)).toHaveCount(2);
    expect(await formations.get({ params: { id: course.id } })).toMatchObject({ description: 'Together' });
  });
});
