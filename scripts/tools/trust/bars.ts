import { type Bar, functions, green, long, told } from './bar.ts';
import { lastBars } from './last-bars.ts';

const firstBars: readonly Bar[] = [
  {
    name: 'ASVS 5.0, level 2',
    target: 'every requirement that applies, of 217; at most 5 deviations',
    tests: ['tests/unit/asvs.test.ts'],
    sources: ['asvs'],
    figure: ({ of }) => {
      const { applicable, met, deviations } = of('asvs');
      return `${told(met)} of ${told(applicable)} that apply, ${told(deviations)} deviations`;
    },
    isMet: ({ of }) => (of('asvs').deviations ?? 99) <= 5 && of('asvs').withoutTest === 0,
  },
  {
    name: 'Matrix of rights',
    target: 'every call by every kind of caller; no wrong verdict, no leak',
    tests: [
      ...functions('rights', 'rights-ids', 'rights-bodies', 'rights-fields', 'rights-refusals', 'rights-tokens'),
      'tests/unit/rights-table.test.ts',
    ],
    figure: green,
  },
  {
    name: 'Fence between universities',
    target: 'no command outside its fence; every key of the corpus judged right',
    tests: ['tests/infra/rights.test.ts', ...functions('missing-rights', 'rights-ids')],
    figure: green,
    short:
      'Each function’s rights are judged key by key on the synthesized policies, and every id of another university is 404 in every place of every call. Keys are not fenced by university in IAM: a function serves all universities of its cell.',
    isMet: () => false,
  },
  {
    name: 'Threats',
    target: 'a closing test for each of 25',
    tests: ['tests/unit/threats.test.ts'],
    sources: ['threats'],
    figure: ({ of }) => `${told(of('threats').withTest)} of ${told(of('threats').threats)} with a test`,
    isMet: ({ of }) => of('threats').withTest === 25,
  },
  {
    name: 'Headers of the site',
    target:
      '135 points by the published rules of MDN’s Observatory, nothing severe by CSP Evaluator, the strict set on every reply of the edge',
    tests: ['tests/local/product.test.ts', 'tests/infra/web.test.ts', 'scripts/platform/tests/edge.test.ts'],
    figure: green,
  },
  {
    name: 'Hostile texts, addresses and pictures',
    target: 'nothing executes, nothing is fetched',
    tests: [
      ...functions('hostile-input', 'attacks', 'pictures'),
      ...long('hostile-text'),
      'tests/unit/labyrinth.test.ts',
    ],
    figure: green,
  },
  {
    name: 'Enumeration of accounts',
    target: 'equal replies; a known address takes longer as often as chance (0.50 ± 0.05)',
    tests: functions('auth', 'auth-addresses'),
    sources: ['enumeration'],
    command: 'npm run bench:enumeration',
    figure: ({ of }) => {
      const { resetAuc, loginAuc } = of('enumeration');
      return `reset ${told(resetAuc, 3)}, sign-in ${told(loginAuc, 3)}`;
    },
    isMet: ({ of }) => {
      const { resetAuc = 1, loginAuc = 1 } = of('enumeration');
      return [resetAuc, loginAuc].every((auc) => Math.abs(auc - 0.5) <= 0.05);
    },
  },
  {
    name: 'Passwords',
    target: 'Argon2id of 19 MiB in two passes, or dearer; the rules of CNIL and ASVS',
    tests: [
      'tests/unit/password.test.ts',
      'tests/unit/password-policy.test.ts',
      'tests/unit/breached-passwords.test.ts',
    ],
    figure: green,
  },
  {
    name: 'End of sessions',
    target: 'refused at the next request, by every way a session ends',
    tests: functions(
      'auth-sessions',
      'auth-own-sessions',
      'auth-renewal',
      'security-acts',
      'second-factor',
      'second-factor-devices',
      'second-factor-required',
      'confirm-identity',
    ),
    figure: green,
  },
  {
    name: 'Isolation of prints',
    target: 'nothing fetched, no markup of a user’s text',
    tests: [...functions('exports-chromium', 'exports'), ...long('hostile-text')],
    figure: green,
  },
  {
    name: 'Requests derived from the contract',
    target: '50 000 cases, none answered otherwise than declared',
    tests: functions('fuzz'),
    sources: ['fuzz'],
    command: 'npm run fuzz',
    figure: ({ of }) => `${told(of('fuzz').cases)} cases, ${told(of('fuzz').surprises)} surprises`,
    short:
      'None of the 40 surprises of 2026-11-28 was the product’s: 37 came because the fuzzer kept a university that its next table lacked, 3 because it held 201 after an empty body for wrong. Both are mended; the run has not been repeated whole.',
    isMet: ({ of }) => (of('fuzz').cases ?? 0) >= 50_000 && of('fuzz').surprises === 0,
  },
  {
    name: 'Faults at every call to a service',
    target: 'every call site, 12 kinds; nothing acknowledged lost, nothing half done',
    tests: [...long('fault-sweep'), ...functions('faults')],
    sources: ['fault-sweep'],
    command: 'npm run faults',
    figure: ({ of }) => {
      const { sites, kinds, runs, lost, half, slowestMs } = of('fault-sweep');
      return `${told(sites)} sites, ${told(kinds)} kinds, ${told(runs)} runs; ${told(lost)} lost, ${told(half)} half, slowest ${told(slowestMs)} ms`;
    },
    isMet: ({ of }) =>
      of('fault-sweep').lost === 0 && of('fault-sweep').half === 0 && (of('fault-sweep').kinds ?? 0) >= 12,
  },
  {
    name: 'Ledgers under faults',
    target: '20 clients, ten minutes; 0 lost, 0 twice, 0 across universities',
    tests: ['tests/unit/ledger-entries.test.ts'],
    sources: ['ledger-run'],
    command: 'npm run ledger',
    figure: ({ of }) => {
      const { clients, seconds, acknowledged, faults, lost, twice, across } = of('ledger-run');
      return `${told(clients)} clients, ${told(seconds)} s, ${told(acknowledged)} acknowledged, ${told(faults)} faults; ${told(lost)} lost, ${told(twice)} twice, ${told(across)} across`;
    },
    isMet: ({ of }) => {
      const { seconds = 0, lost, twice, across } = of('ledger-run');
      return seconds >= 600 && lost === 0 && twice === 0 && across === 0;
    },
  },
  {
    name: 'Load',
    target: 'five minutes without an error; at least 0.6 of the bare SDK’s throughput; memory flat',
    tests: [],
    sources: ['load', 'memory'],
    command: 'npm run bench:load',
    figure: ({ of }) => {
      const { ratePerSecond, p99Ms, errors, ratioToBareSdk } = of('load');
      const { requests, functions: measured, growing } = of('memory');
      const load = `${told(ratePerSecond)} calls a second, p99 ${told(p99Ms)} ms, ${told(errors)} errors, ${told(ratioToBareSdk, 2)} of the bare SDK`;
      return `${load}; ${told(growing)} of ${told(measured)} functions growing over ${told(requests)} requests`;
    },
    short:
      'Edge, gateway, the check of rights and the functions share two cores with clients and database here, while the bare SDK has them for itself.',
    isMet: ({ of }) =>
      of('load').errors === 0 &&
      (of('load').ratioToBareSdk ?? 0) >= 0.6 &&
      of('memory').errors === 0 &&
      of('memory').growing === 0,
  },
  {
    name: 'A loud neighbor',
    target: 'others’ p99 at most 1.5 times as long; none of theirs refused',
    tests: functions('shares', 'ordinary-calls'),
    sources: ['fairness'],
    command: 'npm run bench:fair',
    figure: ({ of }) => `worst ${told(of('fairness').worstRatio, 2)}, ${told(of('fairness').refused)} refused`,
    short:
      'Clients, functions and database share two cores here: a flood in another cell, which shares nothing else, slows the others nearly as much (docs/figures.md).',
    isMet: ({ of }) => (of('fairness').worstRatio ?? 9) <= 1.5 && of('fairness').refused === 0,
  },
  {
    name: 'A service that hangs',
    target: 'every call answered within its limit',
    tests: functions('faults'),
    sources: ['fault-sweep'],
    command: 'npm run faults',
    figure: ({ of }) => `slowest of ${told(of('fault-sweep').runs)} runs ${told(of('fault-sweep').slowestMs)} ms`,
    short: 'Late three times in a row beside other work on the machine; the same call alone is answered in time.',
    isMet: ({ of }) => (of('fault-sweep').slowestMs ?? 99_999) <= 3_000,
  },
];

/** All bars, in the order of their numbers from 1. */
export const bars: readonly Bar[] = [...firstBars, ...lastBars];
