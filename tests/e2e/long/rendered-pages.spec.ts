import { password } from '#tests/support/people.ts';
import { expect, field, test, texts } from '#tests/support/story.ts';

const fr = texts('fr');
const en = texts('en');
const origin = (): string => process.env.THESEE_ORIGIN ?? '';

test('without scripts, the landing page and the login screen are read in the language of the browser, or the one chosen', async ({
  browser,
}) => {
  for (const [locale, cookie, language, t] of [
    ['de-DE', null, 'fr', fr],
    ['fr-CA', 'en', 'en', en],
  ] as const) {
    const context = await browser.newContext({ baseURL: origin(), locale, javaScriptEnabled: false });
    const chosen = { name: '__Secure-language', domain: 'localhost', path: '/', secure: true };
    if (cookie) await context.addCookies([{ ...chosen, value: cookie }]);
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(`${t('landing:title')} · Thésée`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('landing:hero.title'));
    await page
      .getByRole('main')
      .getByRole('link', { name: t('landing:hero.login') })
      .click();
    await expect(page).toHaveTitle(`${t('auth:login.title')} · Thésée`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:login.heading'));
    await context.close();
  }
});
test('a page that was rendered in advance is taken over as it stands', async ({ browser }) => {
  for (const path of ['/', '/login']) {
    const context = await browser.newContext({ baseURL: origin(), locale: 'en-GB' });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    // Marks the prerendered heading: hydration keeps it, a replaced element has no mark.
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.setAttribute('data-mark', '')),
    );
    await page.goto(path);
    await page.getByRole('button', { name: `FR, ${en('french')}` }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(fr(path === '/' ? 'landing:hero.title' : 'auth:login.heading'));
    await expect(heading).toHaveAttribute('data-mark', '');
    expect(complaints).toEqual([]);
    expect((await context.cookies()).find(({ name }) => name === '__Secure-language')?.value).toBe('fr');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await context.close();
  }
});

test('a form filled in before the page’s code has loaded still signs in', async ({ browser, candidate }) => {
  const context = await browser.newContext({ baseURL: origin(), locale: 'en-GB' });
  const page = await context.newPage();
  let isTyped = () => {};
  const typed = new Promise<void>((resolve) => {
    isTyped = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await field(page, en('auth:email')).fill(candidate.user.email);
  await field(page, en('auth:password')).fill(password);
  isTyped();
  await page.getByRole('button', { name: en('auth:login.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/user$/);
  await context.close();
});

test('a button that is pressed before the page’s code is there does what it says once it is', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: origin(), locale: 'en-GB' });
  const page = await context.newPage();
  let isPressed = () => {};
  const pressed = new Promise<void>((resolve) => {
    isPressed = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: en('auth:login.forgot') }).click();
  isPressed();
  await expect(page.getByRole('dialog', { name: en('auth:forgot.title') })).toBeVisible();
  await context.close();
});

test('a reader whose device prefers the other language types nothing into a page that is about to be replaced', async ({
  browser,
}) => {
  // Without the cookie, but with the stored choice.
  const storageState = {
    cookies: [],
    origins: [{ origin: origin(), localStorage: [{ name: 'language', value: 'fr' }] }],
  };
  const context = await browser.newContext({ baseURL: origin(), locale: 'en-GB', storageState });
  const page = await context.newPage();
  await page.route('**/assets/index-*.js', async (route) => {
    const email = page.locator('input[type="email"]');
    await expect(email).toBeAttached();
    await expect(email).toBeHidden();
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr('auth:login.heading'));
  await field(page, fr('auth:email')).fill('camille@story.test');
  await context.close();
});

test('a signed-in person never sees the landing page on the way to their own', async ({ as }) => {
  const page = await as('user@demo.test');
  // The prerendered page stays hidden until the code has loaded.
  await page.route('**/assets/index-*.js', async (route) => {
    const heading = page.getByRole('heading', { level: 1, includeHidden: true });
    await expect(heading).toContainText(en('landing:hero.title'));
    await expect(heading).toBeHidden();
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/user$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
