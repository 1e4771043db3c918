import { expect, it } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import { lambdaEnvironment } from '#shared/env.ts';
import { find, findOne, functionOf, groups, templates } from './templates.ts';

const { api, web } = templates;

it('has a route per call of the contracts, to the Lambda of its group, and one for all other paths', () => {
  const integrations = new Map(find(api, 'AWS::ApiGatewayV2::Integration'));
  const routes = find(api, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) => {
    const integration = integrations.get(Properties.Target['Fn::Join'][1][1].Ref)?.Properties;
    expect(integration).toMatchObject({ IntegrationType: 'AWS_PROXY', PayloadFormatVersion: '2.0' });
    return `${Properties.RouteKey} → ${integration.IntegrationUri['Fn::GetAtt'][0]}`;
  });
  const declared = groups.flatMap((group) =>
    Object.values(contracts[group]).map(({ method, path }) => `${method} /api/v0${path} → ${functionOf(group).id}`),
  );
  expect(routes.sort()).toEqual([...declared, `ANY /api/{proxy+} → ${functionOf('service').id}`].sort());
});

it('lets API Gateway call every function', () => {
  const callable = find(api, 'AWS::Lambda::Permission').map(([, { Properties }]) => Properties.FunctionName);
  expect(callable).toEqual(groups.map((group) => ({ 'Fn::GetAtt': [functionOf(group).id, 'Arn'] })));
});

it.each(groups)('sets the whole environment of %s', (group) => {
  const { Variables } = functionOf(group).properties.Environment;
  expect(Object.keys(Variables).sort()).toEqual([...Object.keys(lambdaEnvironment.shape), 'NODE_OPTIONS'].sort());
  expect(Variables.SITE_ORIGIN).toEqual({ Ref: 'SiteOrigin' });
});

it('asks for nothing at deployment but the address of the site', () => {
  const asked = Object.keys(api.findParameters('*')).filter((name) => name !== 'BootstrapVersion');
  expect(asked).toEqual(['SiteOrigin']);
});

it('prints on x86_64 with 2 GB and answers before the gateway gives up', () => {
  expect(functionOf('exports').properties).toMatchObject({
    Architectures: ['x86_64'],
    MemorySize: 2048,
    Timeout: 29,
  });
  for (const group of groups.filter((name) => name !== 'exports')) {
    expect(functionOf(group).properties).toMatchObject({
      Architectures: ['arm64'],
      Runtime: 'nodejs24.x',
      Timeout: group === 'catalogue' ? 29 : 10,
    });
  }
});

it('throttles, and logs no address and no query', () => {
  const stage = findOne(api, 'AWS::ApiGatewayV2::Stage').Properties;
  expect(stage.DefaultRouteSettings).toEqual({ ThrottlingBurstLimit: 400, ThrottlingRateLimit: 200 });
  expect(stage.AccessLogSettings.Format).not.toMatch(/sourceIp|path|protocol|userAgent|identity|query/i);
});

it('ends every log', () => {
  const logs = [api, web].flatMap((template) => find(template, 'AWS::Logs::LogGroup'));
  expect(logs.length).toBe(groups.length + 2);
  for (const [, { Properties }] of logs) expect(Properties.RetentionInDays).toBe(30);
  for (const [, { Properties }] of [api, web].flatMap((template) => find(template, 'AWS::Lambda::Function'))) {
    expect(Properties.LoggingConfig.LogGroup).toHaveProperty('Ref');
  }
});
