import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, it } from 'vitest';
import { appOf, find, findOne, fromShared, stageOf, templates } from './templates.ts';

const { web } = templates;
const distribution = findOne(web, 'AWS::CloudFront::Distribution').Properties.DistributionConfig;
const policies = new Map(find(web, 'AWS::CloudFront::ResponseHeadersPolicy'));

const headersOf = ({ ResponseHeadersPolicyId }: { ResponseHeadersPolicyId: { Ref: string } }) => {
  const config = policies.get(ResponseHeadersPolicyId.Ref)?.Properties.ResponseHeadersPolicyConfig;
  const { ContentSecurityPolicy, ...others } = config.SecurityHeadersConfig;
  const csp = ContentSecurityPolicy.ContentSecurityPolicy;
  const custom = config.CustomHeadersConfig.Items.map((item: { Header: string; Value: string }) => [
    item.Header,
    item.Value,
  ]);
  return { csp: csp['Fn::Join']?.[1] ?? csp, others, custom: Object.fromEntries(custom) };
};
const common = {
  ContentTypeOptions: { Override: true },
  ReferrerPolicy: { Override: true, ReferrerPolicy: 'no-referrer' },
  StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true, Override: true },
};

it('lets pages run our own code alone', () => {
  const { csp, others, custom } = headersOf(distribution.DefaultCacheBehavior);
  expect(csp).toEqual([
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self' https://",
    fromShared('FnGetAttFiles8E6940B8RegionalDomainName'),
    "; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  ]);
  expect(others).toEqual(common);
  expect(custom).toEqual({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringMatching(/^([a-z-]+=\(\)(, |$))+$/),
  });
});

it('has nothing severe to fear by Google’s CSP Evaluator', () => {
  const [before, , after] = headersOf(distribution.DefaultCacheBehavior).csp;
  const { csp } = new CspParser(`${before}files.s3.eu-west-3.amazonaws.com${after}`);
  const findings = new CspEvaluator(csp).evaluate();
  // It cannot know what else the site's own origin serves: uploads are pictures, and sandboxed.
  expect(findings.map(({ severity, directive, value }) => [severity, directive, value])).toEqual([
    [Severity.MEDIUM_MAYBE, 'script-src', "'self'"],
  ]);
});

it('lets data and pictures run nothing', () => {
  const [data, pictures, pages] = distribution.CacheBehaviors.map(headersOf);
  expect(distribution.CacheBehaviors.map(({ PathPattern }: { PathPattern: string }) => PathPattern)).toEqual([
    '/api/*',
    '/files/*',
    '/public/cv/*',
  ]);
  expect(data).toEqual({
    csp: "default-src 'none'; frame-ancestors 'none'",
    others: common,
    custom: { 'Cross-Origin-Resource-Policy': 'same-origin', 'Cache-Control': 'no-store' },
  });
  expect(pictures).toMatchObject({ csp: "default-src 'none'; frame-ancestors 'none'; sandbox", others: common });
  // A public CV is an HTML page, even when the API answers it.
  expect(pages).toEqual(headersOf(distribution.DefaultCacheBehavior));
});

const cachePolicyOf = (pattern: string) => {
  const { CachePolicyId } = distribution.CacheBehaviors.find(
    ({ PathPattern }: { PathPattern: string }) => PathPattern === pattern,
  );
  return new Map(find(web, 'AWS::CloudFront::CachePolicy')).get(CachePolicyId.Ref)?.Properties;
};

it('keeps the page of a public CV for a minute at most, once in each language', () => {
  const { ParametersInCacheKeyAndForwardedToOrigin: key, ...ttl } = cachePolicyOf('/public/cv/*').CachePolicyConfig;
  expect(ttl).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 60 });
  expect(key).toMatchObject({
    HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Accept-Language'] },
    CookiesConfig: { CookieBehavior: 'none' },
    QueryStringsConfig: { QueryStringBehavior: 'none' },
  });
});

