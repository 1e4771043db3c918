import type { Locator, Page } from '@playwright/test';
import { languages } from '#shared/lists.ts';
import { enumerations } from '#tests/literals/lists.ts';
import { screens } from '#tests/literals/screens.ts';
import { expect, field, test } from '#tests/support/story.ts';

const roles = ['heading', 'button', 'link', 'columnheader'] as const;
const isRole = (kind: string): kind is (typeof roles)[number] => roles.some((role) => role === kind);

/** What stands on the page in those words; all of it, but for a text that stands among others. */
const wordsOn = (page: Page, kind: string, words: string): Locator => {
  if (isRole(kind)) return page.getByRole(kind, { name: words, exact: kind !== 'link' });
  // A choice that is folded away is no word on the page.
  return kind === 'label' ? field(page, words) : page.getByText(words).filter({ visible: true });
};

for (const language of languages) {
  const word = language === 'en' ? 1 : 2;

  test.describe(language, () => {
    test.use({ language });

    for (const { path, who, words } of screens) {
      test(`${path} says what the specification says, to ${who ?? 'nobody'}`, async ({ as }) => {
        const page = await as(who);
        await page.goto(path);
        for (const [kind, ...pair] of words) {
          const said = pair[word - 1] ?? '';
          await expect(wordsOn(page, kind, said).first(), `${kind}: ${said}`).toBeVisible();
        }
      });
    }

    test('the research domains are offered by the specification’s numbers and words', async ({ as }) => {
      const page = await as('user@demo.test');
      await page.goto('/user/jobs');
      const choice = page.getByRole('combobox').last();
      await expect(choice.getByRole('option')).toHaveCount(28);
      for (const [id, pair] of Object.entries(enumerations['lists:researchDomain'])) {
        await expect(choice.locator(`option[value="${id}"]`)).toHaveText(pair[word - 1] ?? '');
      }
    });
  });
}
