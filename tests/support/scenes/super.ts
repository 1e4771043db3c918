import type { UniversityDeletion } from '#shared/schemas/university.ts';
import { apiOf, signIn } from '../people.ts';
import { expect } from '../story.ts';
import { at, type Scene, type Stage } from './scene.ts';

const who = 'super@demo.test';
const listPath = '/super-admin/universities';
const name = 'Université Rive-Sud';

const openUniversity = async ({ page }: Stage) => {
  await page.goto(listPath);
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('tab').first()).toBeVisible();
};
const openMembers = async (stage: Stage) => {
  await openUniversity(stage);
  await stage.page.getByRole('tab').nth(1).click();
  await expect(stage.page.locator('tbody .who').first()).toBeVisible();
};
/** The usage table needs a row. */
const openUsage = async (stage: Stage) => {
  const { token, user } = (await signIn('user@demo.test')).session;
  const { portfolios } = apiOf(token);
  const [portfolio] = (await portfolios.listOfUser({ params: { userId: user.id } })).portfolios;
  await portfolios.generateJobs({ params: { id: portfolio?.id ?? '' } });
  await openUniversity(stage);
  await stage.page.getByRole('tab').nth(2).click();
  await expect(stage.page.getByRole('spinbutton')).toBeVisible();
  await expect(stage.page.locator('.curve')).toHaveCount(4);
};
/** The last university of the demonstration has no figures. */
const openNewUsage = async ({ page, t }: Stage) => {
  await page.goto(`${listPath}/MsSa-4demo?activeTab=2`);
  await expect(page.getByText(t('usages:figures.empty'))).toBeVisible();
};
const removing = async ({ page, t }: Stage) => {
  await page.goto(listPath);
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: t('universityList:remove.label', { name }) }).click();
  await expect(page.locator('.fate')).toBeVisible();
};
const moving = async (stage: Stage) => {
  const { page, t } = stage;
  await openMembers(stage);
  await page.getByRole('searchbox').fill('Camille Nguyen');
  await page.getByRole('link', { name: 'Camille Nguyen-Lefèvre', exact: true }).click();
  await page.getByRole('button', { name: t('universityList:move.button') }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
};

const begun: UniversityDeletion = {
  id: 'hautecombe',
  name: 'Université de Haute-Combe',
  state: 'running',
  step: 'members',
  transferUsersTo: null,
  movedUsers: 0,
  members: 0,
  startedAt: '2026-11-22T09:00:00.000Z',
  doneAt: null,
};
/** Real deletions last seconds. */
const deleting =
  (...deletions: readonly UniversityDeletion[]) =>
  async ({ page }: Stage) => {
    await page.route('**/api/v0/university-deletions', (route) => route.fulfill({ json: deletions }));
    for (const one of deletions) {
      await page.route(`**/api/v0/universities/${one.id}/deletion`, (route) => route.fulfill({ json: one }));
    }
    await page.goto(listPath);
    await expect(page.locator('.deletions .note')).toHaveCount(deletions.length);
  };

const cells = ['main', 'b'];
/** The demonstration has one cell. Every third university is in the other one, which is silent or not. */
const inCells = async ({ page }: Stage, { isSilent }: { isSilent: boolean }): Promise<void> => {
  const isShown = ({ cell }: { cell?: string | undefined }) => !isSilent || cell === cells[0];
  await page.route('**/api/v0/universities', async (route) => {
    const response = await route.fetch();
    const { rows } = await response.json();
    const placed = rows.map((row: object, i: number) => ({ ...row, cell: cells[Number(i % 3 === 2)] }));
    const headers = { ...response.headers(), ...(isSilent && { 'x-silent-cells': 'b' }) };
    await route.fulfill({ response, headers, json: { rows: placed.filter(isShown) } });
  });
};

/** As if a second cell did not answer. */
const silently = (path: string) => async (stage: Stage) => {
  const { page } = stage;
  await inCells(stage, { isSilent: true });
  await page.route(/\/api\/v0\/(counts|audit|university-usages|university-deletions)(\?|$)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-silent-cells': 'b' } });
  });
  await page.goto(path);
  await expect(page.locator('.silent-cells .note.fail')).toBeVisible();
};

