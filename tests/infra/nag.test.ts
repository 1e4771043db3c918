import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { afterAll, expect, it, vi } from 'vitest';
import { withCells } from './cells.ts';
import { appOf, createApp, isEveryStageChecked, type Resource, shippedStage, stageOf } from './templates.ts';

const names = ['dev', 'staging', 'production'];
const products = names.map((name) => [name, appOf(stageOf(name))] as const);

afterAll(() => vi.unstubAllEnvs());

it.each([
  ...(isEveryStageChecked ? names : ['production']).map((name) => [name, () => stageOf(name)] as const),
  ['production as it is shipped', () => shippedStage('production')] as const,
  ...(isEveryStageChecked ? [3, 10] : []).map((count) => [`${count} cells`, () => withCells(count)] as const),
])('leaves no finding of AWS’s checks unexplained in %s', (_name, make) => {
  vi.stubEnv('CDK_VALIDATION', 'true');
  const { app } = createApp(make());
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
  // synth prints the findings and throws.
  expect(() => app.synth()).not.toThrow();
});

it.each(products)('explains no finding for the whole of %s, nor for a whole stack', (_stage, { app, stacks }) => {
  const whole = [app, ...Object.values(stacks)].flatMap((scope) => scope?.node.metadata ?? []);
  expect(whole.filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)).toEqual([]);
});

it.each(products)(
  'keeps every stack of %s from being deleted by accident, each by the name of its part',
  (stage, { stacks }) => {
    for (const [part, stack] of Object.entries(stacks)) {
      if (!stack) continue;
      expect([stack.stackName, stack.terminationProtection]).toEqual([`thesee-${stage}-${part}`, true]);
    }
  },
);

it.each(products)('lets nothing of %s go that holds data, however its stack ends', (stage, { app }) => {
  const resources = app
    .synth()
    .stacks.flatMap(({ template }) => Object.entries<Resource>(template.Resources))
    .filter(([, { Type }]) =>
      /^AWS::(Backup::BackupVault$|DynamoDB::|S3::Bucket$|KMS::Key$|SecretsManager::Secret$)/.test(Type),
    );
  // Production also has a backup vault and its key.
  expect(resources.length).toBe(stage === 'production' ? 12 : 10);
  const unprotected = resources.filter(
    ([, { DeletionPolicy, UpdateReplacePolicy }]) =>
      DeletionPolicy !== 'RetainExceptOnCreate' || UpdateReplacePolicy !== 'Retain',
  );
  expect(unprotected.map(([id]) => id)).toEqual([]);
});
