import { expect, test } from '#tests/support/story.ts';

test('everybody is led where they belong', async ({ as }) => {
  for (const [who, from, to] of [
    [null, '/user/jobs', '/'],
    ['rejected@demo.test', '/pending', '/'],
    ['pending@demo.test', '/admin', '/pending'],
    ['user@demo.test', '/super-admin', '/user'],
    ['admin@demo.test', '/login', '/admin'],
    ['super@demo.test', '/user/cv', '/super-admin'],
  ] as const) {
    const page = await as(who);
    await page.goto(from);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname, `${who} from ${from}`).toBe(to);
  }
});

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
