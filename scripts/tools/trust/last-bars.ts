import { type Bar, cells, functions, green, long, told } from './bar.ts';

/** Bars from 17 on. */
export const lastBars: readonly Bar[] = [
  {
    name: 'Tasks that go on after a crash',
    target: 'the same end from every point',
    tests: [
      ...functions('task-crashes', 'requests-notice'),
      ...long('task-crashes-imports', 'task-crashes-own', 'public-cv-crashes'),
      ...cells('directory-crashes', 'move-crashes', 'restore-of-cell'),
    ],
    figure: green,
  },
  {
    name: 'A university moves to another cell',
    target: '5 000 people; nothing lost, writes paused for at most 5 s',
    tests: cells('move', 'move-writers', 'move-stale-routers', 'move-product'),
    sources: ['move'],
    command: 'npm run bench:move',
    figure: ({ of }) => {
      const { people, pauseSeconds, differing, ledgers } = of('move');
      return `${told(people)} people, pause ${told(pauseSeconds, 1)} s, ${told(differing)} of ${told(ledgers)} ledgers differ`;
    },
    isMet: ({ of }) =>
      (of('move').people ?? 0) >= 5_000 && (of('move').pauseSeconds ?? 99) <= 5 && of('move').differing === 0,
  },
  {
    name: 'Independent cells',
    target: 'no reference across; one works while another is away',
    tests: [
      'tests/infra/cells.test.ts',
      'tests/infra/cells-shared.test.ts',
      'tests/products/cells-apart.test.ts',
      ...cells('cells-out-of-reach'),
    ],
    figure: green,
  },
  {
    name: 'Copy, erasure, retention',
    target: 'a complete copy, no residue, two warnings, nobody back after a restore',
    tests: [
      ...functions('archive', 'archive-contents', 'account-erasure', 'user-deletion', 'retention', 'replay-erasures'),
      ...long('retention'),
    ],
    figure: green,
  },
  {
    name: 'Audit log',
    target: 'one entry for each act; no entry can be changed',
    tests: [
      ...functions('audit', 'audit-details', 'security-acts', 'confirm-identity'),
      'tests/unit/audit-acts.test.ts',
      'tests/infra/rights.test.ts',
    ],
    figure: green,
    short:
      'Entries form no chain of hashes: IAM lets no function change or delete one, and so nobody but the account’s administrators.',
    isMet: () => false,
  },
  {
    name: 'Stacks by AWS’s own checks',
    target: 'no finding unexplained, none explained for a whole stack; data retained',
    tests: ['tests/infra/nag.test.ts', 'tests/infra/alarms.test.ts', 'tests/infra/storage.test.ts'],
    figure: green,
  },
  {
    name: 'Accessibility',
    target: 'no violation in any scene; the grid of 106 criteria without a non-conformity',
    tests: ['tests/unit/rgaa.test.ts', 'tests/sweeps/accessibility.spec.ts', 'tests/sweeps/keyboard.spec.ts'],
    sources: ['grid', 'accessibility'],
    figure: ({ of }) => {
      const { criteria, conform, notApplicable, notConform, untested } = of('grid');
      const { scenes, violations } = of('accessibility');
      return `${told(scenes)} scenes, ${told(violations)} violations; ${told(criteria)} criteria: ${told(conform)} conform, ${told(notApplicable)} not applicable, ${told(notConform)} not conform, ${told(untested)} to be tested with assistive technology`;
    },
    short: 'Criterion 7.1 counts as met once somebody has tried the screens with assistive technology.',
    isMet: ({ of }) => of('accessibility').violations === 0 && of('grid').notConform === 0 && of('grid').untested === 0,
  },
  {
    name: 'Structure of the PDFs',
    target: 'ten checks in both languages',
    tests: functions('exports-accessible'),
    sources: ['pdf-ua'],
    figure: ({ of }) => `${told(of('pdf-ua').passed)} of ${told(of('pdf-ua').checks)} checks`,
    isMet: ({ of }) => of('pdf-ua').passed === of('pdf-ua').checks,
  },
  {
    name: 'What is delivered',
    target: 'a list of all packages; allowed licenses; no advisory of weight; no secret',
    tests: ['tests/unit/supply-chain.test.ts', 'tests/infra/no-secrets.test.ts'],
    command: 'npm run trust:supply',
    sources: ['supply-chain'],
    figure: ({ of }) => {
      const { packages, refusedLicences, advisories, secrets } = of('supply-chain');
      return `${told(packages)} packages, ${told(refusedLicences)} licenses refused, ${advisories === undefined ? 'advisories not asked' : `${advisories} advisories`}, ${told(secrets)} secrets`;
    },
    short: 'Advisories were not asked: the registry that was used refuses the question.',
    isMet: ({ of }) => {
      const { refusedLicences, advisories, secrets } = of('supply-chain');
      return refusedLicences === 0 && advisories === 0 && secrets === 0;
    },
  },
];
