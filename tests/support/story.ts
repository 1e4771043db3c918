import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { en } from '#shared/i18n/en/index.ts';
import { fr } from '#shared/i18n/fr/index.ts';
import { type Translate, translator } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/lists.ts';
import type { Session } from '#shared/schemas/user.ts';
import { accept, password, registered } from './people.ts';

export { expect };

const namespaces = [
  'common',
  'layout',
  'landing',
  'auth',
  'portfolios',
  'jobs',
  'users',
  'errors',
  'lists',
  'menu',
] as const;
export type T = Translate<'common', (typeof namespaces)[number]>;
export const texts = (language: Language): T => translator(language, { fr, en }[language], namespaces);

type Entries = { name: string; value: string }[];
type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const origin = (): string => process.env.THESEE_ORIGIN ?? '';
const stored = (entries: Entries): State => ({ cookies: [], origins: [{ origin: origin(), localStorage: entries }] });
const entriesOf = (state: State): Entries => state.origins[0]?.localStorage ?? [];

/** A form's control by the beginning of its label, which an asterisk may follow. */
export const field = (page: Page | Locator, label: string): Locator =>
  page.locator('input, select, textarea').and(page.getByLabel(new RegExp(`^${label}`)));

export const fillLogin = async (page: Page, t: T, email: string): Promise<void> => {
  await page.goto('/login');
  await field(page, t('auth:email')).fill(email);
  await field(page, t('auth:password')).fill(password);
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
};

const signIn = async (browser: Browser, email: string): Promise<State> => {
  const context = await browser.newContext({ baseURL: origin(), locale: 'fr-FR' });
  const page = await context.newPage();
  await fillLogin(page, texts('fr'), email);
  await expect(page).not.toHaveURL(/\/login$/);
  const state = await context.storageState();
  await context.close();
  return state;
};

/** Nobody, a demo account, or somebody whom the story registered. */
type Who = null | string | Session;

export type Story = {
  /** The language of the pages. */
  language: Language;
  /** The texts of that language: `t('auth:login.submit')`. */
  t: T;
  /** The failures that the story provokes, as the browser itself reports them: a status, or an error's name. */
  provokes: readonly (number | string)[];
  /** Opens a window as that person, ready to go to a page. */
  as: (who: Who, options?: BrowserContextOptions) => Promise<Page>;
};

type Shared = {
  /** What the browser keeps of each demo account, signed in by its form once. */
  signedIn: Map<string, Promise<State>>;
  /** An accepted candidate; stories begin assessments of their own. */
  candidate: Session;
};

const isProvoked = (text: string, provoked: readonly (number | string)[]): boolean =>
  text.startsWith('Failed to load resource') && provoked.some((one) => text.includes(String(one)));

export const test = base.extend<Story, Shared>({
  language: ['fr', { option: true }],
  provokes: [[], { option: true }],
  t: async ({ language }, use) => use(texts(language)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
  signedIn: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
  candidate: [async ({}, use) => use(await accept(await registered())), { scope: 'worker' }],
  as: async ({ browser, language, provokes, signedIn }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];

    const stateOf = async (who: Who): Promise<State> => {
      if (who === null) return stored([]);
      if (typeof who !== 'string') {
        return stored([
          { name: 'token', value: JSON.stringify(who.token) },
          { name: 'user', value: JSON.stringify(who.user) },
        ]);
      }
      const state = signedIn.get(who) ?? signIn(browser, who);
      signedIn.set(who, state);
      return state;
    };

    await use(async (who, options) => {
      const state = await stateOf(who);
      const entries = entriesOf(state).filter(({ name }) => name !== 'language');
      const storageState = { ...stored([...entries, { name: 'language', value: language }]), cookies: state.cookies };
      const context = await browser.newContext({ baseURL: origin(), storageState, ...options });
      contexts.push(context);
      context.on('weberror', (error) => complaints.push(String(error.error())));
      context.on('console', (message) => {
        if (message.type() === 'error' && !isProvoked(message.text(), provokes)) complaints.push(message.text());
      });
      return context.newPage();
    });

    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints, 'errors in the console').toEqual([]);
  },
});

/** The message that pops up with that text. */
export const message = (page: Page, text: string): Locator =>
  page.locator('.Toastify__toast').filter({ hasText: text });

/** Expects a message, bottom right. */
export const expectMessage = async (page: Page, text: string): Promise<void> => {
  const box = message(page, text);
  await expect(box).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect
    .poll(async () => {
      const place = await box.boundingBox();
      return place && place.x + place.width > width - 48 && place.y + place.height > height - 96;
    })
    .toBe(true);
};
