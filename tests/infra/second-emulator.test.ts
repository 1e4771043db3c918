import {
  CloudFormationClient,
  CreateStackCommand,
  DescribeStackResourcesCommand,
} from '@aws-sdk/client-cloudformation';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { KMSClient, ListAliasesCommand } from '@aws-sdk/client-kms';
import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { CreateBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { commit } from '#functions/data/kernel/commit.ts';
import { listSigningKeys, publishKeyChange } from '#functions/data/people/signing-keys.ts';
import { createForm, requireSize } from '#functions/files/incoming.ts';
import { env } from '#functions/lib/lambda/env.ts';
import type { FunctionName } from '#infra/functions.ts';
import { asking } from '#tests/support/asking.ts';
import { motoAccount, withMoto } from '#tests/support/moto.ts';
import {
  createOnMoto,
  lackingTypes,
  type MotoStacks,
  makeableIn,
  type StackTemplate,
} from '#tests/support/moto-stack.ts';
import { appOf, find, isEveryStageChecked, stageOf } from './templates.ts';

const { stacks } = appOf(stageOf('production'));
const parts = (['shared', 'storage', 'api', 'edge', 'web', 'watch'] as const).map((part) => {
  const stack = stacks[part];
  if (!stack) throw new Error(`production has no stack ${part}`);
  return { part, stack, template: Template.fromStack(stack) };
});

/** Creates what CDK's bootstrap leaves in a region: its version parameter, and the functions' packages, here empty. */
const bootstrap = async (region: string): Promise<void> => {
  const Bucket = `cdk-hnb659fds-assets-${motoAccount}-${region}`;
  const [ssm, s3] = [new SSMClient({ region }), new S3Client({ region })];
  await ssm.send(new PutParameterCommand({ Name: '/cdk-bootstrap/hnb659fds/version', Value: '33', Type: 'String' }));
  await s3.send(new CreateBucketCommand({ Bucket }));
  const types = ['AWS::Lambda::Function', 'AWS::Lambda::LayerVersion'];
  const holders = parts.flatMap(({ template }) => types.flatMap((type) => find(template, type)));
  for (const [, { Properties }] of holders) {
    const { S3Key: Key } = Properties.Code ?? Properties.Content;
    await s3.send(new PutObjectCommand({ Bucket, Key, Body: 'no code' }));
  }
};

describe('on moto', asking('moto'), () => {
  withMoto();
  beforeAll(async () => {
    for (const region of new Set(parts.map(({ stack }) => stack.region))) await bootstrap(region);
  });
  const made: MotoStacks = {};
  const storage = () => made[stacks.storage.stackName]?.outputs ?? {};
  const shared = () => made[stacks.shared.stackName]?.outputs ?? {};

  it.each(parts)('makes the $part stack from the outputs of those before it', async ({ stack, template }) => {
    const { region, stackName } = stack;
    const json = template.toJSON() as StackTemplate;
    const created = await createOnMoto(new CloudFormationClient({ region, maxAttempts: 1 }), stack, json, made);
    expect(Object.keys(created.made).sort()).toEqual(makeableIn(json).sort());
    expect(Object.keys(created.outputs)).toEqual(Object.keys(json.Outputs ?? {}));
    expect(created.isProtected).toBe(true);
    made[stackName] = created;
  });

  it('has made the table that the data layer is written for', async () => {
    const { Table } = await new DynamoDBClient().send(new DescribeTableCommand({ TableName: storage().TableName }));
    const key = (hash: string, range: string) => [
      { AttributeName: hash, KeyType: 'HASH' },
      { AttributeName: range, KeyType: 'RANGE' },
    ];
    expect(Table).toMatchObject({
      KeySchema: key('PK', 'SK'),
      GlobalSecondaryIndexes: [
        { IndexName: 'GSI1', KeySchema: key('GSI1PK', 'GSI1SK'), Projection: { ProjectionType: 'ALL' } },
      ],
      BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' },
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'KEYS_ONLY' },
    });
  });

  /** Sets the environment variables that moto gives that function. */
  const actAs = async (name: FunctionName): Promise<void> => {
    const functions = Object.entries(made[stacks.api.stackName]?.made ?? {});
    const [, FunctionName] = functions.find(([id]) => new RegExp(`^${name}Function[0-9A-F]{8}$`).test(id)) ?? [];
    const { Environment } = await new LambdaClient().send(new GetFunctionConfigurationCommand({ FunctionName }));
    for (const [variable, value] of Object.entries(Environment?.Variables ?? {}))
      if (variable !== 'NODE_OPTIONS') vi.stubEnv(variable, value);
  };

  it('leads a function to the table and the keys of its stage', async () => {
    await actAs('auth');
    expect(process.env.TABLE_NAME).toBe(storage().TableName);
    const { Aliases = [] } = await new KMSClient().send(new ListAliasesCommand());
    const alias = Aliases.find(({ AliasName }) => AliasName === env('SIGNING_KEY'));
    const signing = alias?.TargetKeyId?.split('/').at(-1);
    expect(env('SIGNING_KEYS').split(',')).toEqual([signing, expect.stringMatching(/^[0-9a-f-]{36}$/)]);

    const key = { id: 'a-key', x: 'x', y: 'y' };
    const now = new Date('2026-11-26T08:00:00Z');
    expect(await commit([publishKeyChange(key, now)], { now })).toBe(true);
    expect(await listSigningKeys()).toMatchObject([key]);
  });

  it('leads a function to the bucket of its stage, which takes an upload by the form that it makes', async () => {
    await actAs('files');
    const { url, fields, key } = await createForm('incoming/somebody/document/a', { type: 'application/pdf', most: 9 });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob(['%PDF']));
    expect((await fetch(url, { method: 'POST', body: form })).status).toBe(204);
    expect(await requireSize(key)).toBe(4);
    expect(env('FILES_BUCKET')).toBe(shared().FilesBucket);
  });

  // A newer moto may support more types; remove those from the list.
  it.each(isEveryStageChecked ? [...lackingTypes] : [])('finds that moto makes nothing of %s', async (Type) => {
    const client = new CloudFormationClient({ maxAttempts: 1 });
    const StackName = Type.replaceAll('::', '-');
    const TemplateBody = JSON.stringify({ Resources: { Lacking: { Type, Properties: {} } } });
    await client.send(new CreateStackCommand({ StackName, TemplateBody }));
    const { StackResources } = await client.send(new DescribeStackResourcesCommand({ StackName }));
    expect(StackResources).toEqual([expect.not.objectContaining({ PhysicalResourceId: expect.anything() })]);
  });
});
