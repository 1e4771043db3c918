const shares = 'tests/functions/shares.test.ts';
const portfolios = 'tests/functions/portfolios.test.ts';
const universities = 'tests/functions/universities.test.ts';
const literals = 'tests/unit/literals.test.ts';
const frame = 'tests/web/layout/frame.test.tsx';

const ratings = 'functions/portfolios/ratings.ts';
const catalogue = 'functions/data/catalogue/catalogue.ts';
const readUniversity = 'requireFound(university)';
const readPortfolio = '({ portfolio: await getPortfolio(params.id) })';
const english = 'shared/i18n/en';

/** Complete records, exact words, kinds of messages. */
export const promiseMutations: readonly (readonly [file: string, find: string, replace: string, test: string])[] = [
  // Records
  [ratings, 'new Map([[entryId, body]])', "new Map(kind === 'value' ? [] : [[entryId, body]])", portfolios],
  [ratings, 'new Map([[entryId, body]])', "new Map(kind === 'rncp' ? [] : [[entryId, body]])", portfolios],
  [catalogue, 'activity: active(activities)', 'activity: []', portfolios],
  [catalogue, 'rncp: active(rncps)', 'rncp: []', portfolios],
  [
    'functions/catalogue/index.ts',
    'activities: [...(await catalogueFor(context)).entries.activity]',
    'activities: (await catalogueFor(context)).entries.skill.slice(0, 1)',
    'tests/functions/catalogue.test.ts',
  ],
  [
    'functions/portfolios/index.ts',
    readPortfolio,
    "({ portfolio: { ...(await findPortfolio(params.id)), title: 'Portfolio' } })",
    portfolios,
  ],
  [
    'functions/portfolios/index.ts',
    '{ ...portfolio, ...progressOf(portfolio, catalogue) }',
    '{ ...portfolio, ...progressOf(portfolio, catalogue), createdAt: portfolio.updatedAt }',
    portfolios,
  ],
  ['functions/universities/index.ts', readUniversity, `({ ...${readUniversity}, country: null })`, universities],
  ['functions/universities/index.ts', readUniversity, `({ ...${readUniversity}, address: 'Lyon' })`, universities],
  [
    'functions/universities/index.ts',
    readUniversity,
    `({ ...${readUniversity}, createdAt: '2020-01-01T00:00:00.000Z' })`,
    universities,
  ],
  ['functions/users/index.ts', 'chosen.map((one)', 'chosen.slice(0, 25).map((one)', 'tests/functions/users.test.ts'],

  // Words
  [
    `${english}/lists.ts`,
    "12: 'History',\n    13: 'Human sciences'",
    "12: 'Human sciences',\n    13: 'History'",
    literals,
  ],
  [`${english}/lists.ts`, "super: 'Super admin'", "super: 'Boss'", literals],
  [`${english}/auth.ts`, 'Reset password mail sent successfully.', 'Sent.', literals],
  [`${english}/layout.ts`, 'Page not found 404', 'Nothing here', frame],
  ['shared/i18n/fr/layout.ts', 'Sélectionnez un onglet pour commencer', 'Votre espace', frame],
  [
    'web/lib/company.ts',
    "    { country: 'canada', url: 'https://ca.talents.example' },\n    { country: 'belgium', url: 'https://be.talents.example' },\n",
    '',
    frame,
  ],

  // Shares of expensive calls
  ['functions/data/universities/usages.ts', '(atOnce - 1) * intervalMs', 'atOnce * intervalMs', shares],
  ['functions/lib/http/answer.ts', 'await spendShare(route.uses, actor.universityId, now);', 'void 0;', shares],
  ['functions/lib/limits/shares.ts', '3_600_000 / (perHour * share)', '3_600_000 / perHour', shares],

  // Screens
  ['web/lib/calls/notify.ts', 'toasts.success(text,', 'toasts.error(text,', 'tests/web/layout/messages.test.tsx'],
  ['web/ui/confirm.tsx', 'if (event.target === event.currentTarget) onKeep();', '', 'tests/web/ui/confirm.test.tsx'],
  ['web/ui/logo-tile.tsx', '{url ? <img', '{null ? <img', frame],
  ['web/ui/avatar.tsx', '{url ? <img', '{null ? <img', frame],
];
