import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { messages } from '#tests/literals/messages.ts';
import { begin } from '#tests/support/assessment.ts';
import { exportPdf } from '#tests/support/export-pdf.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, expectMessage, type T, test } from '#tests/support/story.ts';

const download = async (page: Page, t: T, name: RegExp) => {
  const file = await exportPdf(page, t);
  expect(file.suggestedFilename()).toMatch(name);
  const pdf = await readPdf(await readFile(await file.path()));
  return { ...pdf, text: pdf.pages.map(({ text }) => text).join(' ') };
};

test.use({ language: 'en' });

test('a candidate prints everything for themselves, in the language of the page', async ({ as, candidate, t }) => {
  const { id, path } = await begin(candidate, 'Bilan d’automne');
  const { portfolios } = apiOf(candidate.token);
  const skills = await portfolios.listSkills({ params: { portfolioId: id } });
  const values = [5, 4, 0];
  const ratings = skills.slice(0, 3).map((row, i) => ({ id: row.id, value: values[i] ?? null }));
  await portfolios.rateMany({ params: { id }, body: { ratings } });

  const page = await as(candidate);
  await page.goto(path);
  await page.getByRole('button', { name: t('portfolios:export') }).click();
  const { language, text } = await download(page, t, /^Thésée – .+ – Bilan d’automne\.pdf$/);
  await expectMessage(page, messages.portfolioExported.en);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(language).toBe('en');
  for (const words of ['Bilan d’automne', ...skills.slice(0, 3).map(({ Skill }) => Skill.name)]) {
    expect(text).toContain(words);
  }
});

test('a candidate shows others what they choose, with the logo of the university and the way to the public CV', async ({
  as,
  t,
}) => {
  const page = await as('user@demo.test');
  await page.goto('/user/assessment');
  const title = 'Bilan de première année';
  await page.getByRole('button', { name: t('portfolios:exportOf', { title }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: t('exports:share') }).check();
  const chosen = dialog.getByRole('checkbox', { checked: true });
  await expect(chosen.first()).toBeVisible();
  const names = await chosen.evaluateAll((boxes) =>
    boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent?.trim() ?? ''),
  );
  await chosen.first().uncheck();
  const { language, pages, text } = await download(page, t, /^Thésée – Camille Nguyen-Lefèvre – page to share\.pdf$/);
  const [left = '', kept = ''] = names;
  expect([text.includes(left), text.includes(kept)]).toEqual([false, true]);
  expect(language).toBe('en');
  expect(pages).toHaveLength(1);
  expect(text).toContain('Université Rive-Sud');
  expect(text).not.toContain(title);
  expect(pages[0]?.pictures).toBe(1);
  const [link = ''] = pages[0]?.links ?? [];
  const visitor = await as(null);
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Camille Nguyen-Lefèvre');
});
