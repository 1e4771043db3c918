import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/story.ts';

test.use({ provokes: [409] });

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const;

/** Any message, once it stands still. */
const shownMessage = async (page: Page) => {
  const box = page.locator('.Toastify__toast[data-in="true"]').first();
  await expect(box).toBeVisible();
  await box.evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)));
};

/** Reads the screen's calls again as if another tab had changed all of them, and refuses each. */
const refuseEverything = async (page: Page) => {
  await page.route('**/api/v0/**', (route) =>
    route.fulfill({
      status: 409,
      json: {
        msg: 'L’élément vient d’être modifié ailleurs. Rechargez la page et recommencez.',
        code: 'conflict',
        requestId: 'r1',
      },
    }),
  );
  const groups = ['users', 'universities', 'portfolios', 'doctorates', 'usercv', 'experiences', 'resources'];
  await page.evaluate((names) => {
    const tab = new BroadcastChannel('thesee-changes');
    for (const name of names) tab.postMessage(name);
  }, groups);
};

/** The primary actions that a message covers, by their words. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const covers = [...document.querySelectorAll('.Toastify__toast')].map((toast) => toast.getBoundingClientRect());
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      covers.some((by) => left < by.right && by.left < right && top < by.bottom && by.top < bottom);
    return [...document.querySelectorAll('main :is(.btn.primary, [type="submit"])')]
      .filter((button) => isUnder(button.getBoundingClientRect()))
      .map(({ textContent }) => textContent);
  });

const paths = {
  'user@demo.test': [
    '/user/profile',
    '/user/profile?activeTab=2',
    '/user/phd',
    '/user/career',
    '/user/assessment',
    '/user/jobs',
    '/user/cv',
    '/user/resources',
  ],
  'admin@demo.test': ['/admin', '/admin/users', '/admin/university'],
} as const;

for (const [who, all] of Object.entries(paths)) {
  test(`no message covers a primary action of the screens of ${who}`, async ({ as }) => {
    const page = await as(who as keyof typeof paths);
    for (const path of all) {
      for (const size of sizes) {
        for (const text of size.width === 390 ? ['100%', '200%'] : ['100%']) {
          await page.unroute('**/api/v0/**');
          await page.setViewportSize(size);
          await page.goto(path);
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          await page.evaluate((share) => document.documentElement.style.setProperty('font-size', share), text);
          await refuseEverything(page);
          await shownMessage(page);
          await expect.poll(() => covered(page), { message: `${path} at ${size.width}, ${text}` }).toEqual([]);
        }
      }
    }
  });
}
