import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { messages } from '#tests/literals/messages.ts';
import { begin } from '#tests/support/assessment.ts';
import { exportPdf } from '#tests/support/export-pdf.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, expectMessage, type T, test } from '#tests/support/story.ts';

/** Presses the dialog's button; gives the file that comes. */
const download = async (page: Page, t: T) => {
  const file = await exportPdf(page, t);
  expect(file.suggestedFilename()).toBe('portfolio.pdf');
  const pdf = await readPdf(await readFile(await file.path()));
  return { ...pdf, text: pdf.pages.map(({ text }) => text).join(' ') };
};

test('a candidate prints everything for themselves, then shows others what they choose', async ({
  as,
  candidate,
  t,
}) => {
  const { id, path } = await begin(candidate, 'Bilan d’automne');
  const { portfolios } = apiOf(candidate.token);
  const skills = await portfolios.listSkills({ params: { portfolioId: id } });
  const values = [5, 4, 0];
  const ratings = skills.slice(0, 3).map((row, i) => ({ id: row.id, value: values[i] ?? null }));
  await portfolios.rateMany({ params: { id }, body: { ratings } });
  const [best = '', good = '', low = ''] = skills.map(({ Skill }) => Skill.nameFR);

  const page = await as(candidate);
  await page.goto(path);
  await page.getByRole('button', { name: t('portfolios:export') }).click();
  const mine = await download(page, t);
  await expectMessage(page, messages.portfolioExported.fr);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(mine.language).toBe('fr');
  for (const words of ['Bilan d’automne', best, good, low]) expect(mine.text).toContain(words);

  await page.getByRole('button', { name: t('portfolios:export') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: t('exports:share') }).check();
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await expect(dialog.getByRole('checkbox', { name: best })).toBeChecked();
  await dialog.getByRole('checkbox', { name: good }).uncheck();
  const shared = await download(page, t);
  expect(shared.language).toBe('fr');
  expect(shared.pages.length).toBeLessThanOrEqual(2);
  expect(shared.text).toContain(`${candidate.user.firstName} ${candidate.user.lastName}`);
  expect(shared.text).toContain(best);
  for (const words of ['Bilan d’automne', good, low]) expect(shared.text).not.toContain(words);
});

test('whose CV is public shows the way to it, with the logo of the university', async ({ as, t }) => {
  const page = await as('user@demo.test');
  await page.goto('/user/assessment');
  const title = 'Bilan de première année';
  await page.getByRole('button', { name: t('portfolios:exportOf', { title }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: t('exports:share') })
    .check();
  await expect(page.getByRole('dialog').getByRole('checkbox', { checked: true }).first()).toBeVisible();
  const { pages, text } = await download(page, t);
  expect(text).toContain('Université Rive-Sud');
  expect(pages[0]?.pictures).toBe(1);
  const [link = ''] = pages[0]?.links ?? [];
  const visitor = await as(null);
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Camille Nguyen-Lefèvre');
});
