import type { Page } from '@playwright/test';
import { createControl, eicar } from '#scripts/platform/index.ts';
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
  // Once it is scanned, which takes a moment.
  const save = member.getByRole('button', { name: t('resources:document.download', { name: 'Charte' }) });
  await expect(save).toBeVisible();
  const download = member.waitForEvent('download');
  await save.click();
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

test('a document with a threat waits for its scan, then opens for nobody, and is told of', async ({
  as,
  campus,
  t,
}) => {
  const key = `documents/${campus.university.id}/`;
  const held = { kind: 'noAnswer', match: { caller: 'guardduty', key }, times: 1_000_000 } as const;
  const letGo = await createControl(process.env.THESEE_ORIGIN ?? '').add(held);
  const page = await as(campus.admin);
  await page.goto('/admin/resources?activeTab=1');
  await page.getByRole('button', { name: t('resources:document.add') }).click();
  const dialog = page.getByRole('dialog');
  await field(dialog, t('resources:name')).fill('Modèle');
  await field(dialog, t('resources:description')).fill('À remplir chaque année');
  const infected = { name: 'modele.txt', mimeType: 'text/plain', buffer: Buffer.from(eicar) };
  await field(dialog, t('resources:document.file')).setInputFiles(infected);
  await dialog.getByRole('button', { name: t('resources:document.add') }).click();
  await expect(documents(page)).toHaveText([/^Modèle/]);
  await expect(documents(page).getByText(t('resources:scan.waiting'))).toBeVisible();

  const member = await as(await campus.candidate());
  await member.goto('/user/resources?activeTab=1');
  await expect(documents(member).getByText(t('resources:scan.waiting'))).toBeVisible();
  await expect(documents(member).getByRole('button')).toHaveAccessibleName(t('resources:scan.ask', { name: 'Modèle' }));

  await letGo();
  for (const screen of [page, member]) {
    await expect(documents(screen).getByText(t('resources:scan.threat'), { exact: true })).toBeVisible();
  }
  await expect(documents(member).getByRole('button')).toHaveCount(0);
  await expect(documents(page).getByText(t('resources:scan.threatAdvice'))).toBeVisible();

  await page.goto('/admin/audit');
  await expect(page.getByRole('row').filter({ hasText: t('audit:acts.documentRefused') })).toContainText('Modèle');
  await page.goto('/admin/resources?activeTab=1');
  await page.getByRole('button', { name: t('resources:removeOf', { name: 'Modèle' }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('delete') })
    .click();
  await expect(documents(page)).toHaveCount(0);
});
