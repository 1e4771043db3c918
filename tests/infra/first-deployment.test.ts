import type { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { kinds } from '#scripts/operations/clear-stage/kinds.ts';
import { appOf, find, type Resource, stageOf } from './templates.ts';

type Waiting = Resource & { DependsOn?: string[] };

const products = ['dev', 'staging', 'production'].map((name) => [name, appOf(stageOf(name))] as const);

/** Storage resources whose creation AWS may refuse, because of a taken name or a quota. */
const mayFail = /^AWS::(S3::Bucket|KMS::(Key|Alias)|SecretsManager::Secret|SES::EmailIdentity)$/;

it.each(products)('leaves nothing of %s behind when its first deployment is rolled back', (_stage, { app }) => {
  const left = app
    .synth()
    .stacks.flatMap(({ template }) => Object.entries<Resource>(template.Resources))
    .filter(([, { DeletionPolicy }]) => DeletionPolicy === 'Retain');
  expect(left.map(([id]) => id)).toEqual([]);
});

it('leaves nothing that `npm run clear-stage` does not know, when a stack is deleted', () => {
  const outliving = products
    .flatMap(([, { app }]) => app.synth().stacks)
    .flatMap(({ template }) => Object.values<Resource>(template.Resources))
    .filter(({ DeletionPolicy }) => DeletionPolicy === 'RetainExceptOnCreate')
    .map(({ Type }) => Type);
  // A version is deleted with its function.
  expect(new Set(outliving)).toEqual(new Set([...Object.keys(kinds), 'AWS::Lambda::Version']));
});

it.each(products)('makes the protected table of %s last, as a rollback cannot remove it', (_stage, { stacks }) => {
  const failing = (stack: Stack): string[] =>
    Object.entries<Resource>(Template.fromStack(stack).toJSON().Resources)
      .filter(([, { Type }]) => mayFail.test(Type))
      .map(([id]) => id.replace(/[0-9A-F]{8}$/, ''));
  // Two buckets, two signing keys and their alias, three secrets, the mail domain.
  expect(failing(stacks.shared)).toHaveLength(9);
  expect(stacks.storage.dependencies).toEqual([stacks.shared]);
  // The table references its own key; copies reference the table.
  expect(failing(stacks.storage).filter((id) => id !== 'CopiesKey')).toEqual(['TableKey']);
});

it.each(products)(
  'puts files into the site of %s last, as a rollback cannot remove a bucket that holds some',
  (_stage, { stacks }) => {
    const template = Template.fromStack(stacks.web);
    const [[distribution] = []] = find(template, 'AWS::CloudFront::Distribution');
    const contents = find(template, 'Custom::CDKBucketDeployment') as [string, Waiting][];
    expect(contents).toHaveLength(2);
    for (const [, { DependsOn }] of contents) expect(DependsOn).toContain(distribution);
  },
);
