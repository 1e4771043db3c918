import type { Page } from '@playwright/test';
import { nanoid } from 'nanoid';
import { largestDocument } from '#shared/files.ts';
import type { Session } from '#shared/schemas/user.ts';
import { apiOf } from './people.ts';
import { expect, field, type T } from './story.ts';

type Stage = {
  page: Page;
  t: T;
  /** Begins an assessment without an answer for the candidate; gives its id. */
  begin: () => Promise<string>;
};

/** A screen, dialog or state that people meet: whoever meets it, and how it comes about. */
export type Scene = {
  name: string;
  /** Nobody, a demo account, or a candidate who has just been accepted. */
  who: null | 'candidate' | `${string}@demo.test`;
  open: (stage: Stage) => Promise<unknown>;
  /** The statuses of failures that it provokes. */
  provokes?: readonly (number | string)[];
  /** Only on narrow widths, where the menu folds. */
  isNarrow?: true;
};

const at =
  (path: string) =>
  ({ page }: Stage) =>
    page.goto(path);
const resetLink = '/reset-password?token=t&email=e%40story.test&universityId=n&userId=u';
const addressLink = '/confirm-email?token=t&email=e%40story.test&userId=u';
/** A mailed link that the server takes for a good one. */
const withLink =
  (call: string, path: string) =>
  async ({ page }: Stage) => {
    await page.route(`**/api/v0/auth/${call}`, (route) => route.fulfill({ status: 204 }));
    await page.goto(path);
  };
const finished = 'Bilan de première année';
const failure = {
  status: 500,
  contentType: 'application/json',
  body: JSON.stringify({ msg: 'Le service est indisponible.', code: 'internal', requestId: 'r1' }),
};

const openFinished = async ({ page }: Stage, tab = 0) => {
  await page.goto('/user/assessment');
  await page.getByRole('link', { name: finished, exact: true }).click();
  await expect(page.getByRole('slider').first()).toBeVisible();
  if (tab > 0) await page.goto(`${new URL(page.url()).pathname}?activeTab=${tab}`);
};

const course = 'Du sujet de thèse au projet d’entreprise';
const openCourse = async ({ page }: Stage) => {
  await page.goto('/admin/courses');
  await page.getByRole('link', { name: course, exact: true }).click();
  await expect(page.getByRole('slider').first()).toBeVisible();
};

