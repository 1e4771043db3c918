/** Weekly copies and fair shares. */
export const copyMutations: [file: string, find: string, replace: string, test: string][] = [
  ['infra/settings.ts', 'printsAtOnce <= most', 'printsAtOnce <= functionsAtOnce', 'tests/infra/settings.test.ts'],
  ['infra/settings.ts', '(erasuresKeptDays - 1) / 7', '(2 * erasuresKeptDays) / 7', 'tests/infra/settings.test.ts'],
  [
    'infra/constructs/table-key.ts',
    "'kms:CallerAccount': account",
    "'kms:CallerAccount': '*'",
    'tests/infra/copies.test.ts',
  ],
  ['infra/constructs/table-key.ts', '    shareWithVault(this, copies?.copyTo);\n', '', 'tests/infra/copies.test.ts'],
  ['infra/constructs/weekly-copies.ts', '-2*`', '-*`', 'tests/infra/copies.test.ts'],
  [
    'infra/constructs/weekly-copies.ts',
    'minRetention: kept, ',
    'minRetention: Duration.days(1), ',
    'tests/infra/copies.test.ts',
  ],
  [
    'infra/stacks/api-stack.ts',
    "atOnce: name === 'exports' ? stage.limits.printsAtOnce : undefined,",
    'atOnce: stage.limits.printsAtOnce,',
    'tests/infra/functions.test.ts',
  ],
  ['infra/alarms/optional.ts', '    times: 7,\n', '', 'tests/infra/copies.test.ts'],
  [
    'functions/lib/http/answer.ts',
    '  if (route.uses && actor?.universityId) refuseEarly(route.uses, actor.universityId, now);\n',
    '',
    'tests/functions/shares.test.ts',
  ],
  [
    'functions/lib/limits/shares.ts',
    'now.getTime() + waitMs',
    'now.getTime() + 60_000',
    'tests/functions/shares.test.ts',
  ],
  ['scripts/operations/restore/find-copy.ts', " || Status !== 'COMPLETED'", '', 'tests/unit/restore.test.ts'],
  [
    'scripts/operations/restore/aws-copy.ts',
    "return Status === 'COMPLETED';",
    'return true;',
    'tests/unit/restore.test.ts',
  ],
  [
    'scripts/platform/template/kms.ts',
    "=== 'SIGN_VERIFY'",
    "!== ''",
    'scripts/platform/tests/template-passed-over.test.ts',
  ],
];
