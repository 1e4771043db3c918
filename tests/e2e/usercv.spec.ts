import type { Page } from '@playwright/test';
import type { Session } from '#shared/schemas/user.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, expectMessage, field, test } from '#tests/support/story.ts';

const path = '/user/cv';
const startDate = '2021-09-01';

/** Fills a candidate's profile with private records. */
const fillProfile = async ({ token, user: { id: userId } }: Session) => {
  const api = apiOf(token);
  const place = { city: 'Lyon', startDate };
  await api.experiences.create({ body: { userId, title: 'Statistician', company: 'Val Hospital', ...place } });
  await api.experiences.create({ body: { userId, title: 'Trainee', company: 'Observatory', ...place } });
  await api.diplomas.create({ body: { userId, name: 'Master of geography', university: 'Rive-Sud', ...place } });
  await api.publications.create({
    body: { userId, title: 'Next door', description: 'Blocks side by side.', date: 2025 },
  });
  await api.doctorates.update({
    params: { userId },
    body: { thesisTitle: 'Neighbouring blocks', conclusion: 'They differ.', smartGoals: 'Publish by June.' },
  });
};

const part = (page: Page, name: string) =>
  page.locator('.cv-part').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const open = (page: Page, name: string) => part(page, name).locator('summary').click();
const linkOf = async (page: Page, label: string): Promise<string> => field(page, label).inputValue();

