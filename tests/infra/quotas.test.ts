import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { appOf, type Resource, stageOf } from './templates.ts';

const { app } = appOf(stageOf('production'));
const templates: Record<string, Record<string, Resource>> = Object.fromEntries(
  app.synth().stacks.map(({ stackName, template }) => [stackName, template.Resources]),
);
const readme = readFileSync('infra/README.md', 'utf8');

/** The row with that name in the table of quotas: AWS's quota and the product's usage. */
const rowOf = (name: string): string[] => {
  const row = readme.split('\n').find((line) => line.startsWith(`| ${name} |`));
  return row?.split(' | ').slice(1) ?? [];
};
const countOf = (type: string): number =>
  Object.values(templates).flatMap((resources) => Object.values(resources).filter(({ Type }) => Type === type)).length;

// https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html (stored copy read on 2026-11-26)
it('has as many routes as the table of quotas says, and fewer than an API may have', () => {
  const routes = countOf('AWS::ApiGatewayV2::Route');
  expect(rowOf('API Gateway, routes of an API')).toEqual(['300', expect.stringMatching(`^${routes}: `)]);
  expect(routes).toBeLessThan(300);
  expect(countOf('AWS::ApiGatewayV2::Integration')).toBeLessThan(300);
});

// https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html; the limit of dynamic
// references is from a stored copy read on 2026-11-26.
it('has stacks of fewer than 400 resources, and fewer references to secrets than one may have', () => {
  expect(rowOf('CloudFormation, resources of a stack')[1]).toContain('fewer than 400');
  for (const [name, resources] of Object.entries(templates)) {
    expect([name, Object.keys(resources).length < 400]).toEqual([name, true]);
    const references = JSON.stringify(resources).match(/\{\{resolve:/g) ?? [];
    expect([name, references.length < 60]).toEqual([name, true]);
  }
});

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
it('uses as many of an account’s policies of CloudFront as the table of quotas says', () => {
  const [headers, caches] = [
    countOf('AWS::CloudFront::ResponseHeadersPolicy'),
    countOf('AWS::CloudFront::CachePolicy'),
  ];
  expect([headers, caches, countOf('AWS::CloudFront::OriginRequestPolicy')]).toEqual([3, 2, 1]);
  expect(rowOf('CloudFront, response header policies, cache policies')[1]).toContain('three and two a stage');
  expect(rowOf('CloudFront, origin request policies')[1]).toContain('one a stage');
});
