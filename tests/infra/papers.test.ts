import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { sourceOf } from '#scripts/tools/papers/papers.ts';
import { appOf, stageOf } from './templates.ts';

test('the paper of subprocessors names every service of AWS that a stage uses', () => {
  const { stacks } = appOf(stageOf('production'));
  const types = Object.values(stacks).flatMap((stack) =>
    stack ? Object.values(Template.fromStack(stack).toJSON().Resources as object).map(({ Type }) => String(Type)) : [],
  );
  const services = new Set(
    types.map((type) =>
      type
        .split('::')
        .slice(0, type.startsWith('AWS::') ? 2 : 1)
        .join('::'),
    ),
  );
  expect([...services]).toEqual(expect.arrayContaining(['AWS::DynamoDB', 'AWS::WAFv2', 'AWS::Backup']));
  const text = sourceOf('subprocessors', 'en');
  expect([...services].filter((service) => !text.includes(`\`${service}`))).toEqual([]);
});
