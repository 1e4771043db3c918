import { BackupClient } from '@aws-sdk/client-backup';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { expect, test, vi } from 'vitest';
import { restoreCopy } from '#scripts/operations/restore/aws-copy.ts';
import { restoreFiles, versionsAt } from '#scripts/operations/restore/aws-files.ts';
import { restoreTable } from '#scripts/operations/restore/aws-table.ts';
import { findCopy } from '#scripts/operations/restore/find-copy.ts';
import { readLedger } from '#scripts/operations/restore/replay.ts';
import { compared, hashOf, tallyFiles, tallyTable } from '#scripts/operations/restore/tally.ts';
import { answeredBy } from '#tests/support/aws.ts';

type Sent = { name: string; input: Readonly<Record<string, unknown>> };

/** A fake client: replies per command, in order; the last one repeats. */
const answering = <C extends object>(made: C, replies: Readonly<Record<string, object[]>>) => {
  const sent: Sent[] = [];
  const left = new Map(Object.entries(replies).map(([name, some]) => [name, [...some]]));
  const client = answeredBy(made, (name, input) => {
    sent.push({ name, input });
    const some = left.get(name) ?? [];
    return (some.length > 1 ? some.shift() : some[0]) ?? {};
  });
  return { client, sent, named: (name: string) => sent.filter((one) => one.name === name).map(({ input }) => input) };
};

const day = (n: number) => new Date(Date.UTC(2026, 10, n));

const region = { region: 'eu-west-3' };
const stream = { StreamEnabled: true, StreamViewType: 'KEYS_ONLY' };
const ready = {
  Table: {
    TableStatus: 'ACTIVE',
    LatestStreamArn: 'arn:stream',
    GlobalSecondaryIndexes: [{ IndexStatus: 'ACTIVE' }],
  },
};

test('a table is restored to the moment, and is given the stream, the expiry and the protection that a restore leaves out', async () => {
  const { client, sent, named } = answering(new DynamoDBClient({ region: 'eu-west-3' }), {
    DescribeTable: [
      { Table: { StreamSpecification: stream } },
      { Table: { TableStatus: 'CREATING' } },
      { Table: { TableStatus: 'ACTIVE', GlobalSecondaryIndexes: [{ IndexStatus: 'CREATING' }] } },
      ready,
    ],
    DescribeTimeToLive: [{ TimeToLiveDescription: { AttributeName: 'ttl' } }],
  });
  const sleep = vi.fn(async () => undefined);
  const result = await restoreTable({ from: 'old', to: 'new', at: day(20) }, client, sleep);
  expect(result).toEqual({ table: 'new', tableStreamArn: 'arn:stream' });
  expect(sleep).toHaveBeenCalledTimes(2);
  expect(named('RestoreTableToPointInTime')).toEqual([
    { SourceTableName: 'old', TargetTableName: 'new', RestoreDateTime: day(20) },
  ]);
  expect(named('UpdateTable')).toEqual([
    { TableName: 'new', StreamSpecification: stream },
    { TableName: 'new', DeletionProtectionEnabled: true },
  ]);
  expect(named('UpdateTimeToLive')).toMatchObject([
    { TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true } },
  ]);
  expect(named('UpdateContinuousBackups')).toHaveLength(1);
  // The current resources are only read.
  const onOld = sent.filter(({ input }) => input.TableName === 'old').map(({ name }) => name);
  expect(onOld).toEqual(['DescribeTable', 'DescribeTimeToLive']);
});

const outputs = { CopiesVault: 'vault', RestoreRoleArn: 'arn:role', TableKeyArn: 'arn:key' };
const whole = { ResourceType: 'DynamoDB', Status: 'COMPLETED', CreationDate: day(1) };

/** Looks for a backup copy, with `said` as the storage stack's outputs and `point` as AWS Backup's description. */
const lookFor = (said: Record<string, string>, point: object, cell = 'main') => {
  const Outputs = Object.entries(said).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue }));
  const cloudFormation = answering(new CloudFormationClient(region), { DescribeStacks: [{ Stacks: [{ Outputs }] }] });
  const backup = answering(new BackupClient(region), { DescribeRecoveryPoint: [point] });
  const clients = { cloudFormation: cloudFormation.client, backup: backup.client };
  const found = findCopy('arn:copy', { stage: 'production', cell }, clients);
  return { found, asked: () => [...cloudFormation.sent, ...backup.sent].map(({ input }) => input) };
};

