import { accountMutations } from './accounts.ts';
import { copyMutations } from './copies-and-shares.ts';
import { deploymentMutations } from './deployments.ts';
import { explanationMutations } from './explanations.ts';
import { exportMutations } from './exports.ts';
import { firstDecisionMutations } from './first-decision.ts';
import { guidedMutations } from './guided.ts';
import { jobListMutations } from './job-list.ts';
import { keeperMutations } from './keepers.ts';
import { operationMutations } from './operations.ts';
import { platformMutations } from './platform.ts';
import { promiseMutations } from './promises.ts';
import { resultMutations } from './result.ts';
import { rightsMutations } from './rights.ts';
import { screenMutations } from './screens.ts';
import { sentenceMutations } from './sentences.ts';
import { suggestionMutations } from './suggestions.ts';

/** A line broken on purpose: text that occurs once in the file, its replacement, and the test that must fail. */
export type Mutation = { file: string; find: string; replace: string; test: string };

const m = (file: string, find: string, replace: string, test: string): Mutation => ({ file, find, replace, test });

/** Lines that each carry a promise. */
export const mutations: readonly Mutation[] = [
  // Rights
  ...rightsMutations.map((one) => m(...one)),
  m('functions/lib/http/present.ts', 'z.parse(route.returns, result)', 'result', 'tests/functions/kernel.test.ts'),

  // Replies, against the document and by fuzzing
  m(
    'functions/lib/http/error-response.ts',
    "{ 'content-language': language, ...headers }",
    '{ ...headers }',
    'tests/functions/universities.test.ts',
  ),
  m('functions/service/index.ts', ".join(', ').toUpperCase()", ".join(', ')", 'tests/functions/kernel.test.ts'),
  m(
    'functions/lib/http/parse-request.ts',
    'return Object.fromEntries(ids);',
    'return {};',
    'tests/functions/diplomas.test.ts',
  ),

  // Accounts
  ...accountMutations.map((one) => m(...one)),
  m('functions/mails/layout.ts', 'escapeHtml(text)}</p>', 'text}</p>', 'tests/unit/mails.test.ts'),

  // The specification's exact words
  ...promiseMutations.map((one) => m(...one)),
  ...sentenceMutations.map((one) => m(...one)),

  // Answers
  m(
    'shared/contracts/portfolios.ts',
    "children: { 'body.ratings[].id': 'params.id' },",
    '',
    'tests/functions/portfolios.test.ts',
  ),
  m('shared/schemas/portfolio.ts', 'z.lte(5)', 'z.lte(6)', 'tests/unit/schemas/catalogue.test.ts'),
  m('web/lib/address/use-tab-param.ts', 'index < count ? index : 0', 'index', 'tests/web/lib/use-tab-param.test.ts'),

  m('functions/data/portfolios/portfolios.ts', 'reverse: true, ', '', 'tests/functions/portfolios.test.ts'),
  m(
    'functions/data/catalogue/entry.ts',
    "{ attr: 'version', eq: current.version }",
    "{ attr: 'version', exists: true }",
    'tests/functions/catalogue-entry.test.ts',
  ),

  // Ranking
  ...suggestionMutations.map((one) => m(...one)),

  // Report
  m(
    'functions/exports/chromium.ts',
    '  HOME: tmpdir(),',
    '  AWS_SECRET_ACCESS_KEY: String(process.env.AWS_SECRET_ACCESS_KEY),\n  HOME: tmpdir(),',
    'tests/functions/exports-chromium.test.ts',
  ),
  m('shared/domain/category-figures.ts', 'value === null ? [] : [value]', '[value ?? 0]', 'tests/unit/report.test.ts'),

  ...exportMutations.map((one) => m(...one)),

  // Stack and local platform
  m(
    'infra/stacks/storage-stack.ts',
    'deletionProtection: true',
    'deletionProtection: false',
    'tests/infra/storage.test.ts',
  ),
  m(
    'infra/constructs/security-headers.ts',
    `"script-src 'self'"`,
    `"script-src 'self' 'unsafe-inline'"`,
    'tests/infra/web.test.ts',
  ),
  m('infra/functions.ts', "rights: { table: 'read' }", "rights: { table: 'write' }", 'tests/infra/rights.test.ts'),
  m('infra/functions.ts', "'users.create'", "'users.get'", 'tests/infra/api.test.ts'),
  m('infra/rights.ts', '[...passwords, ...renewals]', 'passwords', 'tests/infra/rights.test.ts'),
  m('infra/stacks/web-stack.ts', 'ttl: Duration.seconds(0)', 'ttl: Duration.seconds(10)', 'tests/infra/web.test.ts'),
  m('infra/constructs/product-secrets.ts', "jsonField: 'current', ", '', 'tests/infra/web.test.ts'),
  m('infra/constructs/triggers.ts', 'retryAttempts: 2', 'retryAttempts: 20', 'tests/infra/triggers.test.ts'),
  m(
    'infra/functions.ts',
    "rights: { table: 'read' },\n    variables: serving,\n    memoryMB: 2048",
    "rights: { table: 'write' },\n    variables: serving,\n    memoryMB: 2048",
    'tests/infra/rights.test.ts',
  ),
  m(
    'infra/bundles.ts',
    "  '@aws-sdk/credential-provider-node': join(root, 'functions/data/kernel/sdk/credentials.ts'),\n",
    '',
    'tests/infra/bundles.test.ts',
  ),
  m(
    'functions/mails/compose.ts',
    "import { mails as fr } from '#shared/i18n/fr/mails.ts';",
    "import { fr as all } from '#shared/i18n/fr/index.ts';\nconst fr = all.mails;",
    'tests/infra/bundles.test.ts',
  ),
  m('infra/source-maps.ts', 'rmSync(path);', '', 'tests/infra/source-lines.test.ts'),
  m('scripts/operations/source-lines/translate.ts', 'Number(column)', '1', 'tests/infra/source-lines.test.ts'),
  m(
    'scripts/operations/rotate-origin/rotate.ts',
    "current: randomBytes(33).toString('base64url'), previous }",
    "current: randomBytes(33).toString('base64url'), previous: null }",
    'tests/infra/rotate-origin.test.ts',
  ),
  ...platformMutations.map((one) => m(...one)),
  ...operationMutations.map((one) => m(...one)),
  ...deploymentMutations.map((one) => m(...one)),
  ...copyMutations.map((one) => m(...one)),

  // Screens
  ...screenMutations.map((one) => m(...one)),
  ...guidedMutations.map((one) => m(...one)),
  ...resultMutations.map((one) => m(...one)),
  ...jobListMutations.map((one) => m(...one)),
  ...firstDecisionMutations.map((one) => m(...one)),
  ...keeperMutations.map((one) => m(...one)),
  ...explanationMutations.map((one) => m(...one)),
  m(
    'web/app/layout/root.tsx',
    'focus({ preventScroll: true })',
    'getBoundingClientRect()',
    'tests/web/layout/frame.test.tsx',
  ),
  m('web/app/layout/root.tsx', 'title && t(title), ', '', 'tests/web/layout/titles.test.tsx'),
];
