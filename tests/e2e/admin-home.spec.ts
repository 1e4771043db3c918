import type { Page } from '@playwright/test';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { nanoid } from 'nanoid';
import { Mails, parkedOf } from '#functions/data/entities/mail.ts';
import { apiOf, createHome, type Home } from '#tests/support/people.ts';
import { expect, test as story } from '#tests/support/story.ts';

/** A university of this story's own: its members and courses are counted. */
const test = story.extend<{ campus: Home }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
  campus: async ({}, use, { workerIndex }) => use(await createHome(3000 + workerIndex)),
});

const duties = (page: Page, label: string) => page.getByRole('region', { name: label }).getByRole('listitem');

/** A mail to that person that could not be sent. */
const undelivered = async ({ university }: Home, userId: string) => {
  const at = new Date().toISOString();
  const times = { createdAt: at, dueAt: at, retryUntil: at, parkedAt: at, ttl: 4_000_000_000, GSI1SK: at };
  const parked = { id: nanoid(), kind: 'invitation', userId, attempts: 9, version: 9 } as const;
  await Mails.build(PutItemCommand)
    .item({ ...parked, ...times, GSI1PK: parkedOf(university.id) })
    .send();
};

for (const { language, label, waiting, calm, select } of [
  {
    language: 'fr',
    label: 'À traiter',
    waiting: [
      /^2Demandes d’inscription en attente/,
      /^1Messages non remis/,
      /^2Adresses non confirmées/,
      /^1Personnes sans auto-évaluation/,
      /^1Formations sans compétence/,
    ],
    calm: [
      /^Aucune demande en attente/,
      /^Tous les messages sont partis/,
      /^Toutes les adresses sont confirmées/,
      /^Chaque personne a commencé une auto-évaluation/,
      /^Chaque formation a ses compétences/,
    ],
    select: 'Sélectionnez un onglet pour commencer',
  },
  {
    language: 'en',
    label: 'To be dealt with',
    waiting: [
      /^2Pending registration requests/,
      /^1Mails that could not be sent/,
      /^2Addresses not confirmed/,
      /^1People without an assessment/,
      /^1Courses without skills/,
    ],
    calm: [
      /^No request is waiting/,
      /^All mails have left/,
      /^All addresses are confirmed/,
      /^Everybody has begun an assessment/,
      /^Every course has its skills/,
    ],
    select: 'Select a tab to start',
  },
] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`an administrator sees at home what waits, in figures, and is led there (${language})`, async ({
      as,
      campus,
    }) => {
      const page = await as(campus.admin);
      await page.goto('/admin');
      await expect(page.getByText(select, { exact: true })).toBeVisible();
      await expect(duties(page, label)).toHaveText(calm);
      await expect(duties(page, label).getByRole('link')).toHaveCount(0);

      const candidate = await campus.candidate();
      await campus.newcomer('Violette');
      await campus.newcomer('Ulysse');
      await undelivered(campus, candidate.user.id);
      const { formations } = apiOf(campus.admin.token);
      const universityId = campus.university.id;
      await formations.create({ body: { universityId, title: 'Atelier', description: 'Une journée' } });
      await page.reload();
      await expect(duties(page, label)).toHaveText(waiting);
      await expect(page.getByRole('main')).not.toContainText('Sérilhac');

      for (const [place, path] of [
        '/admin/users?show=pending',
        '/admin/users?show=undelivered',
        '/admin/users?show=unconfirmed',
        '/admin/users',
        '/admin/courses',
      ].entries()) {
        await duties(page, label).nth(place).getByRole('link').click();
        await expect(page).toHaveURL((url) => url.pathname + url.search === path);
        await page.goBack();
      }

      const { portfolios } = apiOf(candidate.token);
      await portfolios.create({ body: { title: 'Bilan' } });
      await page.reload();
      await expect(duties(page, label).nth(3)).toHaveText(calm[3]);
    });
  });
}

test.describe('figures that cannot be read', () => {
  test.use({ provokes: [500] });

  test('the ways on stay open', async ({ as, campus }) => {
    const page = await as(campus.admin);
    await page.route('**/counts', (route) =>
      route.fulfill({ status: 500, json: { msg: 'Non.', code: 'internal', requestId: 'r' } }),
    );
    await page.goto('/admin');
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await page.unroute('**/counts');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(duties(page, 'À traiter')).toHaveCount(5);
    await page
      .getByRole('main')
      .locator('.ways')
      .getByRole('link', { name: /^Membres/ })
      .click();
    await expect(page).toHaveURL(/\/admin\/users$/);
  });
});
