const resends = 'tests/functions/resends.test.ts';

/** Operators' commands. */
export const operationMutations: [file: string, find: string, replace: string, test: string][] = [
  [
    'infra/settings.ts',
    '...(name === localStage\n      ? []\n      : examplesIn',
    '...(name\n      ? []\n      : examplesIn',
    'tests/infra/settings.test.ts',
  ],
  ['infra/stage.ts', 'terminationProtection: true', 'terminationProtection: false', 'tests/infra/nag.test.ts'],
  ['infra/constructs/global-name.ts', '{region}-', '{part}-', 'tests/infra/settings.test.ts'],
  [
    'infra/constructs/private-bucket.ts',
    'RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE',
    'RemovalPolicy.RETAIN',
    'tests/infra/storage.test.ts',
  ],
  ['infra/constructs/add-alarms.ts', 'alarm.addAlarmAction(action);', '', 'tests/infra/alarms.test.ts'],
  [
    'infra/constructs/add-alarms.ts',
    'TreatMissingData.BREACHING',
    'TreatMissingData.IGNORE',
    'tests/infra/alarms.test.ts',
  ],
  [
    'infra/metrics.ts',
    'statistic: Stats.SUM, ...props',
    'statistic: Stats.AVERAGE, ...props',
    'tests/infra/alarms.test.ts',
  ],
  ['functions/auth/login.ts', "    countEvent('RefusedSignIns');\n", '', 'tests/functions/counted-events.test.ts'],
  ['functions/mailer/deliver.ts', "  countEvent('MailsParked');\n", '', 'tests/functions/counted-events.test.ts'],
  ['functions/canary/try-product.ts', 'if (!response.ok)', 'if (response.status === 418)', 'tests/unit/canary.test.ts'],
  [
    'scripts/operations/deploy/cdk-arguments.ts',
    'knownOrigin(stage) || !address',
    '!address',
    'tests/infra/deploy.test.ts',
  ],
  ['infra/settings.ts', 'domain?.name === mail.domain', 'domain?.name === undefined', 'tests/infra/settings.test.ts'],
  [
    'scripts/operations/deploy/deploy-stage.ts',
    '  say(whereAndRecords(stage, outputs));',
    '  if (works) say(whereAndRecords(stage, outputs));',
    'tests/infra/deploy.test.ts',
  ],
  [
    'scripts/operations/preflight.ts',
    'if (findings.some(isBlocking)) ',
    'if (findings.length === 0) ',
    'tests/infra/deploy.test.ts',
  ],
  [
    'scripts/operations/deploy/deploy-stage.ts',
    'if (findings.some(isBlocking)) {',
    'if (findings.length === 0) {',
    'tests/infra/deploy.test.ts',
  ],
  [
    'scripts/operations/deploy/preflight/asked.ts',
    "'$metadata' in error || ",
    '',
    'tests/infra/preflight/checks.test.ts',
  ],
  [
    'scripts/operations/deploy/preflight/checks.ts',
    'stacks === undefined || hasOwnSender(stage, stacks)',
    'stacks !== undefined && hasOwnSender(stage, stacks)',
    'tests/infra/preflight/checks.test.ts',
  ],
  [
    'scripts/operations/deploy/preflight/quotas.ts',
    'isFirst && unreserved',
    'unreserved',
    'tests/infra/preflight/findings.test.ts',
  ],
  ['functions/resends/index.ts', '  await takeOffList(person);\n', '', resends],
  [
    'functions/resends/index.ts',
    "  await takeOffList(person);\n  if (!(await commit(changes, context))) throw new AppError('conflict');\n",
    "  if (!(await commit(changes, context))) throw new AppError('conflict');\n  await takeOffList(person);\n",
    resends,
  ],
  ['functions/resends/index.ts', "if (emailConfirmed || mailTrouble?.kind !== 'complaint') ", '', resends],
];
