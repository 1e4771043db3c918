import type { Page } from '@playwright/test';
import { createHome, type Home } from '#tests/support/people.ts';
import { expect, expectMessage, field, test as story } from '#tests/support/story.ts';

/** A separate university, since the test lists all shared resources. */
const test = story.extend<{ campus: Home }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
  campus: async ({}, use, { workerIndex }) => use(await createHome(4000 + workerIndex)),
});

const documents = (page: Page) => page.locator('.kept-list').first().getByRole('listitem');
const file = { name: 'charte.txt', mimeType: 'text/plain', buffer: Buffer.from('Charte du doctorat') };

test('an administrator adds and deletes what the university shares, which its members read', async ({
  as,
  campus,
  t,
}) => {
  const page = await as(campus.admin);
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: t('layout:menu.label'), exact: true })
    .getByRole('link', { name: t('menu:sharedResources.label') })
    .click();
  await expect(page).toHaveURL(/\/admin\/resources$/);
  await page.getByRole('tab', { name: t('resources:university') }).click();
  await expect(page).toHaveURL(/\?activeTab=1$/);
  await page.getByRole('button', { name: t('resources:document.add') }).click();
  const dialog = page.getByRole('dialog');
  await field(dialog, t('resources:name')).fill('Charte');
  await field(dialog, t('resources:description')).fill('À signer en première année');
  await field(dialog, t('resources:document.file')).setInputFiles(file);
  await dialog.getByRole('button', { name: t('resources:document.add') }).click();
  await expect(documents(page)).toHaveText([/^Charte/]);
  await expectMessage(page, t('resources:document.added'));
  // Shared resources are not listed among one's own.
  await page.getByRole('tab', { name: t('resources:own') }).click();
  await expect(page.getByRole('heading', { name: t('resources:link.empty') })).toBeVisible();
  await expect(documents(page)).toHaveCount(0);
  await page.getByRole('tab', { name: t('resources:university') }).click();

  const member = await as(await campus.candidate());
  await member.goto('/user/resources?activeTab=1');
  await expect(documents(member)).toHaveText([/^Charte/]);
  const download = member.waitForEvent('download');
  await member.getByRole('tabpanel').getByRole('button').click();
  expect((await download).suggestedFilename()).toBe(file.name);

  await page.getByRole('button', { name: t('resources:removeOf', { name: 'Charte' }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('delete') })
    .click();
  await expect(documents(page)).toHaveCount(0);
  await member.reload();
  await expect(member.getByRole('heading', { name: t('resources:link.emptyShared') })).toBeVisible();
  await expect(documents(member)).toHaveCount(0);
});
