import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type WebError,
} from '@playwright/test';
import { en } from '#shared/i18n/en/index.ts';
import { refusals as refusalsEn } from '#shared/i18n/en/refusals.ts';
import { fr } from '#shared/i18n/fr/index.ts';
import { refusals as refusalsFr } from '#shared/i18n/fr/refusals.ts';
import type { Texts } from '#shared/i18n/index.ts';
import { type Translate, translator } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/lists.ts';
import type { Session } from '#shared/schemas/user.ts';
import type { Who } from './browser-state.ts';
import { createKeptWindows, type KeptWindows } from './kept-windows.ts';
import { createHome, type Home, password } from './people.ts';

export { expect };

const words = { fr: { ...fr, refusals: refusalsFr }, en: { ...en, refusals: refusalsEn } };
type Said = keyof Texts | 'refusals';
export type T = Translate<'common', Said>;
export const texts = (language: Language): T => translator<'common', Said>(language, words[language], ['common']);

/** Matches the start of the label, since an asterisk may follow. */
export const field = (page: Page | Locator, label: string): Locator =>
  page.locator('input, select, textarea').and(page.getByLabel(new RegExp(`^${label}`)));

export const fillLogin = async (page: Page, t: T, email: string): Promise<void> => {
  await page.goto('/login');
  await field(page, t('auth:email')).fill(email);
  await field(page, t('auth:password')).fill(password);
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
};

export type Story = {
  language: Language;
  t: T;
  provokes: readonly (number | string)[];
  /** An empty cache, for stories that lose the connection. */
  isFirstVisit: boolean;
  /** Accepted, and unique to this story. */
  candidate: Session;
  as: (who: Who, options?: BrowserContextOptions) => Promise<Page>;
};

type Shared = {
  home: Home;
  keptWindows: KeptWindows;
};

const isOfLoading = (text: string): boolean =>
  text.startsWith('Failed to load resource') || text.includes('Failed to fetch dynamically imported module');
const isProvoked = (text: string, provoked: readonly (number | string)[]): boolean =>
  isOfLoading(text) && provoked.some((one) => text.includes(String(one)));

const listen = (context: BrowserContext, provokes: Story['provokes'], complaints: string[]): (() => void) => {
  const onError = (error: WebError) => void complaints.push(String(error.error()));
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !isProvoked(message.text(), provokes)) complaints.push(message.text());
  };
  context.on('weberror', onError).on('console', onConsole);
  return () => void context.off('weberror', onError).off('console', onConsole);
};

export const test = base.extend<Story, Shared>({
  language: ['fr', { option: true }],
  provokes: [[], { option: true }],
  isFirstVisit: [false, { option: true }],
  t: async ({ language }, use) => use(texts(language)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
  home: [async ({}, use, { workerIndex }) => use(await createHome(workerIndex)), { scope: 'worker' }],
  candidate: async ({ home }, use) => use(await home.candidate()),
  keptWindows: [
    async ({ browser }, use) => {
      const keptWindows = createKeptWindows(browser);
      await use(keptWindows);
      await keptWindows.close();
    },
    { scope: 'worker' },
  ],
  as: async ({ keptWindows, language, provokes, isFirstVisit }, use) => {
    const complaints: string[] = [];
    const ends: (() => void)[] = [];

    await use(async (who, options) => {
      const page = await keptWindows.lend(who, language, { ...options, isFirstVisit });
      ends.push(listen(page.context(), provokes, complaints));
      return page;
    });

    for (const end of ends) end();
    await keptWindows.takeBack();
    expect(complaints, 'errors in the console').toEqual([]);
  },
});

export const message = (page: Page, text: string): Locator =>
  page.locator('.Toastify__toast[data-in="true"]').filter({ hasText: text });

/** Bottom right, above a sticky footer (D85). */
export const expectMessage = async (page: Page, text: string, kind: 'success' | 'error' = 'success'): Promise<void> => {
  const box = message(page, text);
  await expect(box).toBeVisible();
  await expect(box).toContainClass(`Toastify__toast--${kind}`);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect
    .poll(async () => {
      const place = await box.boundingBox();
      // A footer behind a dialog may be covered.
      const feet = await page
        .locator('body:not(:has(dialog:modal)) .save-footer')
        .evaluateAll((all) => all.map((foot) => foot.getBoundingClientRect().y));
      const floor = Math.min(height, ...feet.filter((top) => top > height / 2));
      const bottom = place ? place.y + place.height : 0;
      return place && place.x + place.width > width - 48 && bottom > floor - 128 && bottom <= floor;
    })
    .toBe(true);
};