// D47: the edge function rewrites the path to the contract's page call and sets the reader's language.
it('forwards to the API what the Lambdas read, but not the Host', () => {
  const { OriginRequestPolicyConfig } = findOne(web, 'AWS::CloudFront::OriginRequestPolicy').Properties;
  const { CachePolicyConfig } = cachePolicyOf('/api/*');
  const { HeadersConfig, DefaultTTL } = {
    ...CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin,
    ...CachePolicyConfig,
  };
  expect(HeadersConfig.Headers).toEqual(['Authorization']);
  expect(DefaultTTL).toBe(0);
  expect(OriginRequestPolicyConfig).toMatchObject({
    CookiesConfig: { CookieBehavior: 'all' },
    QueryStringsConfig: { QueryStringBehavior: 'all' },
    HeadersConfig: {
      Headers: [
        'Accept',
        'Accept-Language',
        'CloudFront-Viewer-Address',
        'Content-Type',
        'Idempotency-Key',
        'If-Match',
        'Sec-Fetch-Site',
        'User-Agent',
      ],
    },
  });
});

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/HTTPStatusCodes.html: errors are cached for ten seconds by default.
it('keeps no error, and turns none into a page', () => {
  expect(distribution.CustomErrorResponses).toEqual(
    [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
  );
});

it('proves to the API, and to nobody else, that a request came this way', () => {
  const headers = distribution.Origins.map(
    ({ OriginCustomHeaders }: { OriginCustomHeaders?: unknown }) => OriginCustomHeaders,
  );
  const reference = [
    '{{resolve:secretsmanager:',
    fromShared('RefSecretsOrigin297BAAC6'),
    ':SecretString:current::',
    { Ref: 'OriginRotation' },
    '}}',
  ];
  expect(headers).toEqual([
    undefined,
    [{ HeaderName: 'x-origin-secret', HeaderValue: { 'Fn::Join': ['', reference] } }],
    undefined,
  ]);
});

it('has hashed assets kept for a year, put in place before the page, which is asked for each time', () => {
  const deployments = find(web, 'Custom::CDKBucketDeployment').map(([, { Properties }]) => Properties);
  expect(deployments).toMatchObject([
    {
      Include: ['assets/*'],
      Prune: false,
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
    },
    { Exclude: ['assets/*'], Prune: true, SystemMetadata: { 'cache-control': 'no-cache' } },
  ]);
});

it('has browsers rid of the worker where a stage turns it off: its removal is deployed over it', () => {
  const { app, stacks } = appOf({ ...stageOf('dev'), offlineShell: false });
  const deployments = find(Template.fromStack(stacks.web), 'Custom::CDKBucketDeployment');
  const [assets, pages] = deployments.map(([, { Properties }]) => Properties.SourceObjectKeys);
  expect([assets.length, pages.length]).toEqual([1, 2]);
  const { directory } = app.synth();
  const { files } = JSON.parse(readFileSync(join(directory, `${stacks.web.artifactId}.assets.json`), 'utf8'));
  expect(resolve(directory, files[pages[1].replace('.zip', '')].source.path)).toBe(resolve('infra/worker-removal'));
  expect(find(web, 'Custom::CDKBucketDeployment').map(([, one]) => one.Properties.SourceObjectKeys.length)).toEqual([
    1, 1,
  ]);
});

it('answers under a name of its own, by TLS 1.2 at least, where the stage has one', () => {
  const production = Template.fromStack(appOf(stageOf('production')).stacks.web);
  const config = findOne(production, 'AWS::CloudFront::Distribution').Properties.DistributionConfig;
  expect(config.Aliases).toEqual(['thesee.test']);
  expect(config.ViewerCertificate).toMatchObject({
    MinimumProtocolVersion: 'TLSv1.2_2021',
    SslSupportMethod: 'sni-only',
  });
  expect(config.WebACLId).toEqual({
    'Fn::GetStackOutput': {
      StackName: 'thesee-production-edge',
      Region: 'us-east-1',
      OutputName: expect.stringContaining('FirewallAcl'),
    },
  });
  expect(distribution).not.toHaveProperty('Aliases');
  expect(distribution).not.toHaveProperty('WebACLId');
});

// AWS's default: https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-list.html
it('has a firewall refuse callers known for harm, and whoever asks more often than a campus does', () => {
  const { edge } = appOf(stageOf('production')).stacks;
  const acl = findOne(Template.fromStack(edge ?? expect.unreachable()), 'AWS::WAFv2::WebACL').Properties;
  expect([acl.Scope, acl.DefaultAction]).toEqual(['CLOUDFRONT', { Allow: {} }]);
  expect(acl.Rules.map(({ Name }: { Name: string }) => Name)).toEqual([
    'AWSManagedRulesAmazonIpReputationList',
    'AWSManagedRulesKnownBadInputsRuleSet',
    'AWSManagedRulesCommonRuleSet',
    'TooOften',
  ]);
  const [rate] = acl.Rules.slice(-1);
  expect(rate.Statement).toEqual({ RateBasedStatement: { AggregateKeyType: 'IP', Limit: 20_000 } });
  expect(rate.Action.Block.CustomResponse).toEqual({
    ResponseCode: 429,
    ResponseHeaders: [{ Name: 'Retry-After', Value: '300' }],
  });
  // Sampled requests would store tokens.
  expect(JSON.stringify(acl)).not.toContain('"SampledRequestsEnabled":true');
});
