import type { Locator, Page } from '@playwright/test';
import { Formations } from '#functions/data/entities/formation.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { newCampusId } from '#functions/data/kernel/ids.ts';
import { newRecord } from '#functions/data/kernel/records.ts';
import { createHome } from '#tests/support/people.ts';
import { expect, test } from '#tests/support/story.ts';

const courses = (page: Page) => page.getByRole('table').locator('tbody tr[aria-rowindex]');

/** Creates an administrator of a university with that many courses. */
const crowded = async (number: number, count: number) => {
  const campus = await createHome(number);
  const { id: universityId } = campus.university;
  const now = new Date();
  const puts = Array.from({ length: count }, (_, index) => {
    const title = `Atelier ${String(index).padStart(4, '0')}`;
    const said = { title, description: 'Deux jours en petits groupes', url: null, FormationCategoryId: null };
    const id = newCampusId(universityId);
    return newRecord(Formations, { ...said, id, universityId, strengths: {} }).put;
  });
  for (let from = 0; from < puts.length; from += 100) await commit(puts.slice(from, from + 100), { now });
  return campus;
};

test('two thousand courses are listed, found once one pauses and shown twenty-five at a time', async ({ as }, info) => {
  test.slow();
  const campus = await crowded(8000 + info.workerIndex, 2000);
  const page = await as(campus.admin);
  await page.goto('/admin/courses');
  await expect(courses(page)).toHaveCount(25);

  // Five quick keystrokes are debounced to one search, half a second after the last.
  const searches: { text: string | null; at: number }[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/formations') && searchParams.has('search'))
      searches.push({ text: searchParams.get('search'), at: Date.now() });
  });
  await page.getByRole('searchbox').pressSequentially('r 123');
  const typedAt = Date.now();
  await expect(page.getByRole('status').filter({ hasText: '12 résultats' })).toBeVisible();
  await expect(courses(page)).toHaveCount(12);
  expect(searches.map(({ text }) => text)).toEqual(['r 123']);
  expect((searches[0]?.at ?? 0) - typedAt).toBeGreaterThan(400);
  await page.getByRole('searchbox').fill('atelier');
  await expect(page.getByRole('status').filter({ hasText: /2.000 résultats/ })).toBeVisible();
  await expect(courses(page)).toHaveCount(25);
  await page.getByRole('button', { name: 'Afficher 25 de plus' }).click();
  await expect(courses(page)).toHaveCount(50);
  await expect(page.getByRole('link', { name: 'Atelier 0049', exact: true })).toBeVisible();

  // On a phone a hidden column's width goes to the others.
  await page.setViewportSize({ width: 390, height: 844 });
  const edge = async (part: Locator) => (await part.boundingBox().then((box) => box && box.x + box.width)) ?? 0;
  const last = courses(page).first().locator('td').last();
  await expect.poll(async () => (await edge(page.getByRole('table'))) - (await edge(last))).toBeLessThan(1);
});
