import type { Page } from '@playwright/test';
import { chunksOf, drawing, lookAt, phonePhoto, photograph } from '#tests/support/pictures.ts';
import { expect, expectMessage, test } from '#tests/support/story.ts';

const open = async (page: Page) => {
  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Change the picture' }).click();
  return page.getByRole('dialog', { name: 'Your picture' });
};
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
    // Assigns the files as the browser does on a drop.
    element.files = transfer.files;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }, dropped);
  await expect(dialog.getByText('dropped.jpg')).toBeVisible();
  await expect(dialog.locator('.frame img')).toHaveAttribute('src', /^blob:/);
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

  // An abandoned choice leaves nothing behind.
  await page.getByRole('button', { name: 'Change the picture' }).click();
  await dialog.getByLabel('Image').setInputFiles(await photo());
  await expect(dialog.locator('.frame')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Change the picture' }).click();
  await expect(dialog.getByText('Choose an image, or drop it here')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a phone’s photo of 6 MB is framed by keyboard, and kept upright, shrunk and without its place; a text is refused at once', async ({
  as,
  candidate,
}) => {
  const page = await as(candidate);
  const dialog = await open(page);
  const image = dialog.getByLabel('Image');
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/upload-avatar')) asked.push(request.postDataJSON());
  });
  await image.setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() });
  // The picture is as wide as the frame, so it moves only vertically.
  await expect(dialog.getByRole('slider', { name: 'Left to right' })).toBeDisabled();
  const up = dialog.getByRole('slider', { name: 'Bottom to top' });
  await up.focus();
  await page.keyboard.press('ArrowUp');
  await expect(up).toHaveAttribute('aria-valuetext', '51%');
  await page.keyboard.press('End');
  await expect(up).toHaveAttribute('aria-valuetext', '100%');
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('+');
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '×2');

  // Dragging by the frame's whole width stops at the picture's left edge.
  const across = dialog.getByRole('slider', { name: 'Left to right' });
  const box = (await dialog.locator('.frame').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2, { steps: 3 });
  await page.mouse.up();
  await expect(across).toHaveAttribute('aria-valuetext', '25%');

  await dialog.getByRole('button', { name: 'Save the picture' }).click();
  await expectMessage(page, 'Image uploaded successfully');
  expect(asked).toEqual([{ type: 'image/png', size: expect.any(Number) }]);
  expect((asked[0] as { size: number }).size).toBeLessThan(1_100_000);
  const kept = page.locator('.profile-head .avatar img');
  const url = (await kept.getAttribute('src')) ?? '';
  const bytes = await (await page.request.get(url)).body();
  const { width, height, at } = await lookAt(bytes);
  // Cropped at 1500 pixels from the top; the first 1000 are red across the whole width.
  expect([width, height]).toEqual([512, 512]);
  for (const x of [0.05, 0.95]) {
    expect(at(x, 0.63).map((part) => part > 128)).toEqual([true, false, false, true]);
    expect(at(x, 0.7).map((part) => part > 128)).toEqual([false, false, true, true]);
  }
  expect(chunksOf(bytes).filter((name) => /EXIF|XMP/.test(name))).toEqual([]);

  await page.getByRole('button', { name: 'Change the picture' }).click();
  await image.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('Only words.') });
  await expectMessage(page, 'Invalid image format', 'error');
  await expect(image).toHaveAccessibleDescription(/Your browser can’t read this file as an image/);
  await expect(dialog.locator('.avatar img')).toHaveAttribute('src', url);
  expect(asked).toHaveLength(1);
});

test.describe('a failing upload', () => {
  test.use({ provokes: [422, 'ERR_FAILED'] });

  test('says so, why in its place, and can be tried again', async ({ as, candidate }) => {
    const page = await as(candidate);
    const dialog = await open(page);
    const save = dialog.getByRole('button', { name: 'Save the picture' });
    // The browser draws text in an SVG; the server, without fonts, refuses it.
    const worded = { name: 'me.svg', mimeType: 'image/svg+xml', buffer: drawing('<text y="20">Me</text>') };
    await dialog.getByLabel('Image').setInputFiles(worded);
    await save.click();
    await expectMessage(page, 'Error uploading image', 'error');
    await expect(dialog.getByLabel('Image')).toHaveAccessibleDescription(/Invalid image format/);

    await dialog.getByLabel('Image').setInputFiles(await photo());
    const isBucket = (url: URL) => !url.pathname.startsWith('/api') && !url.pathname.startsWith('/assets');
    await page.route(isBucket, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await save.click();
    await expect(dialog.getByLabel('Image')).toHaveAccessibleDescription(/The server isn’t responding/);
    await page.unroute(isBucket);
    await save.click();
    await expectMessage(page, 'Image uploaded successfully');
  });
});
