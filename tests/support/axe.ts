import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type RunOnly = NonNullable<Parameters<AxeBuilder['options']>[0]['runOnly']>;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'RGAAv4'];

// The legacy mode skips frames, of which there are none, and takes half the time.
const axeOf = (page: Page, runOnly: RunOnly): AxeBuilder =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly, rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] });

/** Is a target too small also in the middle of the window, where no bar at its edges lies over a part of it? */
const isTooSmall = async (page: Page, target: string): Promise<boolean> => {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { violations } = await axeOf(page, { type: 'rule', values: ['target-size'] })
    .include(target)
    .analyze();
  return violations.length > 0;
};

/** What axe finds on the page as it is, one line per element: RGAA, WCAG 2.2 AA and good practice, target sizes included. */
export const findViolations = async (page: Page): Promise<string[]> => {
  const { violations } = await axeOf(page, { type: 'tag', values: tags }).analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { target } of nodes) {
      const place = target.join(' ');
      if (id !== 'target-size' || (await isTooSmall(page, place))) found.push(`${id}: ${place}`);
    }
  }
  return found;
};
