import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findUser } from '#functions/data/people/users.ts';
import { createPortfolio } from '#functions/data/portfolios/portfolios.ts';
import { exportPdf } from '#tests/support/export-pdf.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { apiOf, createHome } from '#tests/support/people.ts';
import { expect, type T, test } from '#tests/support/story.ts';

/** Late evening of the last day of February in Martinique; the next day's afternoon in Nouméa. */
const now = new Date('2026-03-01T02:30:00Z');
const title = 'Bilan de février';

/** Creates a user in Martinique, with a doctorate from 1 March and an assessment of the evening before, local time. */
const begin = async () => {
  const { university, admin, candidate } = await createHome(8100);
  await apiOf(admin.token).universities.update({
    params: { id: university.id },
    body: { timeZone: 'America/Martinique' },
  });
  const session = await candidate('Aimée');
  const person = await findUser(session.user.id);
  if (!person) throw new Error('the candidate is not there');
  const { id } = await createPortfolio(person, title, { now });
  await apiOf(session.token).portfolios.rateSkill({ params: { id: `${id}.s1` }, body: { value: 4 } });
  await apiOf(session.token).doctorates.update({
    params: { userId: person.id },
    body: { startDate: '2024-03-01', estimatedEndDate: '2028-02-29' },
  });
  return session;
};

const rowIn = async (page: Page) => {
  await page.goto('/user/assessment');
  return page.getByRole('table').locator('tbody tr').filter({ hasText: title });
};

const printed = async (page: Page, t: T): Promise<string> => {
  await page.getByRole('button', { name: t('portfolios:exportOf', { title }) }).click();
  const file = await exportPdf(page, t);
  const { pages } = await readPdf(await readFile(await file.path()));
  return pages.map(({ text }) => text).join(' ');
};

test('a moment is told by the reader’s clock, in the PDF by the university’s, and a day is the same everywhere (D83)', async ({
  as,
  t,
}) => {
  const session = await begin();
  for (const [timezoneId, day] of [
    ['America/Martinique', '28 février 2026'],
    ['Pacific/Noumea', '1er mars 2026'],
  ] as const) {
    const page = await as(session, { timezoneId });
    await page.goto('/user/phd');
    await expect(page.getByText('1er mars 2024')).toBeVisible();
    await expect(page.getByText('29 février 2028')).toBeVisible();
    await expect(await rowIn(page)).toContainText(day);
    const text = await printed(page, t);
    expect(text).toContain('28 février 2026');
    expect(text).not.toContain('mars 2026');
  }
});
