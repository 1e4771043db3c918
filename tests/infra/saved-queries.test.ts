import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { appOf, find, names, stageOf } from './templates.ts';

const { watch } = appOf(stageOf('production')).stacks;
if (!watch) throw new Error('production is watched');
const queries = find(Template.fromStack(watch), 'AWS::Logs::QueryDefinition').map(([, { Properties }]) => Properties);

const logOf = (reference: unknown): string => {
  const [, name] = /"(?:PublishOutputRef)?(\w+?)(?:Log)?[0-9A-F]{8}/.exec(JSON.stringify(reference)) ?? [];
  return name ?? expect.unreachable(JSON.stringify(reference));
};
const all = ['Access', ...names, 'canary'];

// https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/CWL_QuerySyntax.html
it.each([
  ['one call', /^fields @timestamp.*\n\| filter @message like "PUT-THE-REFERENCE-HERE"/, all],
  ['one person', /^fields @timestamp.*\n\| filter @message like "PUT-THE-PSEUDONYM-HERE"/, all],
  ['failures by route', /^filter status >= 500\n\| stats count\(\) as failures by route/, ['Access']],
  ['slowest calls', /^stats max\(ms\).* by route\n\| sort longest desc/, ['Access']],
  ['mails that failed', /\| filter event in \["mail_failed", "mail_parked", "mail_returned"\]/, ['mailer', 'bounces']],
  ['tasks parked', /\| filter event in \["task_failed", "task_parked"\]/, ['tasks']],
])('an operator finds “%s” among the saved queries of the stage', (name, query, logs) => {
  const saved = queries.find(({ Name }) => Name === `thesee-production/${name}`);
  expect(saved?.QueryString).toMatch(query);
  expect(saved?.LogGroupNames.map(logOf).toSorted()).toEqual(logs.toSorted());
});

it('saves no others, and not more logs in one than CloudWatch takes', () => {
  expect(queries).toHaveLength(6);
  for (const { LogGroupNames } of queries) expect(LogGroupNames.length).toBeLessThanOrEqual(50);
});
