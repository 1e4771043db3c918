import { expect, test } from '#tests/support/story.ts';

/** By eye from section 2. */
const articles = [
  'Mentions légales',
  'Accès au site',
  'Collecte des données',
  'Propriété intellectuelle',
  'Responsabilité',
  'Liens hypertextes',
  'Cookies',
  'Droit applicable',
];

test('the terms of use are eight articles, dated, found from the foot of each page and from registering', async ({
  as,
}) => {
  const page = await as(null);
  await page.goto('/login');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Informations légales' }).click();
  await expect(page).toHaveURL(/\/public\/cgu$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conditions d’utilisation');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(articles);
  await expect(page.getByText('En vigueur depuis le 1er janvier 2021.')).toBeVisible();
  await expect(page.getByText('les champs marqués d’un astérisque (*) sont obligatoires')).toBeVisible();
  await expect(page.getByText('conservées un an à compter de votre dernière connexion')).toBeVisible();
  await page.goto('/register');
  await page.getByRole('link', { name: 'conditions d’utilisation' }).click();
  await expect(page).toHaveURL(/\/public\/cgu$/);
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('they are given in French, and the page says so', async ({ as }) => {
    const page = await as(null);
    await page.goto('/public/cgu');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
    await expect(page.getByText('In force since January 1, 2021.')).toBeVisible();
    await expect(page.getByText('The terms hold in French')).toBeVisible();
    await expect(page.locator('[lang="fr"]').getByRole('heading', { level: 2 })).toHaveText(articles);
  });
});
