import { openPiece } from '#tests/support/pieces.ts';
import { test as base, expect } from '#tests/support/story.ts';

// Serial, so that only one worker builds the page of components.
base.describe.configure({ mode: 'default' });

const test = base.extend<{ fault: string[] }>({
  locale: 'en-US',
  /** Any page error or console error fails the test. */
  fault: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

test('a list of 5 000 rows draws those near the window, tells their place among all, and reaches the last by keyboard', async ({
  page,
}) => {
  await openPiece(page, '/crowd');
  const table = page.getByRole('table', { name: 'People' });
  const row = (name: string) => table.getByRole('row').filter({ hasText: name });
  await expect(table).toHaveAttribute('aria-rowcount', '5001');
  await expect(row('Person 0000').first()).toHaveAttribute('aria-rowindex', '2');
  expect(await table.getByRole('row').count()).toBeLessThan(100);

  const first = page.getByRole('button', { name: 'Greet Person 0000' });
  await first.focus();
  // Rows drawn for the first time may be higher than estimated, which moves the end.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(row('Person 4999').first()).toBeInViewport({ timeout: 1000 });
  }).toPass();
  await expect(row('Person 4999').first()).toHaveAttribute('aria-rowindex', '5001');
  // Rendering and removing rows must not move the focus.
  await expect(first).toBeFocused();
  expect(await table.getByRole('row').count()).toBeLessThan(100);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Greet Person 0001' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Greet Person 0001' })).toBeInViewport();
  for (let step = 2; step < 60; step += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Greet Person 0059' })).toBeFocused();
});

test('a choice among 305 is found by any of its words or its number and taken by keyboard; where it is allowed, others are kept as typed', async ({
  page,
}) => {
  await openPiece(page, '/choice');
  const box = page.getByRole('combobox', { name: 'School' });
  const options = page.getByRole('listbox', { name: 'School' }).getByRole('option');
  await page.getByRole('button', { name: 'School' }).click();
  await expect(options).toHaveCount(305);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(page.getByText('Kept: “”')).toBeVisible();
  await box.pressSequentially('pub SANTE');
  await expect(options).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('[545] SP2 - Sociétés, Politique, Santé Publique');
  await expect(page.getByText(/^Kept: “\d+”$/)).toBeVisible();
  // Text that matches no option restores the former choice.
  await box.fill('[570]');
  await expect(options).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(box).toHaveValue('[545] SP2 - Sociétés, Politique, Santé Publique');
  await box.fill('');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Kept: “”')).toBeVisible();

  await openPiece(page, '/free-choice');
  await box.fill('Graduate School of Caves');
  await page.keyboard.press('Tab');
  await expect(box).toHaveValue('Graduate School of Caves');
  await expect(page.getByText('Kept: “Graduate School of Caves”')).toBeVisible();
  await box.fill('physique lyon');
  await page.getByRole('option', { name: '[52] PHAST - Physique & Astrophysique de Lyon' }).click();
  await expect(page.getByText('Kept: “[52] PHAST - Physique & Astrophysique de Lyon”')).toBeVisible();
});

test('a picture to upload is chosen by click, by keyboard, and by dropping it on the zone', async ({ page }) => {
  const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.alloc(10) });
  await openPiece(page, '/picture');
  const byClick = page.waitForEvent('filechooser');
  await page.getByLabel('Picture').click({ position: { x: 5, y: 5 } });
  await (await byClick).setFiles(file('clicked.gif', 'image/gif'));
  await expect(page.getByText('To be sent: “clicked.gif”')).toBeVisible();

  const byKey = page.waitForEvent('filechooser');
  await page.getByLabel('Picture').press('Space');
  await (await byKey).setFiles(file('typed.jpg', 'image/jpeg'));
  await expect(page.getByText('To be sent: “typed.jpg”')).toBeVisible();

  // The input covers the whole zone, so that it receives the drop.
  const zone = await page.locator('.dropzone').boundingBox();
  for (const at of [0.05, 0.5, 0.95]) {
    const under = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.getAttribute('type'),
      [(zone?.x ?? 0) + (zone?.width ?? 0) * at, (zone?.y ?? 0) + (zone?.height ?? 0) * at],
    );
    expect(under).toBe('file');
  }
});

test('stars are given by halves, by keyboard and where one presses, once each', async ({ page }) => {
  await openPiece(page, '/strength');
  const stars = page.getByRole('slider', { name: 'Strength' });
  await stars.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'End', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(page.getByText('Given: 0 0.5 1 1.5 5 4.5')).toBeVisible();
  await expect(stars).toHaveAttribute('aria-valuetext', '4.5 of 5');

  const box = (await stars.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = (share: number) => [box.x + box.width * share, box.y + box.height / 2] as const;
  await page.mouse.move(...at(0.9));
  await page.mouse.down();
  await page.mouse.move(...at(0.7), { steps: 5 });
  await page.mouse.move(...at(0.3), { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText('Given: 0 0.5 1 1.5 5 4.5 1.5')).toBeVisible();
});

test('a form asks before its dialog, its screen or its tab is left with something typed in it', async ({ page }) => {
  await openPiece(page, '/form');
  const open = page.getByRole('button', { name: 'Open' });
  const dialog = page.getByRole('dialog', { name: 'A city' });
  const inside = dialog.getByLabel(/^Name/);
  const discard = page.getByRole('alertdialog').getByRole('button', { name: 'Discard', exact: true });
  await open.click();
  await inside.fill('Rive-Nord');
  await inside.fill('Rive-Sud');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await inside.fill('Rive-Nord');
  await page.keyboard.press('Escape');
  await discard.click();
  await expect(dialog).toBeHidden();
  // Reopened, it has its former state.
  await open.click();
  await expect(inside).toHaveValue('Rive-Sud');
  await page.keyboard.press('Escape');

  const [name, away] = [page.getByLabel(/^Name/), page.getByRole('link', { name: 'Elsewhere' })];
  await name.fill('Rive-Nord');
  await away.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Rive-Nord');
  await expect(page).toHaveURL(/\/form$/);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();

  await away.click();
  await discard.click();
  await expect(page.getByText('Nothing here')).toBeVisible();
  await page.goBack();
  await expect(name).toHaveValue('Rive-Sud');
  await away.click();
  await expect(page.getByText('Nothing here')).toBeVisible();
});
