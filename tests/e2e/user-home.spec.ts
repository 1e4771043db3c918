import type { Page } from '@playwright/test';
import { apiOf } from '#tests/support/people.ts';
import { expect, test } from '#tests/support/story.ts';

const main = (page: Page) => page.getByRole('main');
/** The part of the way of that name. */
const part = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name }).first();
const here = (page: Page) => main(page).locator('[aria-current="step"]');

test('who has just come is told what the way is made of, and begins with an assessment', async ({ as, candidate }) => {
  const page = await as(candidate);
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue, Ambre');
  await expect(page.getByText('Sélectionnez un onglet pour commencer', { exact: true })).toBeVisible();
  await expect(here(page)).toHaveCount(1);
  await expect(here(page)).toContainText('Auto-évaluations');
  await expect(here(page)).toContainText('À commencer');
  await expect(part(page, 'Mon doctorat')).toContainText('Deux dates suffisent pour situer votre année');
  await expect(part(page, 'Métiers suggérés')).toContainText('À venir');

  await main(page).getByRole('link', { name: 'Indiquer mes dates' }).click();
  await expect(page).toHaveURL(/\/user\/phd$/);
  await page.goBack();
  await here(page).getByRole('link', { name: 'Commencer une auto-évaluation' }).click();
  await expect(page).toHaveURL(/\/user\/assessment$/);
});

test('an assessment is resumed where it stopped, and counts the skills that the first jobs still need', async ({
  as,
  candidate,
}) => {
  const { portfolios } = apiOf(candidate.token);
  const { id } = await portfolios.create({ body: { title: 'Bilan de mars' } });
  const params = { portfolioId: id };
  const activities = await portfolios.listActivities({ params });
  // N/A is an answer, too.
  await portfolios.rateMany({
    params: { id },
    body: { ratings: activities.map((row) => ({ id: row.id, value: null })) },
  });
  const skills = await portfolios.listSkills({ params });
  const others = [await portfolios.listValues({ params }), await portfolios.listRncps({ params })].flat();
  // Three in five of them.
  expect(skills).toHaveLength(46);
  const rate = (count: number) =>
    portfolios.rateMany({
      params: { id },
      body: { ratings: skills.slice(0, count).map((row, i) => ({ id: row.id, value: i % 6 })) },
    });
  await rate(6);

  const page = await as(candidate);
  await page.goto('/user');
  await expect(here(page)).toContainText('En cours');
  await expect(here(page)).toContainText(/^Auto-évaluations.*Bilan de mars, du \d/);
  await expect(here(page)).toContainText('Encore 22 compétences avant vos premiers métiers.');
  await expect(here(page)).toContainText('6 compétences sur 28 nécessaires');
  await expect(main(page).getByText(/quand 22 compétences de plus auront une réponse/)).toBeVisible();
  await here(page)
    .getByRole('link', { name: /^Reprendre à «\s(Aptitudes|Savoir-être|Savoir-faire)\s»/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/user/assessment/${id}\\?activeTab=1&category=[123]$`));
  await expect(page.getByRole('tab', { name: /Compétences/, selected: true })).toBeVisible();

  await rate(skills.length);
  await page.goto('/user');
  await expect(part(page, 'Métiers suggérés')).toContainText('D’après «\u202fBilan de mars\u202f»');
  const answered = activities.length + skills.length;
  await expect(here(page)).toContainText(`Encore ${others.length} réponses.`);
  await expect(here(page)).toContainText(`${answered} réponses sur ${answered + others.length}`);
});

test('the first jobs of the last assessment, and the next dates of the PhD, stand beside the way', async ({ as }) => {
  const page = await as('user@demo.test');
  await page.goto('/user');
  const jobs = page.getByRole('region', { name: 'Vos premiers métiers' });
  await expect(jobs.getByRole('listitem')).toHaveCount(3);
  await expect(jobs).toContainText('D’après «\u202fBilan de deuxième année\u202f», un par famille');
  const names = await jobs.locator('.name').allInnerTexts();
  await jobs.getByRole('link', { name: 'Voir tous les métiers' }).click();
  await expect(page).toHaveURL(/\/user\/jobs$/);
  const ranked = page.locator('.job h3');
  for (const [i, name] of names.entries()) await expect(ranked.nth(i)).toHaveText(name);

  await page.goBack();
  const dates = page.getByRole('region', { name: 'Prochaines dates' });
  await expect(dates).toContainText(/Fin prévue du doctorat\s*30 septembre/);
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('the way says in English how each part stands, and which year of the PhD it is', async ({ as }) => {
    const page = await as('user@demo.test');
    await page.goto('/user');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Camille');
    await expect(part(page, 'My PhD')).toContainText(/Complete\s*\d(st|nd|rd|th) year/);
    await expect(part(page, 'Assessments')).toContainText('Finished');
    await expect(part(page, 'Suggested jobs')).toContainText('Ranked');
    await expect(page.getByRole('region', { name: 'Next dates' })).toContainText(/Planned end of the PhD/);
  });
});

test.describe('what cannot be read', () => {
  test.use({ provokes: [500] });

  test('is said in its place, and asked for again', async ({ as, candidate, t }) => {
    const page = await as(candidate);
    const body = JSON.stringify({ msg: 'Non.', code: 'internal', requestId: 'r' });
    const path = '**/api/v0/doctorates/user/*';
    await page.route(path, (route) => route.fulfill({ status: 500, contentType: 'application/json', body }));
    await page.goto('/user');
    await expect(main(page).getByText(t('common:failed'))).toBeVisible();
    await page.unroute(path);
    await main(page)
      .getByRole('button', { name: t('common:retry') })
      .click();
    await expect(here(page)).toContainText('Auto-évaluations');
  });
});
