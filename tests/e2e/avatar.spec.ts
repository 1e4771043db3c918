import type { Page } from '@playwright/test';
import { photograph } from '#tests/support/pictures.ts';
import { expect, expectMessage, test } from '#tests/support/story.ts';

const open = async (page: Page) => {
  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Change the picture' }).click();
  return page.getByRole('dialog', { name: 'Your picture' });
};
const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.alloc(10) });
const photo = async () => ({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photograph() });

test.use({ language: 'en' });

test('a picture is dropped, shown as it will be cropped, sent, and stands wherever one is', async ({
  as,
  candidate,
}) => {
  const page = await as(candidate);
  const dialog = await open(page);
  await expect(dialog.getByLabel('Image')).toBeFocused();
  const bytes = (await photograph()).toString('base64');
  const dropped = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer();
    const content = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    transfer.items.add(new File([content], 'dropped.jpg', { type: 'image/jpeg' }));
    return transfer;
  }, bytes);
  const input = dialog.getByLabel('Image');
  await input.dispatchEvent('dragenter', { dataTransfer: dropped });
  await expect(dialog.locator('.dropzone')).toContainClass('is-over');
  await input.evaluate((element: HTMLInputElement, transfer) => {
    // What the browser itself does with a file that is dropped on its input.
    element.files = transfer.files;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }, dropped);
  await expect(dialog.getByText('dropped.jpg')).toBeVisible();
  const crop = dialog.locator('.avatar img');
  await expect(crop).toHaveAttribute('src', /^blob:/);
  // The middle of what is not square: a circle, filled.
  expect(await crop.evaluate((img) => getComputedStyle(img).objectFit)).toBe('cover');
  await dialog.getByRole('button', { name: 'Save the picture' }).click();
  await expectMessage(page, 'Image uploaded successfully');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change the picture' })).toBeFocused();
  for (const place of ['.profile-head', 'header.side']) {
    const picture = page.locator(`${place} .avatar img`);
    await expect(picture).toHaveAttribute('src', /^\/files\/img\//);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
      .toEqual([512, 512]);
  }
  await page.reload();
  await expect(page.locator('.profile-head .avatar img')).toBeVisible();

  // Nothing is kept of a choice that was left.
  await page.getByRole('button', { name: 'Change the picture' }).click();
  await dialog.getByLabel('Image').setInputFiles(file('me.png', 'image/png'));
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Change the picture' }).click();
  await expect(dialog.getByText('Choose an image, or drop it here')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test.describe('a failing upload', () => {
  test.use({ provokes: [422, 'ERR_FAILED'] });

  test('says so, why in its place, and can be tried again', async ({ as, candidate }) => {
    const page = await as(candidate);
    const dialog = await open(page);
    const save = dialog.getByRole('button', { name: 'Save the picture' });
    // The bytes are none of a picture: only the server can tell.
    await dialog.getByLabel('Image').setInputFiles(file('me.png', 'image/png'));
    await save.click();
    await expectMessage(page, 'Error uploading image', 'error');
    await expect(dialog.getByLabel('Image')).toHaveAccessibleDescription(/Invalid image format/);

    await dialog.getByLabel('Image').setInputFiles(await photo());
    const isBucket = (url: URL) => !url.pathname.startsWith('/api') && !url.pathname.startsWith('/assets');
    await page.route(isBucket, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await save.click();
    await expect(dialog.getByLabel('Image')).toHaveAccessibleDescription(/The server does not answer/);
    await page.unroute(isBucket);
    await save.click();
    await expectMessage(page, 'Image uploaded successfully');
  });
});