const documentCut = async ({ page, t }: Stage) => {
  await page.goto('/user/resources');
  await page.route(
    (url) => url.origin !== new URL(page.url()).origin,
    (route) => route.abort('connectionreset'),
  );
  await page.getByRole('button', { name: t('resources:document.add') }).click();
  const dialog = page.getByRole('dialog');
  await field(dialog, t('resources:name')).fill('Poster du congrès de Lille');
  await field(dialog, t('resources:description')).fill('La version imprimée, en A0.');
  const file = { name: 'poster-lille.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(1_800_000, ' ') };
  await field(dialog, t('resources:document.file')).setInputFiles(file);
  await dialog.getByRole('button', { name: t('resources:document.add') }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
};

/** A candidate's own assessment id with what follows it in the address. */
const ofNew =
  (path: (id: string) => string) =>
  async ({ page, begin }: Stage) =>
    page.goto(path(await begin()));

export const scenes: readonly Scene[] = [
  { name: 'landing', who: null, open: at('/') },
  { name: 'landing-rejected', who: 'rejected@demo.test', open: at('/') },
  { name: 'login', who: null, open: at('/login') },
  {
    name: 'login-refused',
    who: null,
    provokes: [401],
    open: async ({ page, t }) => {
      await page.goto('/login');
      await page.getByLabel(t('auth:email')).fill(`${nanoid()}@story.test`);
      await page.locator('input[autocomplete="current-password"]').fill('pas-le-bon-mot');
      await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
      await expect(page.locator('.Toastify__toast')).toBeVisible();
    },
  },
  {
    name: 'forgot-password',
    who: null,
    open: async ({ page, t }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: t('auth:login.forgot') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: t('auth:forgot.submit') }).click();
      await expect(page.getByText(t('auth:forgot.empty'))).toBeVisible();
    },
  },
  { name: 'terms', who: null, open: at('/public/cgu') },
  { name: 'register', who: null, open: at('/register') },
  {
    name: 'register-mistakes',
    who: null,
    open: async ({ page, t }) => {
      await page.goto('/register');
      await page.getByLabel(t('auth:email')).fill('camille@univ');
      await page.locator('input[autocomplete="new-password"]').fill('court');
      await page.getByLabel(t('auth:register.firstName')).focus();
      await expect(page.getByText(t('errors:fields.invalid_email'))).toBeVisible();
    },
  },
  {
    name: 'login-challenged',
    who: null,
    open: async ({ page, t }) => {
      await page.route('**/api/v0/auth/login', (route) => route.fulfill({ json: { challenge: 'c' } }));
      await page.goto('/login');
      await page.getByLabel(t('auth:email')).fill('camille@story.test');
      await page.locator('input[autocomplete="current-password"]').fill('le-bon-mot');
      await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
      await expect(page.getByText(t('auth:login.challenged'))).toBeVisible();
    },
  },
  { name: 'reset-password', who: null, open: withLink('check-link', resetLink) },
  { name: 'first-password', who: null, open: withLink('check-link', `${resetLink}&first=1`) },
  { name: 'reset-password-dead', who: null, provokes: [422], open: at(resetLink) },
  { name: 'confirm-email', who: null, open: withLink('confirm-email', addressLink) },
  { name: 'confirm-email-dead', who: null, provokes: [422], open: at(addressLink) },
  { name: 'confirm-email-dead-pending', who: 'pending@demo.test', provokes: [422], open: at(addressLink) },
  { name: 'not-found', who: null, open: at('/nulle/part') },
  { name: 'pending', who: 'pending@demo.test', open: at('/pending') },

  { name: 'user-home', who: 'user@demo.test', open: at('/user') },
  { name: 'user-home-new', who: 'candidate', open: at('/user') },
  {
    name: 'logout-everywhere',
    who: 'candidate',
    open: async ({ page, t }) => {
      await page.goto('/account');
      await page.getByRole('button', { name: t('account:everywhere.open') }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'account', who: 'candidate', open: at('/account') },
  {
    name: 'account-password',
    who: 'candidate',
    open: async ({ page, t }) => {
      await page.goto('/account');
      await page.getByRole('button', { name: t('account:password.change') }).click();
      await page.getByRole('dialog').locator('input[autocomplete="new-password"]').first().fill('court');
      await page.getByRole('dialog').locator('input[autocomplete="new-password"]').last().focus();
      await expect(page.getByRole('dialog').locator('[aria-invalid="true"]')).toHaveCount(1);
    },
  },
  {
    name: 'account-address',
    who: 'candidate',
    open: async ({ page, t }) => {
      await page.goto('/account');
      await page.getByRole('button', { name: t('account:address.change') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'help', who: 'user@demo.test', open: at('/user/help') },
  {
    name: 'help-open',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/help');
      await page
        .locator('summary')
        .filter({ hasText: t('help:sections.jobs.title') })
        .click();
      await expect(page.locator('details[open]')).toHaveCount(1);
    },
  },
  { name: 'phd', who: 'user@demo.test', open: at('/user/phd') },
  { name: 'phd-appreciation', who: 'user@demo.test', open: at('/user/phd?activeTab=1') },
  { name: 'phd-presentation', who: 'candidate', open: at('/user/phd?activeTab=2') },
  { name: 'phd-smart', who: 'user@demo.test', open: at('/user/phd?activeTab=3') },
  { name: 'career', who: 'user@demo.test', open: at('/user/career') },
  { name: 'phd-empty', who: 'candidate', open: at('/user/phd') },
  {
    name: 'phd-changed',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/phd');
      await page.getByLabel(t('doctorates:companyName')).fill('Laboratoire des îlots');
      await page.getByLabel(t('doctorates:estimatedEndDate')).fill('2020-01-01');
      await page.getByLabel(t('doctorates:companyName')).focus();
    },
  },
  {
    name: 'phd-school',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/phd');
      await page.getByRole('combobox', { name: t('doctorates:doctoralSchool') }).fill('sante pub');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    },
  },
  { name: 'profile', who: 'user@demo.test', open: at('/user/profile') },
  { name: 'profile-empty', who: 'candidate', open: at('/user/profile') },
  {
    name: 'profile-mistakes',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/profile');
      await page.getByLabel(t('profile:firstName')).fill('');
      await page.getByLabel(t('profile:birthDate')).fill('1899-12-31');
      await page.getByLabel('Academia.edu').fill('https://example.test/camille');
      await page.getByLabel('Academia.edu').blur();
      await expect(page.getByText(t('profile:birthDateWrong'))).toBeVisible();
    },
  },
  {
    name: 'profile-avatar',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/profile');
      await page.getByRole('button', { name: t('profile:avatar.change') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('profile:avatar.label')).setInputFiles('web/public/logo.svg');
      await expect(dialog.locator('.avatar img')).toBeVisible();
    },
  },
  {
    name: 'profile-avatar-none',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/profile');
      await page.getByRole('button', { name: t('profile:avatar.change') }).click();
      await page.getByRole('button', { name: t('profile:avatar.save') }).click();
      await expect(page.locator('.Toastify__toast')).toBeVisible();
    },
  },
  { name: 'experiences', who: 'user@demo.test', open: at('/user/profile?activeTab=3') },
  { name: 'experiences-empty', who: 'candidate', open: at('/user/profile?activeTab=3') },
  {
    name: 'experience-added',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/profile?activeTab=3');
      await page.getByRole('button', { name: t('experiences:add') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'publications', who: 'user@demo.test', open: at('/user/profile?activeTab=4') },
  { name: 'publications-empty', who: 'candidate', open: at('/user/profile?activeTab=4') },
  {
    name: 'publication-mistakes',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/profile?activeTab=4');
      await page.getByRole('button', { name: t('publications:add') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('publications:date')).fill('1899');
      await dialog.getByLabel(t('publications:url')).fill('nulle part');
      await dialog.getByLabel(t('publications:journalName')).focus();
      await expect(dialog.getByText(t('publications:urlWrong'))).toBeVisible();
    },
  },
  {
    name: 'publications-import',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/profile?activeTab=4');
      await page.getByRole('button', { name: t('publications:import.open'), exact: true }).click();
      const references = ['Îlots voisins', 'Cartes', 'Cartes'].map((title) => `@misc{a, title={${title}}, year=2024}`);
      await page.getByRole('dialog').getByRole('textbox').fill(references.join(' '));
      await expect(page.getByText(t('publications:import.twice'))).toBeVisible();
    },
  },
  { name: 'diplomas', who: 'user@demo.test', open: at('/user/profile?activeTab=2') },
  { name: 'diplomas-empty', who: 'candidate', open: at('/user/profile?activeTab=2') },
  {
    name: 'diploma-added',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/profile?activeTab=2');
      await page.getByRole('button', { name: t('diplomas:add') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'diploma-mistakes',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/profile?activeTab=2');
      await page
        .getByRole('button', { name: t('diplomas:editOf', { name: '' }).slice(0, -2) })
        .first()
        .click();
      await page.getByLabel(t('diplomas:endDate')).fill('2001-01-01');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('common:save'), exact: true })
        .click();
      await expect(page.getByText(t('errors:fields.ends_before_it_begins'))).toBeVisible();
    },
  },
  {
    name: 'diploma-removal',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/profile?activeTab=2');
      await page
        .getByRole('button', { name: t('diplomas:remove.label', { name: '' }).slice(0, -2) })
        .first()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'cv-editor', who: 'user@demo.test', open: at('/user/cv') },
  { name: 'cv-editor-empty', who: 'candidate', open: at('/user/cv') },
  {
    name: 'cv-editor-open',
    who: 'user@demo.test',
    open: async ({ page }) => {
      await page.goto('/user/cv');
      for (const part of await page.locator('.cv-part:nth-child(n + 2) summary').all()) await part.click();
    },
  },
  {
    name: 'cv-add-skill',
    who: 'candidate',
    open: async ({ page, t }) => {
      await page.goto('/user/cv');
      await page
        .locator('.cv-part summary')
        .filter({ hasText: t('cv:sections.skills') })
        .click();
      await page.getByRole('button', { name: t('usercv:skills.add') }).click();
      await page.getByRole('combobox', { name: t('usercv:skills.name') }).pressSequentially('co');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'cv-withdraw',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/cv');
      await page.getByRole('button', { name: t('usercv:withdraw.open') }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'cv-preview', who: 'user@demo.test', open: at('/user/cv?preview') },
  { name: 'cv-preview-empty', who: 'candidate', open: at('/user/cv?preview') },
  {
    name: 'cv-public',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/cv');
      await page.goto(await page.getByLabel(t('usercv:link.label')).inputValue());
    },
  },
  { name: 'cv-missing', who: null, provokes: [404], open: at('/public/cv/nobody') },
  { name: 'resources', who: 'user@demo.test', open: at('/user/resources') },
  { name: 'resources-shared', who: 'user@demo.test', open: at('/user/resources?activeTab=1') },
  { name: 'resources-empty', who: 'candidate', open: at('/user/resources') },
  {
    name: 'document-added',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/resources');
      await page.getByRole('button', { name: t('resources:document.add') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'document-too-large',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/resources');
      await page.getByRole('button', { name: t('resources:document.add') }).click();
      const buffer = Buffer.alloc(largestDocument + 1);
      const file = page.getByRole('dialog').locator('input[type=file]');
      await file.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer });
      await expect(page.getByRole('dialog').getByText(t('errors:fields.document_too_large'))).toBeVisible();
    },
  },
  {
    name: 'link-edited',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/resources');
      const edit = t('resources:editOf', { name: '' }).slice(0, -2);
      await page.getByRole('button', { name: edit }).last().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'document-removal',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/resources');
      const remove = t('resources:removeOf', { name: '' }).slice(0, -2);
      await page.getByRole('button', { name: remove }).first().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'document-cut', who: 'candidate', provokes: ['ERR_CONNECTION_RESET'], open: documentCut },
  { name: 'user-not-found', who: 'user@demo.test', open: at('/user/nulle-part') },
  {
    name: 'user-menu',
    who: 'user@demo.test',
    isNarrow: true,
    open: async ({ page, t }) => {
      await page.goto('/user');
      await page.getByText(t('layout:menu.open'), { exact: true }).click();
    },
  },
  { name: 'assessments', who: 'user@demo.test', open: at('/user/assessment') },
  { name: 'assessments-empty', who: 'new@demo.test', open: at('/user/assessment') },
  {
    name: 'assessments-failed',
    who: 'user@demo.test',
    provokes: [500],
    open: async ({ page, t }) => {
      await page.route('**/api/v0/portfolios/user/*', (route) => route.fulfill(failure));
      await page.goto('/user/assessment');
      await expect(page.getByRole('button', { name: t('retry') })).toBeVisible();
    },
  },
  {
    name: 'assessment-delete',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/assessment');
      await page.getByRole('button', { name: t('portfolios:remove.label', { title: finished }) }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'assessment-activities', who: 'user@demo.test', open: openFinished },
  { name: 'assessment-skills', who: 'user@demo.test', open: (stage) => openFinished(stage, 1) },
  { name: 'assessment-new-skills', who: 'candidate', open: ofNew((id) => `/user/assessment/${id}?activeTab=1`) },
  {
    name: 'assessment-new-category',
    who: 'candidate',
    open: ofNew((id) => `/user/assessment/${id}?activeTab=1&category=2`),
  },
  { name: 'assessment-new-values', who: 'candidate', open: ofNew((id) => `/user/assessment/${id}?activeTab=2`) },
  { name: 'assessment-new-rncp', who: 'candidate', open: ofNew((id) => `/user/assessment/${id}?activeTab=3`) },
  {
    name: 'assessment-gone',
    who: 'user@demo.test',
    provokes: [404],
    open: async ({ page, t }) => {
      await page.goto('/user/assessment/nobody.nothing');
      await expect(page.getByRole('link', { name: t('portfolios:detail.backToList') })).toBeVisible();
    },
  },
  { name: 'jobs', who: 'user@demo.test', open: at('/user/jobs') },
  {
    name: 'jobs-why',
    who: 'user@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/user/jobs');
      const reasons = page.locator('summary').filter({ hasText: t('jobs:why.title') });
      await reasons.first().click();
      await expect(page.getByText(t('jobs:why.distinctive'))).toBeVisible();
    },
  },
  { name: 'jobs-none', who: 'new@demo.test', open: at('/user/jobs') },
  { name: 'jobs-refused', who: 'candidate', provokes: [422], open: ofNew((id) => `/user/jobs?portfolio=${id}`) },

  { name: 'courses', who: 'user@demo.test', open: at('/user/courses') },
  {
    name: 'courses-of-skill',
    who: 'user@demo.test',
    open: async ({ page }) => {
      await page.goto('/user/courses?searchedSkillId=s4');
      await page.getByRole('combobox').click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  { name: 'courses-none', who: 'user@demo.test', open: at('/user/courses?searchedFormation=zzz&searchedSkillId=s4') },

  { name: 'admin-home', who: 'admin@demo.test', open: at('/admin') },
  { name: 'admin-users', who: 'admin@demo.test', open: at('/admin/users') },
  {
    name: 'admin-users-no-result',
    who: 'admin@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/admin/users');
      await page.getByRole('searchbox').pressSequentially('zzz');
      await expect(page.getByRole('button', { name: t('list.clear') })).toBeVisible();
    },
  },
  {
    name: 'admin-users-reject',
    who: 'admin@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/admin/users');
      await page.getByRole('button', { name: t('users:rejectWho', { name: 'Inès Belkacem' }) }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'admin-courses', who: 'admin@demo.test', open: at('/admin/courses') },
  {
    name: 'admin-courses-no-result',
    who: 'admin@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/admin/courses');
      await page.getByRole('searchbox').fill('zzz');
      await expect(page.getByRole('button', { name: t('formations:clear') })).toBeVisible();
    },
  },
  {
    name: 'admin-courses-add',
    who: 'admin@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/admin/courses');
      await page.getByRole('button', { name: t('formations:add.button') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'admin-courses-remove',
    who: 'admin@demo.test',
    open: async ({ page, t }) => {
      await page.goto('/admin/courses');
      await page.getByRole('button', { name: t('formations:remove.label', { title: course }) }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'admin-course', who: 'admin@demo.test', open: openCourse },
  {
    name: 'admin-course-wrong-address',
    who: 'admin@demo.test',
    open: async (stage) => {
      await openCourse(stage);
      const { page, t } = stage;
      await page.getByLabel(t('formations:detail.url')).fill('javascript:alert(1)');
      await page.getByLabel(t('formations:detail.url')).blur();
      await expect(page.getByText(t('formations:detail.urlWrong'))).toBeVisible();
    },
  },
  {
    name: 'admin-course-categories',
    who: 'admin@demo.test',
    open: async (stage) => {
      await openCourse(stage);
      const { page, t } = stage;
      await page.getByRole('button', { name: t('formations:categories.manage') }).click();
      const of = (key: 'rename' | 'remove', name: string) =>
        page.getByRole('button', { name: t(`formations:categories.${key}`, { name }) });
      await of('remove', 'Éthique et intégrité').click();
      await of('rename', 'Méthodes et données').click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(2);
    },
  },
  {
    name: 'admin-course-add-skill',
    who: 'admin@demo.test',
    open: async (stage) => {
      await openCourse(stage);
      const { page, t } = stage;
      await page.getByRole('button', { name: t('formations:skills.add') }).click();
      await page.getByRole('combobox', { name: t('formations:skills.search') }).pressSequentially('co');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'admin-course-gone',
    who: 'admin@demo.test',
    provokes: [404],
    open: async ({ page, t }) => {
      await page.goto('/admin/courses/nobody_nothing');
      await expect(page.getByRole('link', { name: t('formations:detail.gone') })).toBeVisible();
    },
  },
  { name: 'super-home', who: 'super@demo.test', open: at('/super-admin') },
];

/** Begins assessments for that candidate. */
export const beginnerOf =
  ({ token }: Session) =>
  async (): Promise<string> =>
    (await apiOf(token).portfolios.create({ body: { title: 'Portfolio' } })).id;

/** Waits until a scene stands still: its heading is there, nothing is loading, its fonts are. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
};
