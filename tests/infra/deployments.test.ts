import { readFileSync } from 'node:fs';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import type { FunctionName } from '#infra/functions.ts';
import { aliasOf, appOf, createApp, find, findOne, functionOf, names, stageOf, templates } from './templates.ts';

const { api } = templates;
const apiOf = (stage: string, context = {}) => Template.fromStack(appOf(stageOf(stage), context).stacks.api);
const production = apiOf('production');
/** Functions that run in the background and answer no API call. */
const notServing: FunctionName[] = ['bounces', 'decoder', 'mailer', 'tasks'];
const serving = names.filter((name) => !notServing.includes(name));

const versionOf = (name: FunctionName) => {
  const found = find(api, 'AWS::Lambda::Version').filter(
    ([, { Properties }]) => Properties.FunctionName.Ref === functionOf(name).id,
  );
  expect(found).toHaveLength(1);
  return found[0] ?? expect.unreachable();
};

it.each(names)('calls %s by its published version, and keeps those before to go back to', (name) => {
  const [id, version] = versionOf(name);
  const alias = api.findResources('AWS::Lambda::Alias')[aliasOf(name)];
  expect(alias?.Properties).toEqual({
    Name: 'live',
    FunctionName: { Ref: functionOf(name).id },
    FunctionVersion: { 'Fn::GetAtt': [id, 'Version'] },
  });
  // A version made by a failed deployment must be deleted: Lambda publishes no version that equals the last one.
  // https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-attribute-deletionpolicy.html
  expect([version.DeletionPolicy, version.UpdateReplacePolicy]).toEqual(['RetainExceptOnCreate', 'Retain']);
});

// A version is a snapshot: a new parameter value reaches callers only if the version resource is replaced.
// https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-lambda-version.html
it.each(names)('publishes %s anew when a parameter in its environment gets another value, and only then', (name) => {
  const parametersIn = (said: unknown): string[] => {
    const refs = JSON.stringify(said ?? '').matchAll(/\{"Ref":"(SiteOrigin|OriginRotation)"\}/g);
    return [...new Set([...refs].map(([, parameter = '']) => parameter))].sort();
  };
  const [, { Properties }] = versionOf(name);
  expect(parametersIn(Properties.Description)).toEqual(parametersIn(functionOf(name).properties.Environment));
});

it('makes the same template of the same product', () => {
  expect(Template.fromStack(createApp(stageOf('dev')).stacks.api).toJSON()).toEqual(api.toJSON());
});

it('says which version it has deployed of the function that describes the API', () => {
  const [id] = versionOf('service');
  expect(api.toJSON().Outputs.ServiceVersion.Value).toEqual({ 'Fn::GetAtt': [id, 'Version'] });
});

it('leads a tenth of the calls to new versions for five minutes in production', () => {
  const { TrafficRoutingConfig, ComputePlatform } = findOne(production, 'AWS::CodeDeploy::DeploymentConfig').Properties;
  expect([ComputePlatform, TrafficRoutingConfig]).toEqual([
    'Lambda',
    { Type: 'TimeBasedCanary', TimeBasedCanary: { CanaryInterval: 5, CanaryPercentage: 10 } },
  ]);
  const following = find(production, 'AWS::Lambda::Alias').filter(([, alias]) => 'UpdatePolicy' in alias);
  expect(following.map(([id]) => id.replace(/Function.*/, '')).sort()).toEqual([...serving].sort());
});

it('goes back by itself when the new version fails, or the API does', () => {
  const alarms = production.findResources('AWS::CloudWatch::Alarm');
  const groups = production.findResources('AWS::CodeDeploy::DeploymentGroup');
  for (const name of serving) {
    const [, alias] = find(production, 'AWS::Lambda::Alias').find(([id]) => id.startsWith(`${name}Function`)) ?? [];
    if (!alias) throw new Error(`no alias of ${name}`);
    const policy = Object(alias).UpdatePolicy.CodeDeployLambdaAliasUpdate;
    const group = groups[policy.DeploymentGroupName.Ref]?.Properties;
    expect(group).toMatchObject({
      ApplicationName: policy.ApplicationName,
      DeploymentStyle: { DeploymentOption: 'WITH_TRAFFIC_CONTROL', DeploymentType: 'BLUE_GREEN' },
      AutoRollbackConfiguration: {
        Enabled: true,
        Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_REQUEST', 'DEPLOYMENT_STOP_ON_ALARM'],
      },
    });
    const { Enabled, Alarms } = group.AlarmConfiguration;
    const [own, ofAll] = Alarms.map(({ Name }: { Name: { Ref: string } }) => alarms[Name.Ref]?.Properties);
    // Watches the new version only: the old one still receives nine of ten calls.
    // https://docs.aws.amazon.com/lambda/latest/dg/monitoring-metrics-view.html
    const { FunctionName, FunctionVersion } = alias.Properties;
    expect([Enabled, Alarms.length, own.MetricName, own.Threshold, own.Period]).toEqual([true, 2, 'Errors', 1, 60]);
    expect(own.Dimensions).toEqual(
      expect.arrayContaining([
        { Name: 'FunctionName', Value: FunctionName },
        { Name: 'Resource', Value: { 'Fn::Join': ['', [FunctionName, ':live']] } },
        { Name: 'ExecutedVersion', Value: FunctionVersion },
      ]),
    );
    // A reply with status 500 is not an error in Lambda's metrics.
    expect([ofAll.Namespace, ofAll.MetricName, ofAll.Period]).toEqual(['AWS/ApiGateway', '5xx', 60]);
  }
});

it('says in each of these alarms where an operator reads what it means', () => {
  const guide = readFileSync('infra/README.md', 'utf8');
  expect(guide).toContain('\n## Upgrading and going back\n');
  for (const [, { Properties }] of find(production, 'AWS::CloudWatch::Alarm')) {
    expect(Properties.AlarmDescription).toMatch(/^The .+ fails\.|^The API answers with errors\./);
    expect(Properties.AlarmDescription).toMatch(/infra\/README\.md#upgrading-and-going-back$/);
  }
});

it('changes over all at once elsewhere, and where an operator asks for it', () => {
  for (const template of [api, apiOf('production', { atOnce: true })]) {
    expect(find(template, 'AWS::CodeDeploy::DeploymentGroup')).toEqual([]);
    expect(find(template, 'AWS::Lambda::Alias').filter(([, alias]) => 'UpdatePolicy' in alias)).toEqual([]);
    expect(find(template, 'AWS::Lambda::Alias')).toHaveLength(names.length);
  }
});

// https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html
const [resources, most] = [Object.keys(production.toJSON().Resources).length, 500];
it(`stays within CloudFormation’s resources of a stack: ${resources} of ${most} in the largest`, () => {
  expect(resources).toBeLessThan(most);
});
