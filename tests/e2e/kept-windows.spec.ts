import { expect, test } from '#tests/support/story.ts';

test('a window that a story prints from is on the screen again for the story after it', async ({ as, keptWindows }) => {
  // A size that no other test uses.
  const size = { viewport: { width: 644, height: 480 } };
  const page = await as(null, size);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await keptWindows.takeBack();

  const next = await as(null, size);
  expect(next).toBe(page);
  expect(await next.evaluate(() => matchMedia('screen and (prefers-color-scheme: light)').matches)).toBe(true);
});
