import { expect, fillLogin, test } from '#tests/support/story.ts';

test('the language switches at once and is remembered', async ({ as }) => {
  const page = await as(null, { locale: 'de-DE' });
  await page.goto('/login');
  await page.evaluate(() => localStorage.removeItem('language'));
  await page.reload();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Vous revoilà');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('button', { name: 'EN, English' }).click();
  await expect(heading).toHaveText('Welcome back');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(heading).toHaveText('Welcome back');
});

test('logging in stores token and user as JSON, logging out removes them and leads to the login screen', async ({
  as,
  candidate,
  t,
}) => {
  const page = await as(null);
  await fillLogin(page, t, candidate.user.email);
  await expect(page).toHaveURL(/\/user$/);
  const kept = () => page.evaluate(() => ['token', 'user'].map((key) => JSON.parse(localStorage.getItem(key) ?? '0')));
  expect(await kept()).toEqual([
    expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    expect.objectContaining({ email: candidate.user.email, status: 'ACCEPTED' }),
  ]);
  const [cookie] = await page.context().cookies(`${process.env.THESEE_ORIGIN}/api/v0/auth/renew`);
  expect(cookie).toMatchObject({ path: '/api/v0/auth', httpOnly: true, secure: true, sameSite: 'Strict' });
  await page.getByRole('button', { name: t('layout:logout'), exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await kept()).toEqual([0, 0]);
  await page.goto('/user');
  await expect(page).toHaveURL(/\/$/);
});

test('the theme is the system’s until one is chosen, which is remembered', async ({ as, t }) => {
  const page = await as(null, { colorScheme: 'light' });
  await page.goto('/');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(paper).not.toBe(light);
  await page.getByRole('button', { name: t('layout:theme.light') }).click();
  await expect.poll(paper).toBe(light);
  await page.reload();
  await expect.poll(paper).toBe(light);
});
