import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { appOf, find, findOne, ids, type Resource, stageOf, templates } from './templates.ts';

const production = stageOf('production');
const elsewhere = 'arn:aws:backup:eu-central-1:777788889999:backup-vault:thesee';
const storageOf = (copyTo?: string) =>
  Template.fromStack(appOf({ ...production, copies: { weeks: 12, copyTo } }).stacks.storage);
const here = storageOf();
const both = storageOf(elsewhere);

const keys = { table: 'TableKeyF581D96F', copies: 'CopiesKeyAEBD83F8' };
const arn = (id: string, attribute = 'Arn') => ({ 'Fn::GetAtt': [id, attribute] });
const inAccount = (service: string, rest: string) => ({
  'Fn::Join': ['', [`arn:aws:${service}:eu-west-3:`, { Ref: 'AWS::AccountId' }, rest]],
});

type Statement = {
  Action: string | string[];
  Resource: unknown;
  Principal: Record<string, unknown>;
  Condition?: object;
};
const resource = (template: Template, type: string, id: string): Resource =>
  find(template, type).find(([name]) => name === id)?.[1] ?? expect.unreachable(id);
const keyPolicy = (template: Template, id: string): Statement[] =>
  resource(template, 'AWS::KMS::Key', id).Properties.KeyPolicy.Statement;
const rightsOf = (template: Template, id: string) =>
  resource(template, 'AWS::IAM::Role', id).Properties.Policies[0].PolicyDocument.Statement.map(
    ({ Action, Resource }: Statement) => [Resource, [Action].flat()],
  );

it('lets the table’s key be used by whoever may work with the table, through DynamoDB alone', () => {
  const { Properties } = resource(templates.storage, 'AWS::KMS::Key', keys.table);
  expect(Properties).toMatchObject({ EnableKeyRotation: true });
  const [owner, users, dynamo, ...others] = keyPolicy(templates.storage, keys.table);
  expect(owner?.Principal).toEqual({
    AWS: { 'Fn::Join': ['', ['arn:aws:iam::', { Ref: 'AWS::AccountId' }, ':root']] },
  });
  expect(users).toMatchObject({
    Principal: { AWS: '*' },
    Condition: {
      StringEquals: {
        'kms:CallerAccount': { Ref: 'AWS::AccountId' },
        'kms:ViaService': 'dynamodb.eu-west-3.amazonaws.com',
      },
    },
  });
  expect(users?.Action).toEqual(expect.arrayContaining(['kms:Decrypt', 'kms:GenerateDataKey*', 'kms:CreateGrant']));
  expect(dynamo).toMatchObject({ Principal: { Service: 'dynamodb.amazonaws.com' } });
  expect(dynamo?.Action).toEqual(['kms:Describe*', 'kms:Get*', 'kms:List*']);
  expect(others).toEqual([]);
});

