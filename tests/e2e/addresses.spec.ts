import { mailedUrl } from '#tests/support/mailbox.ts';
import { expect, test } from '#tests/support/story.ts';

/** Waits for the newest mail's link to that page. */
const linkTo = async (email: string, page: string): Promise<string> => {
  await expect.poll(() => mailedUrl(email, page)).not.toBe('');
  return mailedUrl(email, page);
};
const heading = 'h1';

test.describe('a link that is opened twice', () => {
  test.use({ provokes: [422] });

  test('the link of the registration’s mail confirms the address, once', async ({ as, home, t }) => {
    const person = await home.register();
    const { email } = person.user;
    const link = await linkTo(email, 'confirm-email');

    const page = await as(person);
    await page.goto('/pending');
    const notice = page.getByText(t('waiting:confirm.pending', { email }));
    await expect(notice).toBeVisible();

    await page.goto(link);
    await expect(page).toHaveURL(/\/confirm-email$/);
    await expect(page.locator(heading)).toHaveText(t('waiting:confirm.done'));
    await expect(page.getByText(t('waiting:confirm.doneTextWith', { email }))).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(t('waiting:confirm.title')));
    await page.getByRole('link', { name: t('waiting:confirm.goOn') }).click();
    await expect(page).toHaveURL(/\/pending$/);
    await expect(page.locator(heading)).toHaveText(t('waiting:pending.heading'));
    await expect(notice).toBeHidden();

    const stranger = await as(null);
    await stranger.goto(link);
    await expect(stranger.locator(heading)).toHaveText(t('waiting:confirm.dead'));
    await expect(stranger.getByText(t('waiting:confirm.deadText'))).toBeVisible();
    await stranger
      .locator('#content')
      .getByRole('link', { name: t('waiting:confirm.login') })
      .click();
    await expect(stranger).toHaveURL(/\/login$/);
  });
});
