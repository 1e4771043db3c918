import type { Page } from '@playwright/test';
import { createHome, type Home } from '#tests/support/people.ts';
import { expect, expectMessage, field, test as story } from '#tests/support/story.ts';

/** A university of this story's own: what it shares is listed. */
const test = story.extend<{ campus: Home }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
  campus: async ({}, use, { workerIndex }) => use(await createHome(4000 + workerIndex)),
});

const lists = (page: Page) => page.locator('.kept-list');
const lines = (page: Page, place: number) => lists(page).nth(place).getByRole('listitem');
const file = { name: 'charte.txt', mimeType: 'text/plain', buffer: Buffer.from('Charte du doctorat') };

test('an administrator adds, edits and deletes what the university shares, which its members read', async ({
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('resources:title'));
  await expect(page.getByRole('tab')).toHaveText([t('resources:own'), t('resources:university')]);
  await page.getByRole('tab', { name: t('resources:university') }).click();
  await expect(page).toHaveURL(/\?activeTab=1$/);

  await page.getByRole('button', { name: t('resources:document.add') }).click();
  const dialog = page.getByRole('dialog');
  await field(dialog, t('resources:name')).fill('Charte');
  await field(dialog, t('resources:description')).fill('À signer en première année');
  await field(dialog, t('resources:document.file')).setInputFiles(file);
  await dialog.getByRole('button', { name: t('resources:document.add') }).click();
  await expectMessage(page, t('resources:document.added'));
  await page.getByRole('button', { name: t('resources:link.add') }).click();
  await field(dialog, t('resources:name')).fill('Portail');
  await field(dialog, t('resources:description')).fill('Inscriptions');
  await field(dialog, t('resources:link.url')).fill('portail.example');
  await dialog.getByRole('button', { name: t('resources:link.add') }).click();
  await expectMessage(page, t('resources:link.added'));
  await expect(lines(page, 0)).toHaveText([/^Charte/]);
  await expect(lines(page, 1)).toHaveText([/^Portail/]);

  // What is shared is not among one's own.
  await page.getByRole('tab', { name: t('resources:own') }).click();
  await expect(page.getByRole('heading', { name: t('resources:link.empty') })).toBeVisible();
  await page.getByRole('tab', { name: t('resources:university') }).click();

  await page.getByRole('button', { name: t('resources:editOf', { name: 'Charte' }) }).click();
  await field(dialog, t('resources:name')).fill('Charte du doctorat');
  await dialog.getByRole('button', { name: t('save') }).click();
  await expectMessage(page, t('resources:document.updated'));

  const member = await as(await campus.candidate());
  await member.goto('/user/resources?activeTab=1');
  await expect(lines(member, 0)).toHaveText([/^Charte du doctorat/]);
  await expect(lines(member, 1)).toHaveText([/^Portail/]);
  const download = member.waitForEvent('download');
  await member.getByRole('tabpanel').getByRole('button').click();
  expect((await download).suggestedFilename()).toBe(file.name);

  await page.getByRole('button', { name: t('resources:removeOf', { name: 'Portail' }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('delete') })
    .click();
  await expectMessage(page, t('resources:link.remove.done'));
  await expect(lines(page, 1)).toHaveCount(0);
  await member.reload();
  await expect(lines(member, 0)).toHaveCount(1);
  await expect(lines(member, 1)).toHaveCount(0);
});
