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

const duties = (page: Page) => page.getByRole('region', { name: 'À traiter' }).getByRole('listitem');

/** A mail to that person that could not be sent. */
const undelivered = async ({ university }: Home, userId: string) => {
  const at = new Date().toISOString();
  const times = { createdAt: at, dueAt: at, retryUntil: at, parkedAt: at, ttl: 4_000_000_000, GSI1SK: at };
  const parked = { id: nanoid(), kind: 'invitation', userId, attempts: 9, version: 9 } as const;
  await Mails.build(PutItemCommand)
    .item({ ...parked, ...times, GSI1PK: parkedOf(university.id) })
    .send();
};

test('an administrator sees at home what waits, in figures, and is led there', async ({ as, campus }) => {
  const page = await as(campus.admin);
  await page.goto('/admin');
  await expect(duties(page)).toHaveText([
    /^Aucune demande/,
    /^Tous les messages/,
    /^Toutes les adresses/,
    /^Chaque personne/,
    /^Chaque formation/,
  ]);
  await expect(duties(page).getByRole('link')).toHaveCount(0);

  const candidate = await campus.candidate();
  await campus.newcomer('Violette');
  await campus.newcomer('Ulysse');
  await undelivered(campus, candidate.user.id);
  const { formations } = apiOf(campus.admin.token);
  const universityId = campus.university.id;
  await formations.create({ body: { universityId, title: 'Atelier', description: 'Une journée' } });
  await page.reload();
  await expect(duties(page)).toHaveText([/^2Demandes/, /^1Messages/, /^2Adresses/, /^1Personnes/, /^1Formations/]);
  await expect(page.getByRole('main')).not.toContainText('Sérilhac');

  await duties(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/users\?show=pending$/);
  await page.goBack();

  const { portfolios } = apiOf(candidate.token);
  await portfolios.create({ body: { title: 'Bilan' } });
  await page.reload();
  await expect(duties(page).nth(3)).toHaveText(/^Chaque personne a commencé/);
});