export const superScenes: readonly Scene[] = [
  { name: 'super-home', who, open: at('/super-admin') },
  { name: 'super-universities', who, open: at(listPath) },
  {
    name: 'super-universities-cells',
    who,
    open: async (stage) => {
      await inCells(stage, { isSilent: false });
      await stage.page.goto(listPath);
    },
  },
  { name: 'super-universities-silent', who, open: silently(listPath) },
  {
    name: 'super-universities-answering',
    who,
    open: async (stage) => {
      const { page, t } = stage;
      await silently(listPath)(stage);
      await page.unrouteAll({ behavior: 'wait' });
      await inCells(stage, { isSilent: false });
      await page.locator('.silent-cells button').click();
      await expect(page.getByText(t('silentCells:end', { count: 1, cells: 'b' }))).toBeVisible();
    },
  },
  { name: 'super-home-silent', who, open: silently('/super-admin') },
  { name: 'super-audit-silent', who, open: silently('/super-admin/audit') },
  {
    name: 'super-university-cell',
    who,
    open: async (stage) => {
      await stage.page.route(/\/api\/v0\/universities\/[\w-]+$/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), cell: 'b' } });
      });
      await openUniversity(stage);
      await expect(stage.page.getByText(stage.t('universityList:detail.cell', { cell: 'b' }))).toBeVisible();
    },
  },
  { name: 'super-universities-pending', who, open: at(`${listPath}?show=pending`) },
  {
    name: 'super-universities-deleting',
    who,
    open: deleting(
      { ...begun, transferUsersTo: 'elsewhere', movedUsers: 412, members: 1037 },
      { ...begun, id: 'portclair', name: 'Université de Port-Clair', step: 'stragglers' },
      { ...begun, id: 'aldegonde', name: 'Université Sainte-Aldegonde', state: 'failing' },
    ),
  },
  {
    name: 'super-university-add',
    who,
    open: async ({ page, t }) => {
      await page.goto(listPath);
      await page.getByRole('button', { name: t('universityList:add.button') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'super-university-remove', who, open: removing },
  {
    name: 'super-university-remove-cells',
    who,
    open: async (stage) => {
      await inCells(stage, { isSilent: false });
      await removing(stage);
      await expect(stage.page.getByText(stage.t('universityList:transfer.here'))).toBeVisible();
    },
  },
  {
    name: 'super-university-remove-alone',
    who,
    open: async (stage) => {
      await stage.page.route('**/api/v0/universities', async (route) => {
        const response = await route.fetch();
        const { rows } = await response.json();
        const placed = rows.map((row: { name: string }) => ({ ...row, cell: row.name === name ? 'b' : 'main' }));
        await route.fulfill({ response, json: { rows: placed } });
      });
      await removing(stage);
      await expect(stage.page.getByText(stage.t('universityList:transfer.none'))).toBeVisible();
    },
  },
  {
    name: 'super-university-remove-differs',
    who,
    open: async (stage) => {
      await removing(stage);
      const typed = stage.page.getByRole('dialog').getByRole('textbox');
      await typed.fill('Université Rive-sud');
      await typed.blur();
      await expect(stage.page.getByText(stage.t('universityList:remove.differs'))).toBeVisible();
    },
  },
  { name: 'super-university', who, open: openUniversity },
  { name: 'super-university-members', who, open: openMembers },
  { name: 'super-university-usage', who, open: openUsage },
  { name: 'super-university-usage-new', who, open: openNewUsage },
  {
    name: 'super-university-usage-weeks',
    who,
    open: async (stage) => {
      await openUsage(stage);
      await stage.page.locator('.usage-weeks summary').click();
      await expect(stage.page.locator('.usage-weeks table')).toBeVisible();
    },
  },
  { name: 'super-user-move', who, open: moving },
  {
    name: 'super-user-move-cells',
    who,
    open: async (stage) => {
      await inCells(stage, { isSilent: false });
      await moving(stage);
      await expect(stage.page.getByText(stage.t('universityList:transfer.here'))).toBeVisible();
    },
  },
];
