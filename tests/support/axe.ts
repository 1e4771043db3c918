import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type RunOnly = NonNullable<Parameters<AxeBuilder['options']>[0]['runOnly']>;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'RGAAv4'];

// Legacy mode skips iframes, of which the site has none, and takes half the time.
const axeOf = (page: Page, runOnly: RunOnly): AxeBuilder =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly, rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] });

/** Shows or hides opened panels, except one that holds the target. */
const showPanels = (page: Page, target: string, visibility: '' | 'hidden'): Promise<void> =>
  page.locator(target).evaluate((element, value) => {
    for (const panel of document.querySelectorAll<HTMLElement>('details[open] > .panel')) {
      if (!panel.contains(element)) panel.style.visibility = value;
    }
  }, visibility);

/** True if the target is still too small when scrolled to the middle, away from sticky bars, and not under an opened panel. */
const isTooSmall = async (page: Page, target: string): Promise<boolean> => {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await showPanels(page, target, 'hidden');
  const { violations } = await axeOf(page, { type: 'rule', values: ['target-size'] })
    .include(target)
    .analyze();
  await showPanels(page, target, '');
  return violations.length > 0;
};

/** These rules depend on the theme. */
const contrast: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Words whose contrast is too low. One line per element. */
export const findFaint = async (page: Page): Promise<string[]> => {
  const { violations } = await axeOf(page, contrast).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
};

/** RGAA, WCAG 2.2 AA, best practices and target sizes. One line per element. */
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
