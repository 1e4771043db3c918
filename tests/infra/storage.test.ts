import { expect, it } from 'vitest';
import { find, findOne, templates } from './templates.ts';

const { storage, web } = templates;

it('keeps the names that a renamed construct would replace with empty resources', () => {
  const names = ['AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket', 'AWS::KMS::Key'].flatMap((type) =>
    find(storage, type).map(([id]) => id),
  );
  expect(names).toEqual(['TableCD117FA1', 'Files8E6940B8', 'SigningKeyEEFC2790']);
  expect(find(web, 'AWS::S3::Bucket').map(([id]) => id)).toEqual(['SiteE53D7754']);
});

it('protects the table against deletion and mistakes', () => {
  const table = findOne(storage, 'AWS::DynamoDB::GlobalTable');
  expect(table.DeletionPolicy).toBe('Retain');
  expect(table.Properties).toMatchObject({
    BillingMode: 'PAY_PER_REQUEST',
    SSESpecification: { SSEEnabled: true },
    TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    GlobalSecondaryIndexes: [{ IndexName: 'GSI1', Projection: { ProjectionType: 'ALL' } }],
    Replicas: [
      {
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      },
    ],
  });
});

it('keeps every bucket private, encrypted, spoken to over TLS only, and retained', () => {
  for (const template of [storage, web]) {
    const [, bucket] = find(template, 'AWS::S3::Bucket')[0] ?? [];
    expect(bucket?.DeletionPolicy).toBe('Retain');
    expect(bucket?.Properties).toMatchObject({
      BucketEncryption: { ServerSideEncryptionConfiguration: [{}] },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
    expect(findOne(template, 'AWS::S3::BucketPolicy').Properties.PolicyDocument.Statement).toContainEqual(
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
    );
  }
  expect(findOne(storage, 'AWS::S3::Bucket').Properties.VersioningConfiguration.Status).toBe('Enabled');
});

it('shows CloudFront the public pictures only', () => {
  const { Statement } = findOne(storage, 'AWS::S3::BucketPolicy').Properties.PolicyDocument;
  const allowed = Statement.filter(({ Effect }: { Effect: string }) => Effect === 'Allow');
  expect(allowed).toEqual([
    expect.objectContaining({
      Action: 's3:GetObject',
      Principal: { Service: 'cloudfront.amazonaws.com' },
      Resource: { 'Fn::Join': ['', [{ 'Fn::GetAtt': ['Files8E6940B8', 'Arn'] }, '/files/*']] },
    }),
  ]);
});

it('signs with a P-256 key that outlives the stack', () => {
  const key = findOne(storage, 'AWS::KMS::Key');
  expect(key.DeletionPolicy).toBe('Retain');
  expect(key.Properties).toMatchObject({ KeySpec: 'ECC_NIST_P256', KeyUsage: 'SIGN_VERIFY' });
});
