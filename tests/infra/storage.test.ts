import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { SharedStack } from '#infra/stacks/shared-stack.ts';
import { appOf, find, findOne, fromShared, ids, type Resource, stacks, stageOf, templates } from './templates.ts';

const { shared, storage, web } = templates;

/** Survives deletion and replacement, but not a first deployment's rollback: orphans would block the next. */
const kept = { DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' };

it('keeps the names that a renamed construct would replace with empty resources', () => {
  const types = ['AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket', 'AWS::KMS::Key', 'AWS::SecretsManager::Secret'];
  const namesIn = (template: Template) => types.flatMap((type) => find(template, type).map(([id]) => id));
  expect(namesIn(storage)).toEqual(['TableCD117FA1', 'TableKeyF581D96F']);
  expect(namesIn(shared)).toEqual([
    'Files8E6940B8',
    ids.erasures,
    'SigningKeyEEFC2790',
    'OtherSigningKey33902273',
    'SecretsOrigin297BAAC6',
    'SecretsPseudonymKey30911634',
    'SecretsDeviceKey6531673B',
  ]);
  expect(find(web, 'AWS::S3::Bucket').map(([id]) => id)).toEqual(['SiteE53D7754']);
});

it('protects the table against deletion and mistakes', () => {
  const table = findOne(storage, 'AWS::DynamoDB::GlobalTable');
  expect(table).toMatchObject(kept);
  expect(table.Properties).toMatchObject({
    BillingMode: 'PAY_PER_REQUEST',
    SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
    TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    StreamSpecification: { StreamViewType: 'KEYS_ONLY' },
    GlobalSecondaryIndexes: [{ IndexName: 'GSI1', Projection: { ProjectionType: 'ALL' } }],
    Replicas: [
      {
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        SSESpecification: { KMSMasterKeyId: { 'Fn::GetAtt': ['TableKeyF581D96F', 'Arn'] } },
      },
    ],
  });
});

it('keeps every bucket private, encrypted, spoken to over TLS only, and retained', () => {
  for (const [template, policies] of [
    [shared, 1],
    [web, 2],
  ] as const) {
    for (const [, bucket] of find(template, 'AWS::S3::Bucket')) {
      expect(bucket).toMatchObject(kept);
      expect(bucket.Properties).toMatchObject({
        BucketEncryption: { ServerSideEncryptionConfiguration: [{}] },
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
      });
    }
    const documents = find(template, 'AWS::S3::BucketPolicy').map(([, { Properties }]) => Properties.PolicyDocument);
    // The files bucket's policy is in the last stack, because it references the distribution.
    expect(documents).toHaveLength(policies);
    for (const { Statement } of documents) {
      expect(Statement).toContainEqual(
        expect.objectContaining({
          Effect: 'Deny',
          Principal: { AWS: '*' },
          Action: 's3:*',
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        }),
      );
    }
  }
  for (const [, { Properties }] of find(shared, 'AWS::S3::Bucket')) {
    expect(Properties.VersioningConfiguration.Status).toBe('Enabled');
  }
});

it('lets browsers send and read files from the site’s own domain alone, where the stage has one', () => {
  const originsOf = (name: string) =>
    find(Template.fromStack(appOf(stageOf(name)).stacks.shared), 'AWS::S3::Bucket')
      .flatMap(([, { Properties }]) => Properties.CorsConfiguration?.CorsRules ?? [])
      .map(({ AllowedOrigins }) => AllowedOrigins);
  expect(originsOf('production')).toEqual([['https://thesee.test']]);
  expect(originsOf('dev')).toEqual([['*']]);
});

it('shows one distribution the public pictures, and nobody anything else', () => {
  const files = fromShared('FnGetAttFiles8E6940B8Arn');
  const policy = find(web, 'AWS::S3::BucketPolicy').find(
    ([, { Properties }]) => 'Fn::GetStackOutput' in Properties.Bucket,
  );
  const allowed = policy?.[1].Properties.PolicyDocument.Statement.filter(
    ({ Effect }: { Effect: string }) => Effect === 'Allow',
  );
  const [[distribution] = []] = find(web, 'AWS::CloudFront::Distribution');
  expect(allowed).toEqual([
    {
      Effect: 'Allow',
      Action: 's3:GetObject',
      Principal: { Service: 'cloudfront.amazonaws.com' },
      Resource: { 'Fn::Join': ['', [files, '/files/img/*']] },
      Condition: {
        StringEquals: {
          'aws:SourceArn': {
            'Fn::Join': ['', expect.arrayContaining([':distribution/', { Ref: distribution }])],
          },
        },
      },
    },
  ]);
});

it('keeps what is noted of erasures for a year, whoever wants it gone', () => {
  const bucket = find(shared, 'AWS::S3::Bucket').find(([id]) => id === ids.erasures)?.[1];
  expect(bucket?.Properties).toMatchObject({
    ObjectLockEnabled: true,
    ObjectLockConfiguration: { Rule: { DefaultRetention: { Mode: 'GOVERNANCE', Days: 365 } } },
  });
});

it('has S3 remove by itself what was uploaded and never taken in, copies of data after a day, and what was sent in part', () => {
  const files = find(shared, 'AWS::S3::Bucket').find(([id]) => id === 'Files8E6940B8')?.[1];
  expect(files?.Properties.LifecycleConfiguration.Rules).toEqual([
    {
      Status: 'Enabled',
      NoncurrentVersionExpiration: { NoncurrentDays: 30 },
      AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
    },
    {
      Status: 'Enabled',
      Prefix: 'incoming/',
      ExpirationInDays: 1,
      NoncurrentVersionExpiration: { NoncurrentDays: 1 },
    },
    {
      Status: 'Enabled',
      Prefix: 'archives/',
      ExpirationInDays: 1,
      NoncurrentVersionExpiration: { NoncurrentDays: 1 },
    },
  ]);
});

it('has two P-256 keys that outlive the stack, and an alias that says which of them signs', () => {
  const keys = find(shared, 'AWS::KMS::Key').filter(([, { Properties }]) => Properties.KeyUsage === 'SIGN_VERIFY');
  expect(keys.map(([id]) => id)).toEqual([ids.signingKey, ids.otherSigningKey]);
  for (const [, key] of keys) {
    expect(key).toMatchObject(kept);
    expect(key.Properties).toMatchObject({ KeySpec: 'ECC_NIST_P256' });
  }
  expect(findOne(shared, 'AWS::KMS::Alias').Properties).toEqual({
    AliasName: 'alias/thesee-dev-tokens',
    TargetKeyId: { 'Fn::GetAtt': [ids.signingKey, 'Arn'] },
  });
});

it('moves the alias when the stage names the other key', () => {
  const stage = { ...stageOf('dev'), signsWith: 'OtherSigningKey' } as const;
  const renewed = Template.fromStack(new SharedStack(new App(), 'renewed', { stage, env: { region: stage.region } }));
  expect(findOne(renewed, 'AWS::KMS::Alias').Properties.TargetKeyId).toEqual({
    'Fn::GetAtt': [ids.otherSigningKey, 'Arn'],
  });
});

it('has secrets that nobody chose, and the origin’s with room for the one before', () => {
  const secrets = find(shared, 'AWS::SecretsManager::Secret').map(([id, { Properties, ...policies }]) => {
    expect(policies).toMatchObject(kept);
    expect(Properties).not.toHaveProperty('SecretString');
    return [id, Properties.GenerateSecretString];
  });
  const random = { ExcludePunctuation: true, PasswordLength: 44 };
  expect(secrets).toEqual([
    [ids.originSecret, { ...random, GenerateStringKey: 'current', SecretStringTemplate: '{"previous":null}' }],
    [ids.pseudonymKey, random],
    [ids.deviceKey, random],
  ]);
});

it('keeps people’s data in the European Union: across the sea lies only what CloudFront wants there', () => {
  const { edge, ...others } = appOf(stageOf('production')).stacks;
  expect(Object.values(others).map((stack) => stack?.region)).toEqual(Array(5).fill('eu-west-3'));
  expect(edge?.region).toBe('us-east-1');
  const resources: Record<string, Resource> = Template.fromStack(edge ?? stacks.web).toJSON().Resources;
  const kinds = Object.values(resources).map(({ Type }) => Type);
  expect([...new Set(kinds)].sort()).toEqual([
    'AWS::CloudWatch::Alarm',
    'AWS::SNS::Subscription',
    'AWS::SNS::Topic',
    'AWS::SNS::TopicPolicy',
    'AWS::WAFv2::WebACL',
  ]);
});

it('is pointed to what a restore has made by three names, and keeps its own', () => {
  const restored = {
    table: 'restored-table',
    tableStreamArn: 'arn:aws:dynamodb:eu-west-3:444455556666:table/restored-table/stream/2026-11-22T10:00:00.000',
    bucket: 'restored-files',
  };
  const { storage, api } = appOf({ ...stageOf('dev'), restored }).stacks;
  expect(find(Template.fromStack(storage), 'AWS::DynamoDB::GlobalTable').map(([id]) => id)).toEqual([ids.table]);
  const template = JSON.stringify(Template.fromStack(api).toJSON());
  expect(template).toContain('"TABLE_NAME":"restored-table"');
  expect(template).toContain('"FILES_BUCKET":"restored-files"');
  expect(template).toContain(`"EventSourceArn":"${restored.tableStreamArn}"`);
  expect(template).not.toMatch(/PublishOutput\w*(TableCD117FA1|Files8E6940B8)/);
});

// https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-properties-ses-emailidentity-mailfromattributes.html
it('has mails that come back go to a name below the mail domain, and mails leave while that name is not known', () => {
  const { domain } = stageOf('dev').mail;
  expect(findOne(shared, 'AWS::SES::EmailIdentity').Properties).toEqual({
    EmailIdentity: domain,
    MailFromAttributes: { MailFromDomain: `bounce.${domain}`, BehaviorOnMxFailure: 'USE_DEFAULT_VALUE' },
  });
  expect(shared.toJSON().Outputs.MailFromDomain.Value).toBe(`bounce.${domain}`);
});

it('signs with a mail domain that is verified already, where the stage says so, and changes nothing of it', () => {
  const stage = stageOf('dev');
  const { shared, api } = appOf({ ...stage, mail: { ...stage.mail, identity: 'existing' } }).stacks;
  const template = Template.fromStack(shared);
  expect(find(template, 'AWS::SES::EmailIdentity')).toEqual([]);
  expect(Object.keys(template.toJSON().Outputs).filter((name) => /^Dkim|^MailFrom/.test(name))).toEqual([]);
  expect(JSON.stringify(Template.fromStack(api).toJSON())).toContain(':identity/dev.thesee.test');
});
