const stack = 'tests/infra/deployments.test.ts';
const smoke = 'tests/local/smoke.test.ts';
const clear = 'tests/unit/clear-stage.test.ts';
const first = 'tests/infra/first-deployment.test.ts';

/** Traffic shifts and rollbacks. */
export const deploymentMutations: [file: string, find: string, replace: string, test: string][] = [
  [
    'infra/constructs/product-function.ts',
    'removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE',
    'removalPolicy: RemovalPolicy.RETAIN',
    stack,
  ],
  ['infra/stacks/api-stack.ts', 'if (settings.serves) shift', 'if (settings.takesStrays) shift', stack],
  ['infra/stage.ts', "app.node.tryGetContext('atOnce') ? undefined : ", '', stack],
  ['infra/constructs/traffic-shift.ts', 'stoppedDeployment: true', '', stack],
  ['infra/metrics.ts', '      ExecutedVersion: version.version,\n', '', stack],
  ['infra/constructs/triggers.ts', '    target: live,\n', '    target: live.lambda,\n', 'tests/infra/triggers.test.ts'],
  [
    'scripts/platform/template/targets.ts',
    'FunctionName === lambda.name && Qualifier === qualifier',
    'FunctionName === lambda.name',
    'scripts/platform/tests/aliases.test.ts',
  ],
  [
    'scripts/operations/deploy/smoke.ts',
    'reply.status === 404 && isJson(reply)',
    'reply.status === 404 || isJson(reply)',
    smoke,
  ],
  ['scripts/operations/deploy/smoke.ts', 'return answered === version\n', 'return answered !== null\n', smoke],
  [
    'scripts/operations/deploy/smoke.ts',
    "headers.get('cache-control') !== 'no-cache'",
    "headers.get('etag') === 'none'",
    smoke,
  ],
  ['scripts/operations/clear-stage/decide.ts', 'CREATE_COMPLETE$|UPDATE_', 'UPDATE_', clear],
  ['scripts/operations/clear-stage/plan.ts', '  await refuseContent(doomed);\n', '', clear],
  [
    'scripts/operations/clear-stage/kinds.ts',
    'Versions.length + DeleteMarkers.length > 0',
    'DeleteMarkers.length > 0',
    clear,
  ],
  ['infra/constructs/stack-log.ts', 'RETAIN_ON_UPDATE_OR_DELETE', 'RETAIN', first],
  ['infra/stacks/web-stack.ts', '    content.node.addDependency(distribution);\n', '', first],
  ['scripts/operations/deploy/dns-records.ts', 'if (!bounces) return [];', '', 'tests/infra/dns-records.test.ts'],
  [
    'scripts/operations/stage/variables.ts',
    'readStage(stage, settings).region',
    "'eu-west-3'",
    'tests/unit/stage-variables.test.ts',
  ],
];