test('a weekly copy is looked for in the vault of its stage and cell, and only a whole one of a table is one', async () => {
  const { found, asked } = lookFor(outputs, whole);
  expect(await found).toEqual({ arn: 'arn:copy', madeAt: day(1), roleArn: 'arn:role', keyArn: 'arn:key' });
  expect(asked()).toEqual([
    { StackName: 'thesee-production-storage' },
    { BackupVaultName: 'vault', RecoveryPointArn: 'arn:copy' },
  ]);
  const ofOther = lookFor(outputs, whole, 'b');
  await ofOther.found;
  expect(ofOther.asked()[0]).toEqual({ StackName: 'thesee-production-b-storage' });
  await expect(lookFor({ TableKeyArn: 'arn:key' }, whole).found).rejects.toThrow('production keeps no weekly copies');
  await expect(lookFor(outputs, { ...whole, Status: 'PARTIAL' }).found).rejects.toThrow('no whole copy of a table');
  await expect(lookFor(outputs, { ...whole, ResourceType: 'S3' }).found).rejects.toThrow('no whole copy of a table');
});

/** Restores a copy, with one job description per poll. */
const bringCopyBack = async (...jobs: object[]) => {
  const tables = [{ Table: { StreamSpecification: stream } }, ready];
  const dynamo = answering(new DynamoDBClient(region), { DescribeTable: tables, DescribeTimeToLive: [{}] });
  const replies = { StartRestoreJob: [{ RestoreJobId: 'job' }], DescribeRestoreJob: jobs };
  const backup = answering(new BackupClient(region), replies);
  const sleep = vi.fn(async () => undefined);
  const copy = { arn: 'arn:copy', madeAt: day(1), roleArn: 'arn:role', keyArn: 'arn:key' };
  const clients = { backup: backup.client, dynamo: dynamo.client };
  const result = await restoreCopy(copy, { from: 'old', to: 'new' }, clients, sleep);
  return { result, sleep, dynamo, backup };
};

test('a weekly copy comes back with the table’s key, and is given what a restore leaves out once the job has ended', async () => {
  const { result, sleep, dynamo, backup } = await bringCopyBack({ Status: 'RUNNING' }, { Status: 'COMPLETED' });
  expect(result).toEqual({ table: 'new', tableStreamArn: 'arn:stream' });
  expect(backup.named('StartRestoreJob')).toEqual([
    {
      RecoveryPointArn: 'arn:copy',
      IamRoleArn: 'arn:role',
      ResourceType: 'DynamoDB',
      IdempotencyToken: 'new',
      Metadata: { targetTableName: 'new', encryptionType: 'KMS', kmsMasterKeyArn: 'arn:key' },
    },
  ]);
  expect(sleep).toHaveBeenCalledTimes(1);
  expect(dynamo.named('UpdateTable')).toEqual([
    { TableName: 'new', StreamSpecification: stream },
    { TableName: 'new', DeletionProtectionEnabled: true },
  ]);
  expect(dynamo.named('UpdateContinuousBackups')).toHaveLength(1);
  await expect(bringCopyBack({ Status: 'FAILED', StatusMessage: 'no right' })).rejects.toThrow('(FAILED): no right');
});