it('copies the table every Sunday night into a vault that keeps each for twelve weeks, and none for a year', () => {
  const vault = resource(here, 'AWS::Backup::BackupVault', 'CopiesVault1B8F786F');
  expect(vault).toMatchObject({ DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' });
  expect(vault.Properties).toMatchObject({
    EncryptionKeyArn: arn(keys.copies),
    LockConfiguration: { MinRetentionDays: 84, MaxRetentionDays: 364 },
  });
  expect(resource(here, 'AWS::KMS::Key', keys.copies).Properties).toMatchObject({ EnableKeyRotation: true });
  const { BackupPlan } = findOne(here, 'AWS::Backup::BackupPlan').Properties;
  expect(BackupPlan.BackupPlanRule).toEqual([
    {
      RuleName: 'weekly',
      ScheduleExpression: 'cron(0 2 ? * SUN *)',
      StartWindowMinutes: 120,
      CompletionWindowMinutes: 720,
      Lifecycle: { DeleteAfterDays: 84 },
      TargetBackupVault: arn('CopiesVault1B8F786F', 'BackupVaultName'),
    },
  ]);
  const { Resources } = findOne(here, 'AWS::Backup::BackupSelection').Properties.BackupSelection;
  expect(Resources).toEqual([arn(ids.table)]);
});

it('copies the table that a restore has made, once the stage is pointed to it', () => {
  const tableStreamArn = 'arn:aws:dynamodb:eu-west-3:444455556666:table/restored-table/stream/2026-11-22T10:00:00.000';
  const restored = { table: 'restored-table', tableStreamArn, bucket: 'restored-files' };
  const { storage } = appOf({ ...production, copies: { weeks: 12 }, restored }).stacks;
  const { Properties } = findOne(Template.fromStack(storage), 'AWS::Backup::BackupSelection');
  expect(Properties.BackupSelection.Resources).toEqual([inAccount('dynamodb', ':table/restored-table')]);
});

it('copies each into another account’s vault, too, where the stage names one, and shares both keys with that account', () => {
  const [rule] = findOne(both, 'AWS::Backup::BackupPlan').Properties.BackupPlan.BackupPlanRule;
  expect(rule.CopyActions).toEqual([{ DestinationBackupVaultArn: elsewhere, Lifecycle: { DeleteAfterDays: 84 } }]);
  for (const id of Object.values(keys)) {
    const shared = keyPolicy(both, id).filter(({ Principal }) => Principal.AWS === 'arn:aws:iam::777788889999:root');
    expect(shared.map(({ Action, Condition }) => [Action, Condition])).toEqual([
      [['kms:Decrypt', 'kms:DescribeKey'], undefined],
      ['kms:CreateGrant', { Bool: { 'kms:GrantIsForAWSResource': 'true' } }],
    ]);
    expect(JSON.stringify(keyPolicy(here, id))).not.toContain('777788889999');
  }
});

const onKey = [
  [
    arn(keys.copies),
    ['kms:Decrypt', 'kms:DescribeKey', 'kms:Encrypt', 'kms:GenerateDataKey', 'kms:GenerateDataKeyWithoutPlaintext'],
  ],
  [arn(keys.copies), ['kms:CreateGrant']],
];
const reading = [
  arn(ids.table),
  ['dynamodb:DescribeTable', 'dynamodb:ListTagsOfResource', 'dynamodb:StartAwsBackupJob'],
];

it('lets whoever copies read the table and write nothing of it', () => {
  expect(rightsOf(here, 'CopiesRoleE96E24D5')).toEqual([reading, ...onKey]);
  expect(rightsOf(both, 'CopiesRoleE96E24D5')).toEqual([
    reading,
    ...onKey,
    [elsewhere, ['backup:CopyIntoBackupVault', 'backup:DescribeBackupVault']],
    [
      [arn('CopiesVault1B8F786F', 'BackupVaultArn'), inAccount('backup', ':recovery-point:*')],
      ['backup:CopyFromBackupVault'],
    ],
  ]);
});

it('lets whoever brings a copy back write into a table that bears the time of it, never into the one in use', () => {
  const [[tables, actions], ...others] = rightsOf(here, 'CopiesRestoreRole3411C5D4');
  // CloudFormation names the live table thesee-production-storage-Table….
  expect(tables).toEqual(inAccount('dynamodb', ':table/thesee-production-2*'));
  expect(actions).toContain('dynamodb:RestoreTableFromAwsBackup');
  expect(others).toEqual(onKey);
});

it('tells the commands of an operator where copies lie and as whom they come back', () => {
  const outputs = Object.keys(here.toJSON().Outputs);
  expect(outputs).toEqual(expect.arrayContaining(['TableKeyArn', 'CopiesVault', 'RestoreRoleArn']));
});

it('copies nothing in a stage that does not ask for it, and watches over no copies there', () => {
  const { storage, watch } = appOf(stageOf('staging')).stacks;
  expect(JSON.stringify(Template.fromStack(storage).toJSON())).not.toContain('AWS::Backup::');
  expect(JSON.stringify(Template.fromStack(watch ?? expect.unreachable()).toJSON())).not.toContain('AWS/Backup');
});

it('watches over a week without a copy, over one that failed, and over one that did not arrive elsewhere', () => {
  const alarmsOf = (copyTo?: string) => {
    const { watch } = appOf({ ...production, copies: { weeks: 12, copyTo } }).stacks;
    return find(Template.fromStack(watch ?? expect.unreachable()), 'AWS::CloudWatch::Alarm')
      .map(([, { Properties }]) => Properties)
      .filter(({ Namespace }) => Namespace === 'AWS/Backup')
      .map(({ AlarmName, MetricName, Period, EvaluationPeriods, ComparisonOperator, TreatMissingData }) => [
        AlarmName.replace('thesee-production-watch-', ''),
        MetricName,
        [Period, EvaluationPeriods],
        [ComparisonOperator, TreatMissingData],
      ]);
  };
  const day = 86_400;
  const some = ['GreaterThanOrEqualToThreshold', 'notBreaching'];
  const alarms = [
    ['copy-missing', 'NumberOfBackupJobsCompleted', [day, 7], ['LessThanThreshold', 'breaching']],
    ['copy-fails', 'NumberOfBackupJobsFailed', [day, 1], some],
  ];
  expect(alarmsOf()).toEqual(alarms);
  expect(alarmsOf(elsewhere)).toEqual([...alarms, ['copy-elsewhere-fails', 'NumberOfCopyJobsFailed', [day, 1], some]]);
});
