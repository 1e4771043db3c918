import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import type { FunctionName } from '#infra/functions.ts';
import { decide } from '#scripts/platform/index.ts';
import { documentOf, policyOf } from './policies.ts';
import { aliasOf, appOf, find, findOne, fromShared, ids, names, stageOf, templates } from './templates.ts';

const { shared, api } = templates;
const files = { 'Fn::GetAtt': [ids.files, 'Arn'] };
const inFiles = (key: string) => ({ 'Fn::Join': ['', [files, `/${key}`]] });
type Statement = { Action: string | string[]; Condition?: object };
const statementsOf = (name: FunctionName) => (documentOf(name) as { Statement: Statement[] }).Statement;

// https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-guardduty-malwareprotectionplan.html
it('has GuardDuty scan every document, and nothing else, and tag it with the result', () => {
  const [[, role] = expect.unreachable()] = find(shared, 'AWS::IAM::Role');
  expect(findOne(shared, 'AWS::GuardDuty::MalwareProtectionPlan').Properties).toEqual({
    Role: { 'Fn::GetAtt': [expect.stringMatching(/^UploadScansRole/), 'Arn'] },
    ProtectedResource: { S3Bucket: { BucketName: { Ref: ids.files }, ObjectPrefixes: ['documents/'] } },
    Actions: { Tagging: { Status: 'ENABLED' } },
  });
  expect(role.Properties.AssumeRolePolicyDocument.Statement).toEqual([
    {
      Effect: 'Allow',
      Action: 'sts:AssumeRole',
      Principal: { Service: 'malware-protection-plan.guardduty.amazonaws.com' },
    },
  ]);
});

// https://docs.aws.amazon.com/guardduty/latest/ug/malware-protection-s3-iam-policy-prerequisite.html
it('gives GuardDuty what its document asks for, on documents and its own trial file alone', () => {
  const [[, { Properties }] = expect.unreachable()] = find(shared, 'AWS::IAM::Role');
  const rule = {
    'Fn::Join': [
      '',
      [
        'arn:aws:events:eu-west-3:',
        { Ref: 'AWS::AccountId' },
        ':rule/DO-NOT-DELETE-AmazonGuardDutyMalwareProtectionS3*',
      ],
    ],
  };
  const trial = inFiles('malware-protection-resource-validation-object');
  const scanned = [inFiles('documents/*'), trial];
  expect(Properties.Policies.map(({ PolicyDocument }: { PolicyDocument: object }) => PolicyDocument)).toEqual([
    {
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Action: ['events:DeleteRule', 'events:PutRule', 'events:PutTargets', 'events:RemoveTargets'],
          Resource: rule,
          Condition: { StringLike: { 'events:ManagedBy': 'malware-protection-plan.guardduty.amazonaws.com' } },
        },
        { Effect: 'Allow', Action: ['events:DescribeRule', 'events:ListTargetsByRule'], Resource: rule },
        {
          Effect: 'Allow',
          Action: ['s3:GetBucketNotification', 's3:ListBucket', 's3:PutBucketNotification'],
          Resource: files,
        },
        { Effect: 'Allow', Action: 's3:PutObject', Resource: trial },
        {
          Effect: 'Allow',
          Action: [
            's3:GetObject',
            's3:GetObjectTagging',
            's3:GetObjectVersion',
            's3:GetObjectVersionTagging',
            's3:PutObjectTagging',
            's3:PutObjectVersionTagging',
          ],
          Resource: scanned,
        },
      ],
    },
  ]);
});

// https://docs.aws.amazon.com/guardduty/latest/ug/monitor-with-eventbridge-s3-malware-protection.html
it('tells files of each result about a document of this stage', () => {
  const rules = find(api, 'AWS::Events::Rule')
    .map(([, { Properties }]) => Properties)
    .filter(({ EventPattern }) => EventPattern?.source.includes('aws.guardduty'));
  expect(rules).toEqual([
    {
      State: 'ENABLED',
      EventPattern: {
        source: ['aws.guardduty'],
        'detail-type': ['GuardDuty Malware Protection Object Scan Result'],
        detail: {
          s3ObjectDetails: {
            bucketName: [fromShared(`Ref${ids.files}`)],
            objectKey: [{ prefix: 'documents/' }],
          },
        },
      },
      Targets: [{ Id: 'Target0', Arn: { Ref: aliasOf('files') } }],
    },
  ]);
});

// https://docs.aws.amazon.com/AmazonS3/latest/userguide/tagging-and-policies.html
it.each(['files', 'tasks'] as const)('lets %s read no document whose tag names a threat', (name) => {
  const statement = statementsOf(name).find(({ Condition }) => JSON.stringify(Condition ?? {}).includes('Tag'));
  expect(statement).toEqual({
    Effect: 'Allow',
    Action: 's3:GetObject',
    Resource: 'Files8E6940B8/documents/*',
    Condition: { StringNotEquals: { 's3:ExistingObjectTag/GuardDutyMalwareScanStatus': 'THREATS_FOUND' } },
  });
});

it('lets no function write a tag, so that only GuardDuty says what a scan found', () => {
  for (const name of names) {
    const actions = statementsOf(name).flatMap(({ Action }) => Action);
    expect(actions.filter((action) => /Put\w*Tagging|DeleteObject\w*Tagging|s3:\*/.test(action))).toEqual([]);
    expect(
      decide(policyOf(name), { action: 's3:PutObjectTagging', resource: 'Files8E6940B8/documents/a/b', context: {} }),
    ).toBe('notAllowed');
  }
});

it('makes nothing of it where a stage does without, and tells its functions', () => {
  const { shared, api } = appOf({ ...stageOf('dev'), scanUploads: false }).stacks;
  const without = Template.fromStack(shared);
  expect([find(without, 'AWS::GuardDuty::MalwareProtectionPlan'), find(without, 'AWS::IAM::Role')]).toEqual([[], []]);
  const text = JSON.stringify(Template.fromStack(api).toJSON());
  expect(text).not.toContain('aws.guardduty');
  expect(text).toContain('"SCANS_UPLOADS":"false"');
});

it('scans the bucket that a restore has made, where the stage uses one', () => {
  const tableStreamArn = 'arn:aws:dynamodb:eu-west-3:444455556666:table/t/stream/2026-11-22T10:00:00.000';
  const restored = { table: 't', tableStreamArn, bucket: 'restored-files' };
  const { shared } = appOf({ ...stageOf('dev'), restored }).stacks;
  const plan = findOne(Template.fromStack(shared), 'AWS::GuardDuty::MalwareProtectionPlan');
  expect(plan.Properties.ProtectedResource.S3Bucket.BucketName).toBe('restored-files');
});