/** Holds the first such call until released; records which calls were answered before the next one was sent. */
const holdFirst = async (page: Page, method: string, path: RegExp) => {
  const first = Promise.withResolvers<void>();
  const order: string[] = [];
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.fallback();
    const isFirst = order.length === 0 && request.method() === method && path.test(request.url());
    order.push(`${request.method()} sent`);
    if (isFirst) await first.promise;
    const response = await route.fetch();
    order.push(`${request.method()} answered`);
    await route.fulfill({ response });
  });
  return { order, release: first.resolve };
};

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('everything is private until its switch says otherwise, and others read exactly what the preview shows', async ({
    as,
    candidate,
  }) => {
    await fillProfile(candidate);
    const page = await as(candidate, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(path);
    await expect(page.getByText('No section is public')).toBeVisible();
    const switches = page.getByRole('switch', { name: /^Public section/ });
    await expect(switches).toHaveCount(5);
    for (const one of await switches.all()) await expect(one).not.toBeChecked();

    // Several sections may be open at once.
    await open(page, 'Obtained diplomas');
    await open(page, 'Publications');
    await expect(page.locator('.cv-part details[open]')).toHaveCount(3);

    await page.getByRole('switch', { name: 'Public section: Experience' }).check();
    await expectMessage(page, 'CV updated successfully');
    await expect(part(page, 'Experience').getByText('Nothing visible yet')).toBeVisible();
    await page.getByRole('button', { name: 'Choose' }).click();
    await page.getByRole('switch', { name: 'Public: Statistician' }).check();
    await expectMessage(page, 'Experience updated successfully');
    await expect(part(page, 'Experience').getByText('1 visible of 2')).toBeVisible();
    await expect(page.getByText('Visitors see 1 experience.')).toBeVisible();

    await page.getByRole('link', { name: 'See the preview' }).click();
    await expect(page.getByText('this is exactly what anyone who opens your link sees')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sérilhac');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Statistician']);
    await page.getByRole('link', { name: 'Back to my CV' }).click();

    const link = await linkOf(page, 'Public link');
    expect(link).toBe(`${process.env.THESEE_ORIGIN}/public/cv/${candidate.user.id}`);
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expectMessage(page, 'Link copied to clipboard');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    const visitor = await as(null);
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Sérilhac');
    await expect(visitor.getByRole('heading', { level: 2 })).toHaveText(['Experience']);
    await expect(visitor.getByRole('heading', { level: 3 })).toHaveText(['Statistician']);
    await expect(visitor).toHaveTitle(/Sérilhac · Online CV · Thésée$/);
    expect(await visitor.content()).not.toMatch(/Master of geography|Trainee|Next door/);
  });

  test('the text about oneself is saved on leaving it; two switches in a row are both kept, however slow the network', async ({
    as,
    candidate,
  }) => {
    const page = await as(candidate);
    await page.goto(path);
    const { order, release } = await holdFirst(page, 'PUT', /\/usercv\//);
    const about = page.getByLabel('About you');
    const [skills, doctorate] = [
      page.getByRole('switch', { name: 'Public section: Skills' }),
      page.getByRole('switch', { name: 'Public section: PhD' }),
    ];
    await about.fill('I make maps.');
    // Pressing a switch blurs the text field.
    await skills.check();
    await doctorate.check();
    await expect(skills).toBeChecked();
    await expect(doctorate).toBeChecked();
    release();
    await expect(page.getByText(/^Saved at/)).toBeVisible();
    await expect
      .poll(() => order)
      .toEqual(['PUT sent', 'PUT answered', 'PUT sent', 'PUT answered', 'PUT sent', 'PUT answered']);
    await page.reload();
    await expect(about).toHaveValue('I make maps.');
    await expect(skills).toBeChecked();
    await expect(doctorate).toBeChecked();
  });

  test('a value is added, rated by stars and deleted; its rating, still on its way, does not bring it back', async ({
    as,
    candidate,
  }) => {
    const page = await as(candidate);
    await page.goto(path);
    await open(page, 'Skills');
    await page.getByRole('tab', { name: 'Values' }).click();
    await page.getByRole('button', { name: 'Add a value' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a value' });
    await dialog.getByRole('combobox', { name: 'Value' }).click();
    const first = dialog.getByRole('option').first();
    const name = await first.innerText();
    await first.click();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expectMessage(page, 'Value added successfully');
    await expect(dialog).toBeHidden();

    const stars = page.getByRole('slider', { name: `Rating of ${name}` });
    await expect(stars).toHaveAttribute('aria-valuetext', 'No stars out of 5');
    const { order, release } = await holdFirst(page, 'POST', /\/usercv-values/);
    await stars.press('End');
    await expect(stars).toHaveAttribute('aria-valuetext', '5 stars out of 5');
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    release();
    await expectMessage(page, 'Value deleted successfully');
    await expect(stars).toHaveCount(0);
    expect(order).toEqual(['POST sent', 'POST answered', 'DELETE sent', 'DELETE answered']);
  });
});

test.describe('private parts of a CV', () => {
  test.use({ provokes: [404] });

  test('the PhD shows in four tabs, of which two have a choice of their own; everything is withdrawn at once, after a question', async ({
    as,
    candidate,
  }) => {
    await fillProfile(candidate);
    const page = await as(candidate);
    await page.goto(path);
    await open(page, 'Doctorat');
    const doctorate = part(page, 'Doctorat');
    await expect(doctorate.getByText('Neighbouring blocks')).toBeVisible();
    const isPublic = page.getByRole('switch', { name: 'Section publique : Doctorat' });
    await isPublic.check();
    await expectMessage(page, 'CV mis à jour');

    const visitor = await as(null);
    await visitor.goto('/public/cv/nobody');
    await expect(visitor.getByRole('heading', { level: 1, name: 'CV introuvable' })).toBeVisible();
    await expect(visitor).toHaveTitle('CV introuvable · CV en ligne · Thésée');
    await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const link = await linkOf(page, 'Lien public');
    await visitor.goto(link);
    await visitor.getByText('La thèse en détail').click();
    await expect(visitor.getByText('They differ.')).toBeVisible();
    expect(await visitor.content()).not.toContain('Publish by June.');

    await doctorate.getByRole('tab', { name: 'SMART' }).click();
    await page.getByRole('switch', { name: 'Public : SMART' }).check();
    // Caches may keep the page for a minute, so this reads the API that fills it.
    const answer = async () => JSON.stringify(await apiOf().usercv.getPublic({ params: { id: candidate.user.id } }));
    await expect.poll(answer).toContain('Publish by June.');

    await page.getByRole('button', { name: 'Tout rendre privé' }).click();
    const question = page.getByRole('alertdialog', { name: 'Tout rendre privé ?' });
    await question.getByRole('button', { name: 'Garder public' }).click();
    await expect(isPublic).toBeChecked();
    await page.getByRole('button', { name: 'Tout rendre privé' }).click();
    await question.getByRole('button', { name: 'Tout rendre privé' }).click();
    await expectMessage(page, 'Tout votre CV est privé');
    await expect(isPublic).not.toBeChecked();
    await expect.poll(answer).not.toMatch(/They differ|Publish by June/);
    await page.getByRole('link', { name: 'Voir l’aperçu' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rien n’est public' })).toBeVisible();
  });
});

test('the page is in the language of its reader, with the CV in it, and is printed without what surrounds it', async ({
  as,
  candidate,
}) => {
  await fillProfile(candidate);
  const { token, user } = candidate;
  const api = apiOf(token);
  const params = { id: user.id };
  const [diploma] = await api.diplomas.listOfUser({ params: { userId: user.id } });
  await api.diplomas.update({ params: { id: diploma?.id ?? '' }, body: { isPublic: true } });
  await api.usercv.update({ params, body: { showDiplomas: true, showSkills: true, about: 'Des cartes.' } });
  await api.usercv.addSkill({ body: { skillId: 's1', value: 3.5 } });

  const page = await as(null);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/public/cv/${user.id}`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Diplômes obtenus', 'Compétences']);
  await expect(page.getByText('3,5/5')).toBeVisible();
  expect(asked.filter((one) => one.startsWith('/api/'))).toEqual([]);
  await page.getByRole('button', { name: /^EN/ }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Obtained diplomas', 'Skills']);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Since September 1, 2021')).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const around of ['.top-frame', '.foot', '.no-print']) await expect(page.locator(around)).toBeHidden();
});
