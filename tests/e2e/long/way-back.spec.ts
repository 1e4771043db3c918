import { apiOf } from '#tests/support/people.ts';
import { quiet } from '#tests/support/requests.ts';
import { expect, field, fillLogin, message, test } from '#tests/support/story.ts';

const ended = 'Votre session a pris fin. Connectez-vous de nouveau.';

test('a screen that needs a session is opened after login, once', async ({ as, candidate, t }) => {
  const page = await as(null);
  await page.goto('/user/jobs?activeTab=0');
  await expect(page).toHaveURL(/:\d+\/$/);
  await fillLogin(page, t, candidate.user.email);
  await expect(page).toHaveURL(/\/user\/jobs\?activeTab=0$/);
  // A call that is answered after the logout is 401.
  await quiet(page);

  await page.getByRole('button', { name: t('layout:logout'), exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(page, t, candidate.user.email);
  await expect(page).toHaveURL(/\/user$/);
});

test.describe('a session that the server has ended', () => {
  test.use({ provokes: [401] });

  test('leads back to where it ended, with what was typed; the message stays until then', async ({
    as,
    candidate,
    t,
  }) => {
    const page = await as(candidate);
    await page.clock.install();
    await page.goto('/user/phd');
    const title = field(page, 'Titre de la thèse');
    await title.fill('Le fil et le labyrinthe');
    await apiOf(candidate.token).auth.logoutEverywhere();
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();

    await expect(page).toHaveURL(/\/login$/);
    await expect(message(page, 'Ce que vous aviez écrit est gardé')).toBeVisible();
    await page.clock.fastForward(60_000);
    await expect(message(page, 'Ce que vous aviez écrit est gardé')).toHaveCount(0);
    await expect(message(page, ended)).toBeVisible();

    await field(page, t('auth:email')).fill(candidate.user.email);
    await field(page, t('auth:password')).fill('demo-Passw0rd!');
    await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
    await expect(page).toHaveURL(/\/user\/phd$/);
    await expect(title).toHaveValue('Le fil et le labyrinthe');
    await expect(message(page, ended)).toHaveCount(0);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(message(page, 'Doctorat mis à jour')).toBeVisible();
    await page.reload();
    await expect(title).toHaveValue('Le fil et le labyrinthe');
  });

  test('leads nobody else there, and shows them nothing of it', async ({ as, candidate, home, t }) => {
    const somebodyElse = await home.candidate();
    const page = await as(candidate);
    await page.goto('/user/phd');
    await field(page, 'Titre de la thèse').fill('Le fil et le labyrinthe');
    await apiOf(candidate.token).auth.logoutEverywhere();
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);

    await fillLogin(page, t, somebodyElse.user.email);
    await expect(page).toHaveURL(/\/user$/);
    await page.goto('/user/phd');
    await expect(field(page, 'Titre de la thèse')).toHaveValue('');
  });
});

test('a page that is loaded opens at its top; going back and reloading keep the place', async ({ as }) => {
  const page = await as(null);
  await page.setViewportSize({ width: 1280, height: 400 });
  const place = () => page.evaluate(() => window.scrollY);
  // A page left before its code has run is restored by the browser alone, and loses its place at the next return.
  const isRouted = () => expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  const readTo = async (y: number) => {
    await isRouted();
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    expect(await place()).toBe(y);
  };
  await page.goto('/public/cgu');
  await readTo(600);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await place()).toBe(0);
  await readTo(300);
  await page.reload();
  await isRouted();
  await expect.poll(place).toBe(300);
  await page.goBack();
  await isRouted();
  await expect.poll(place).toBe(600);
  await page.goForward();
  await expect.poll(place).toBe(300);
});
