import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import type { FunctionName } from '#infra/functions.ts';
import type { Contract } from '#shared/contract.ts';
import { contracts, type Group } from '#shared/contracts/index.ts';
import { aliasOf, appOf, find, findOne, names, stageOf, templates } from './templates.ts';

const { api, web } = templates;
const groups = Object.keys(contracts) as Group[];

/** The function that serves each group; exceptions for single calls are listed separately. */
const servedBy: Record<Group, FunctionName> = {
  auth: 'auth',
  factors: 'account',
  users: 'users',
  universities: 'universities',
  catalogue: 'catalogue',
  portfolios: 'portfolios',
  diplomas: 'profile',
  experiences: 'profile',
  publications: 'profile',
  doctorates: 'profile',
  formations: 'formations',
  usercv: 'cv',
  resources: 'files',
  exports: 'exports',
  audit: 'audit',
  downloads: 'users',
  service: 'service',
};
const elsewhere: Record<string, FunctionName> = {
  'users.create': 'auth',
  'auth.secondStep': 'account',
  'auth.confirmIdentity': 'account',
  'auth.listSessions': 'account',
  'auth.endSession': 'account',
  'auth.endOtherSessions': 'account',
  'auth.logout': 'account',
  'auth.logoutEverywhere': 'account',
  'auth.requestArchive': 'account',
  'auth.eraseAccount': 'account',
  'auth.keepAccount': 'account',
  'auth.stay': 'account',
  'users.endSessions': 'account',
  'users.remove': 'account',
  'users.resendMail': 'resends',
  'auth.requestConfirmation': 'resends',
  'usercv.contact': 'resends',
  'auth.getArchive': 'files',
  'auth.archiveFile': 'files',
  'users.beginImport': 'imports',
  'users.getImport': 'imports',
  'formations.beginImport': 'imports',
  'formations.getImport': 'imports',
  'usercv.getPublic': 'public',
  'usercv.getPage': 'public',
  'usercv.withdraw': 'files',
  'users.avatarForm': 'files',
  'users.uploadAvatar': 'files',
  'universities.logoForm': 'files',
  'universities.uploadLogo': 'files',
};

it('has a route per call of the contracts, to the live version of the function that serves it, and one for all other paths', () => {
  const integrations = new Map(find(api, 'AWS::ApiGatewayV2::Integration'));
  const routes = find(api, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) => {
    const integration = integrations.get(Properties.Target['Fn::Join'][1][1].Ref)?.Properties;
    expect(integration).toMatchObject({ IntegrationType: 'AWS_PROXY', PayloadFormatVersion: '2.0' });
    return `${Properties.RouteKey} → ${integration.IntegrationUri.Ref}`;
  });
  const declared = groups.flatMap((group) => {
    const contract: Contract = contracts[group];
    return Object.entries(contract).map(([name, { method, path }]) => {
      return `${method} /api/v0${path} → ${aliasOf(elsewhere[`${group}.${name}`] ?? servedBy[group])}`;
    });
  });
  expect(routes.sort()).toEqual([...declared, `ANY /api/{proxy+} → ${aliasOf('service')}`].sort());
});

it('lets API Gateway call every function that serves', () => {
  const callable = find(api, 'AWS::Lambda::Permission')
    .filter(([, { Properties }]) => Properties.Principal === 'apigateway.amazonaws.com')
    .map(([, { Properties }]) => Properties.FunctionName.Ref);
  expect(callable.sort()).toEqual(
    [...new Set([...Object.values(servedBy), ...Object.values(elsewhere)])].map((name) => aliasOf(name)).sort(),
  );
});

it('asks for nothing at deployment but the address of the site, and a rotated secret’s version', () => {
  const asked = ([template]: [typeof api]) =>
    Object.entries(template.findParameters('*'))
      .filter(([name]) => name !== 'BootstrapVersion')
      .map(([name, { Default }]) => [name, Default]);
  expect(asked([api])).toEqual([
    // CloudFront assigns the domain; it is known after the deployment.
    ['SiteOrigin', 'https://address-not-known-yet.invalid'],
  ]);
  expect(asked([web])).toEqual([['OriginRotation', '']]);
  const production = Template.fromStack(appOf(stageOf('production')).stacks.api);
  expect(asked([production])[0]).toEqual(['SiteOrigin', 'https://thesee.test']);
});

it('throttles, and logs no address and no query', () => {
  const stage = findOne(api, 'AWS::ApiGatewayV2::Stage').Properties;
  expect(stage.DefaultRouteSettings).toEqual({ ThrottlingBurstLimit: 400, ThrottlingRateLimit: 200 });
  expect(stage.AccessLogSettings.Format).not.toMatch(/sourceIp|path|protocol|userAgent|identity|query/i);
});

it('notes of each call what leads to its failure: the invocation’s id, what Lambda and the gateway said of it', () => {
  const { Format } = findOne(api, 'AWS::ApiGatewayV2::Stage').Properties.AccessLogSettings;
  // https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-logging-variables.html
  expect(JSON.parse(Format)).toEqual({
    requestId: '$context.requestId',
    time: '$context.requestTimeEpoch',
    route: '$context.routeKey',
    status: '$context.status',
    ms: '$context.responseLatency',
    bytes: '$context.responseLength',
    lambdaId: '$context.integration.requestId',
    lambdaStatus: '$context.integration.integrationStatus',
    functionStatus: '$context.integration.status',
    error: '$context.integration.error',
    gatewayError: '$context.error.message',
    gatewayErrorType: '$context.error.responseType',
  });
});

it('ends every log', () => {
  const logs = [api, web].flatMap((template) => find(template, 'AWS::Logs::LogGroup'));
  expect(logs.length).toBe(names.length + 2);
  for (const [, { Properties }] of logs) expect(Properties.RetentionInDays).toBe(30);
  for (const [, { Properties }] of [api, web].flatMap((template) => find(template, 'AWS::Lambda::Function'))) {
    expect(Properties.LoggingConfig.LogGroup).toHaveProperty('Ref');
  }
});
