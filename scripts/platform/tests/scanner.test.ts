import {
  CopyObjectCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { BusEvent } from '#scripts/platform/events/bus.ts';
import { eicar } from '#scripts/platform/s3/eicar.ts';
import { type S3StandIn, startS3 } from '#scripts/platform/s3/server.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { allow, clientAt, roleOf, secret, watchOver } from './fixtures/guarded.ts';

const objects = 'arn:aws:s3:::files/*';
const tag = 'GuardDutyMalwareScanStatus';
const isHarmless = { Condition: { StringNotEquals: { [`s3:ExistingObjectTag/${tag}`]: 'THREATS_FOUND' } } };
const watch = watchOver([
  roleOf('reader', allow('s3:GetObject', objects, isHarmless), allow('s3:PutObject', objects)),
  roleOf('tagger', allow(['s3:GetObject', 's3:PutObject', 's3:GetObjectTagging', 's3:PutObjectTagging'], objects)),
]);
const plan = {
  ...{ arn: 'arn:aws:guardduty:eu-west-3:000000000000:malware-protection-plan/p', region: 'eu-west-3' },
  ...{ bucket: 'files', prefixes: ['documents/'], isTagging: true },
};
const told: BusEvent[] = [];
let server: S3StandIn;

const start = () =>
  startS3({
    folder: temporaryFolder('scanner'),
    buckets: [{ name: 'files', region: 'eu-west-3', cors: [], isListable: false }],
    ...{ secret, watch, scans: { plans: [plan], bus: { put: (event: BusEvent) => told.push(event) } } },
  });
beforeAll(async () => {
  server = await start();
});
afterAll(() => server.stop());

const Bucket = 'files';
const as = (label?: string) => new S3Client({ ...clientAt(server.origin, label), forcePathStyle: true });
const put = (Key: string, Body: string | Buffer = 'x', more = {}) =>
  as().send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const tagsOf = async (Key: string): Promise<Record<string, string>> => {
  const { TagSet = [] } = await as().send(new GetObjectTaggingCommand({ Bucket, Key }));
  return Object.fromEntries(TagSet.map(({ Key: name, Value = '' }) => [name, Value]));
};
const tagged = (Key: string) =>
  vi.waitFor(async () => {
    const tags = await tagsOf(Key);
    expect(tags).toHaveProperty(tag);
    return tags;
  }, 10_000);
const eventOf = (Key: string) => told.filter(({ detail }) => JSON.stringify(detail).includes(`"${Key}"`));
const denied = { name: 'AccessDenied', $metadata: { httpStatusCode: 403 } };

const locked = Buffer.from('504b03041400010008000000', 'hex');
const open = Buffer.from('504b03041400000008000000', 'hex');

// https://docs.aws.amazon.com/guardduty/latest/ug/monitoring-malware-protection-s3-scans-gdu.html
it.each([
  ['text', 'NO_THREATS_FOUND', 'COMPLETED', 'hello'],
  ['archive', 'NO_THREATS_FOUND', 'COMPLETED', open],
  ['locked', 'UNSUPPORTED', 'SKIPPED', locked],
  ['threat', 'THREATS_FOUND', 'COMPLETED', `before ${eicar} after`],
])('tags %s with %s, and tells the bus of it', async (name, result, scanStatus, body) => {
  const key = `documents/${name}`;
  await put(key, body, { Tagging: 'kept=yes' });
  expect(await tagged(key)).toEqual({ kept: 'yes', [tag]: result });
  await vi.waitFor(() => expect(eventOf(key)).toHaveLength(1), 30_000);
  expect(eventOf(key)).toMatchObject([
    {
      source: 'aws.guardduty',
      'detail-type': 'GuardDuty Malware Protection Object Scan Result',
      resources: [plan.arn],
      detail: {
        scanStatus,
        s3ObjectDetails: { bucketName: 'files', objectKey: key },
        scanResultDetails: { scanResultStatus: result },
      },
    },
  ]);
});

it('scans copies too, and nothing outside the plan’s prefixes', async () => {
  await put('incoming/a', eicar);
  await as().send(new CopyObjectCommand({ Bucket, Key: 'documents/copy', CopySource: 'files/incoming/a' }));
  expect(await tagged('documents/copy')).toEqual({ [tag]: 'THREATS_FOUND' });
  expect([await tagsOf('incoming/a'), eventOf('incoming/a')]).toEqual([{}, []]);
});

it('holds a result back while a fault says so, and fails when another does', async () => {
  const held = watch.faults.add({
    kind: 'noAnswer',
    match: { caller: 'guardduty', key: 'documents/held' },
    times: 1e6,
  });
  watch.faults.add({ kind: 'InternalServerError', match: { caller: 'guardduty', key: 'documents/failed' } });
  await put('documents/held');
  await put('documents/failed');
  expect(await tagged('documents/failed')).toEqual({ [tag]: 'FAILED' });
  expect(await tagsOf('documents/held')).toEqual({});
  watch.faults.remove(held);
  expect(await tagged('documents/held')).toEqual({ [tag]: 'NO_THREATS_FOUND' });
});

it('ends with a scan under way', async () => {
  const other = await start();
  const { store } = other;
  watch.faults.add({ kind: 'noAnswer', match: { caller: 'guardduty', key: 'documents/last' }, times: 1e6 });
  await store.put('files', 'documents/last', Buffer.from('x'), {});
  await other.stop();
  expect((await store.find('files', 'documents/last'))?.tags).toEqual({});
});

// https://docs.aws.amazon.com/AmazonS3/latest/userguide/tagging-and-policies.html
it('holds a reading against the tags that the file has, and a copy against its source’s', async () => {
  await put('a');
  const get = new GetObjectCommand({ Bucket, Key: 'a' });
  const copy = new CopyObjectCommand({ Bucket, Key: 'b', CopySource: 'files/a', TaggingDirective: 'REPLACE' });
  expect((await as('reader').send(get)).ContentLength).toBe(1);
  await as('reader').send(copy);
  const write = (Value: string) =>
    new PutObjectTaggingCommand({ Bucket, Key: 'a', Tagging: { TagSet: [{ Key: tag, Value }] } });
  await expect(as('reader').send(write('x'))).rejects.toMatchObject(denied);
  await expect(as('reader').send(new GetObjectTaggingCommand({ Bucket, Key: 'a' }))).rejects.toMatchObject(denied);
  await as('tagger').send(write('THREATS_FOUND'));
  await expect(as('reader').send(get)).rejects.toMatchObject(denied);
  await expect(as('reader').send(copy)).rejects.toMatchObject(denied);
});

// https://docs.aws.amazon.com/AmazonS3/latest/API/API_CopyObject.html: tags are copied unless the call replaces them.
it('copies tags only for who may read and write them, and not where they are replaced', async () => {
  await put('c', 'x', { Tagging: 'one=1&two=2' });
  const copy = (label: string, more = {}) =>
    as(label).send(new CopyObjectCommand({ Bucket, Key: 'd', CopySource: 'files/c', ...more }));
  await expect(copy('reader')).rejects.toMatchObject(denied);
  await copy('tagger');
  expect(await tagsOf('d')).toEqual({ one: '1', two: '2' });
  await copy('reader', { TaggingDirective: 'REPLACE' });
  expect(await tagsOf('d')).toEqual({});
  await expect(copy('reader', { TaggingDirective: 'REPLACE', Tagging: 'a=b' })).rejects.toMatchObject(denied);
});
