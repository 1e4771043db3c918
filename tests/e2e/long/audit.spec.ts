import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { auditChange } from '#functions/data/kernel/audit.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { apiOf, createHome, type Home } from '#tests/support/people.ts';
import { expect, expectMessage, field, test } from '#tests/support/story.ts';

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const minute = 60_000;

/** 9:30, three weeks ago. */
const past = new Date();
past.setDate(past.getDate() - 21);
past.setHours(9, 30, 0, 0);

/** Stores `count` decisions of the administrator about that user, a minute apart, the last at `until`. */
const decided = async ({ university, admin }: Home, userId: string, count: number, until: Date): Promise<void> => {
  const facts = { actorId: admin.user.id, universityId: university.id, requestId: 'r', targets: [userId] };
  const entries = Array.from({ length: count }, (_, i) =>
    auditChange({ ...facts, call: 'PUT /api/v0/users/{id}/status' }, new Date(until.getTime() - i * minute)),
  );
  for (let from = 0; from < entries.length; from += 100) await commit(entries.slice(from, from + 100), { now: until });
};

/** Creates a university where a course was created and changed, and a user accepted, some time ago. */
const begin = async (number: number) => {
  const home = await createHome(number);
  const { formations, users } = apiOf(home.admin.token);
  const { user } = await home.newcomer('Zoé');
  await users.setStatus({ params: { id: user.id }, body: { status: 'ACCEPTED' } });
  const body = { universityId: home.university.id, title: '=SOMME(A1)', description: 'Deux jours' };
  const course = await formations.create({ body });
  await formations.update({ params: { id: course.id }, body: { description: 'Trois jours' } });
  return { home, user };
};

test('a long list goes on when asked, is saved whole as a CSV file that executes nothing, and searched by what the address keeps', async ({
  as,
}) => {
  const { home, user } = await begin(7004);
  await decided(home, user.id, 120, past);
  const page = await as(home.admin);
  await page.goto('/admin');
  await page.getByRole('navigation').getByRole('link', { name: 'Journal' }).click();
  for (const count of [25, 50, 75, 100]) {
    await expect(page.getByText(`Les ${count} actes les plus récents`)).toBeVisible();
    await page.getByRole('button', { name: 'Afficher 25 de plus' }).click();
  }
  await expect(page.getByText('123 actes, les plus récents d’abord')).toBeVisible();
  await expect(page.getByRole('button', { name: /de plus/ })).toBeHidden();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('journal.csv');
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(lines).toHaveLength(125);
  expect(lines[0]).toBe('\uFEFFDate (Europe/Paris);Qui;Quoi;"À qui, à quoi";Précisions');
  expect(lines[1]).toMatch(
    /^2\d{3}-\d\d-\d\d \d\d:\d\d:\d\d;Hermine Sérilhac;a modifié la formation;'=SOMME\(A1\);description$/,
  );
  const earliest = new Date(past.getTime() - 119 * minute).toLocaleString('sv', { timeZone: 'Europe/Paris' });
  expect(lines[123]).toBe(`${earliest};Hermine Sérilhac;a changé le statut;Zoé Sérilhac;`);
  await expectMessage(page, '123 actes exportés');

  await page.getByRole('searchbox').pressSequentially('somme');
  await expect(rows(page)).toHaveCount(2);
  await page.locator('summary').filter({ hasText: 'Filtres' }).click();
  await field(page, 'Acte').selectOption('Décisions d’accès');
  await expect(page).toHaveURL(/search=somme&kind=decisions$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Aucun acte ne répond à ces filtres' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('somme');
});
