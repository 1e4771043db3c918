import { kept } from '#scripts/operations/keep-release/kept.ts';
import { slider } from '#tests/support/assessment.ts';
import { rateAll } from '#tests/support/job-list.ts';
import { showKeptSite } from '#tests/support/kept-site.ts';
import { apiOf, password } from '#tests/support/people.ts';
import { expect, field, test } from '#tests/support/story.ts';

// The previous release's site on the current API. Texts are literals, since its wording is not today's.

test('a page of the release before signs a candidate in, shows their jobs, keeps an answer, the profile and the plan', async ({
  as,
  candidate,
}) => {
  const { id, path } = await rateAll(candidate);
  const api = apiOf(candidate.token);
  const firstValue = async () => (await api.portfolios.listActivities({ params: { portfolioId: id } }))[0]?.value;
  const other = (await firstValue()) === 4 ? 2 : 4;
  const page = await as(null);
  const asked = await showKeptSite(page);
  await page.goto('/login');
  await field(page, 'Adresse e-mail').fill(candidate.user.email);
  await field(page, 'Mot de passe').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page).toHaveURL(/\/user$/);
  // The stored release is served, not the current one.
  const [entry = ''] = Object.keys(kept.site()).filter((name) => /^assets\/index-.*\.js$/.test(name));
  expect(asked).toContain(entry.split('/').at(-1));

  await page.goto('/user/jobs');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).nth(7)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.goto(path);
  await slider(page, 0).press(String(other));
  await expect.poll(firstValue).toBe(other);

  await page.goto('/user/profile');
  await field(page, 'Centres d’intérêt').fill('Le chant choral.');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect
    .poll(async () => (await api.users.get({ params: { id: candidate.user.id } })).interests)
    .toBe('Le chant choral.');

  await page.goto('/user/career');
  await field(page, 'Plan de carrière').fill('Rencontrer deux bureaux d’études.');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect
    .poll(async () => (await api.doctorates.get({ params: { userId: candidate.user.id } })).careerPlan)
    .toBe('Rencontrer deux bureaux d’études.');
});

test('a page of the release before lists an administrator’s members', async ({ as }) => {
  const page = await as('admin@demo.test');
  await showKeptSite(page);
  await page.goto('/admin/users');
  await expect(page.getByRole('table')).toContainText('user@demo.test');
});

test.describe('a page whose code is gone', () => {
  test.use({ provokes: [404, 'dynamically imported module'] });

  test('is loaded anew once, says so, and has what was typed', async ({ as, candidate }) => {
    const page = await as(candidate);
    await page.goto('/user/profile');
    const interests = field(page, 'Centres d’intérêt');
    await interests.fill('Le chant choral.');
    await page.route('**/assets/picture-dialog-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
    const picture = page.getByRole('button', { name: 'Changer la photo', exact: true });
    await picture.click();
    await expect(page.getByText('Le site a été mis à jour\u00a0: cette page vient d’être rechargée.')).toBeVisible();
    await expect(interests).toHaveValue('Le chant choral.');
    await picture.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('is not loaded anew again and again', async ({ as, candidate }) => {
    const page = await as(candidate);
    await page.route('**/assets/career-*.js', (route) => route.fulfill({ status: 404 }));
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto('/user/career');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Une erreur inattendue est survenue\u202f!');
    expect(loads).toBe(2);
  });
});
