import { expect, test } from '#tests/support/story.ts';

test('somebody pending is led on as soon as another tab tells of a change', async ({ as, home }) => {
  const person = await home.newcomer('Basile');
  const page = await as(person);
  await page.goto('/user');
  await expect(page).toHaveURL(/\/pending$/);
  await expect(page.getByText('Merci, Basile.')).toBeVisible();

  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/confirm-email');
  await home.accept(person);
  await elsewhere.evaluate(() => new BroadcastChannel('thesee-changes').postMessage('users'));
  await expect(page).toHaveURL(/\/user\/profile$/);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));
  expect(kept).toMatchObject({ id: person.user.id, status: 'ACCEPTED' });
});