test('each file is copied in the version of that moment, without those removed before or added after', async () => {
  const versions = [
    { key: 'kept', at: day(1), id: 'a' },
    { key: 'changed', at: day(1), id: 'b' },
    { key: 'changed', at: day(5), id: 'c' },
    { key: 'removed', at: day(1), id: 'd' },
    { key: 'removed', at: day(2), id: null },
    { key: 'removed later', at: day(1), id: 'e' },
    { key: 'removed later', at: day(5), id: null },
    { key: 'new', at: day(5), id: 'f' },
  ];
  expect(versionsAt(versions, day(3)).map(({ key, id }) => [key, id])).toEqual([
    ['kept', 'a'],
    ['changed', 'b'],
    ['removed later', 'e'],
  ]);

  const file = (number: number) => ({ Key: `documents/a ${number}`, LastModified: day(1), VersionId: `v${number}` });
  const files = Array.from({ length: 45 }, (_, i) => file(i));
  const { client, named } = answering(new S3Client(region), {
    ListObjectVersions: [
      {
        IsTruncated: true,
        VersionIdMarker: 'v0',
        NextKeyMarker: 'd',
        NextVersionIdMarker: 'v9',
        Versions: files.slice(0, 22),
      },
      { IsTruncated: true, NextKeyMarker: 'e', Versions: files.slice(22) },
      { DeleteMarkers: [{ Key: 'gone', LastModified: day(1) }] },
    ],
    GetBucketCors: [{ CORSRules: [] }],
    GetBucketLifecycleConfiguration: [{ Rules: [] }],
  });
  const given = { from: 'old', to: 'new', at: day(3), region: 'eu-west-3' };
  expect(await restoreFiles(given, client)).toEqual({ bucket: 'new' });
  expect(named('ListObjectVersions')).toEqual([
    { Bucket: 'old' },
    { Bucket: 'old', KeyMarker: 'd', VersionIdMarker: 'v9' },
    { Bucket: 'old', KeyMarker: 'e' },
  ]);
  const copies = files.map(({ Key, VersionId }) => ({
    Bucket: 'new',
    Key,
    CopySource: `old/${Key.replace(' ', '%20')}?versionId=${VersionId}`,
  }));
  expect(named('CopyObject')).toEqual(copies);
  expect(named('PutPublicAccessBlock')).toMatchObject([{ Bucket: 'new' }]);
  expect(named('PutBucketVersioning')).toMatchObject([{ VersioningConfiguration: { Status: 'Enabled' } }]);
});

test('table, files and ledger are read to their last page', async () => {
  const items = [1, 2, 3].map((number) => ({ _et: { S: 'User' }, id: { S: String(number) } }));
  const pages = items.map((item, i) => ({ Items: [item], ...(i < 2 && { LastEvaluatedKey: item }) }));
  const { client } = answering(new DynamoDBClient(region), { Scan: pages });
  expect(await tallyTable(client, 'table')).toMatchObject({ User: { count: 3 } });
  const listed = () => {
    const ListObjectsV2 = [1, 2, 3].map((number) => ({
      Contents: [{ Key: `users/${number}`, Size: 1, ETag: 'e' }],
      ...(number < 3 && { IsTruncated: true, NextContinuationToken: String(number) }),
    }));
    return answering(new S3Client(region), { ListObjectsV2 }).client;
  };
  expect(await tallyFiles(listed(), 'bucket')).toMatchObject({ 'users/': { count: 3 } });
  expect([...(await readLedger(listed(), 'erasures'))]).toEqual(['1', '2', '3']);
});

test('a tally says what is the same in whatever order, and tells one changed attribute', async () => {
  const items = [
    { _et: { S: 'User' }, id: { S: 'a' }, tags: { SS: ['x', 'y'] } },
    { _et: { S: 'User' }, id: { S: 'b' }, picture: { B: new Uint8Array([1, 2]) } },
    { _et: { S: 'Diploma' }, id: { S: 'c' } },
  ];
  const tally = (some: readonly object[]) =>
    tallyTable(answering(new DynamoDBClient({ region: 'eu-west-3' }), { Scan: [{ Items: some }] }).client, 'table');
  const one = await tally(items);
  const shuffled = await tally(
    [items[2], items[1], { tags: { SS: ['y', 'x'] }, id: { S: 'a' }, _et: { S: 'User' } }].map((item) => item ?? {}),
  );
  expect(hashOf(shuffled)).toBe(hashOf(one));
  expect(compared(one, shuffled).map(({ kind, one, isSame }) => [kind, one, isSame])).toEqual([
    ['Diploma', 1, true],
    ['User', 2, true],
  ]);
  const changed = await tally(
    [items[0], { ...items[1], picture: { B: new Uint8Array([1, 3]) } }].map((item) => item ?? {}),
  );
  expect(compared(one, changed)).toEqual([
    { kind: 'Diploma', one: 1, other: 0, isSame: false },
    { kind: 'User', one: 2, other: 2, isSame: false },
  ]);
});
