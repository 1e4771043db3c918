import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type S3StandIn, startS3 } from '#scripts/platform/s3/server.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { allow, clientAt, roleOf, secret, watchOver } from './fixtures/guarded.ts';

const files = 'arn:aws:s3:::files';
const watch = watchOver([
  roleOf(
    'files',
    allow(['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], `${files}/open/*`),
    allow('s3:ListBucket', files),
  ),
  roleOf('blind', allow('s3:GetObject', `${files}/*`)),
  roleOf('none'),
]);

let server: S3StandIn;
beforeAll(async () => {
  const buckets = [{ name: 'files', region: 'eu-west-3', cors: [], isListable: false }];
  server = await startS3({ folder: temporaryFolder('s3-rights'), buckets, secret, watch });
});
afterAll(() => server.stop());

// https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html
const Bucket = 'files';
const as = (label?: string) => new S3Client({ ...clientAt(server.origin, label), forcePathStyle: true });
const put = (Key: string, label?: string) => as(label).send(new PutObjectCommand({ Bucket, Key, Body: 'x' }));
const denied = { name: 'AccessDenied', $metadata: { httpStatusCode: 403 } };

it('holds each object against the role of who signed', async () => {
  await put('open/a', 'files');
  await put('shut/a');
  const client = as('files');
  const get = (Key: string) => client.send(new GetObjectCommand({ Bucket, Key }));
  expect((await get('open/a')).ContentLength).toBe(1);
  await expect(get('shut/a')).rejects.toMatchObject(denied);
  await expect(put('shut/b', 'files')).rejects.toMatchObject(denied);
  await expect(put('open/b', 'none')).rejects.toMatchObject(denied);
  const copy = (CopySource: string) => client.send(new CopyObjectCommand({ Bucket, Key: 'open/c', CopySource }));
  await copy('files/open/a');
  await expect(copy('files/shut/a')).rejects.toMatchObject(denied);
  const Objects = [{ Key: 'open/c' }, { Key: 'shut/a' }];
  const { Deleted, Errors } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
  expect([Deleted?.map(({ Key }) => Key), Errors?.map(({ Key, Code }) => [Key, Code])]).toEqual([
    ['open/c'],
    [['shut/a', 'AccessDenied']],
  ]);
});

// https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html
it('tells who may not list that they may not, instead of that there is nothing', async () => {
  const get = (label: string) => as(label).send(new GetObjectCommand({ Bucket, Key: 'open/none' }));
  await expect(get('files')).rejects.toMatchObject({ name: 'NoSuchKey' });
  await expect(get('blind')).rejects.toMatchObject(denied);
  await expect(as('blind').send(new ListObjectsV2Command({ Bucket }))).rejects.toMatchObject(denied);
});

// https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-presigned-url.html: a link can do what its signer can.
it('holds links and forms against the role of who signed them', async () => {
  await put('shut/link');
  const link = (label: string) => getSignedUrl(as(label), new GetObjectCommand({ Bucket, Key: 'shut/link' }));
  expect((await fetch(await link('blind'))).status).toBe(200);
  expect((await fetch(await link('files'))).status).toBe(403);
  const upload = async (label: string) => {
    const { url, fields } = await createPresignedPost(as(label), { Bucket, Key: 'open/form' });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob(['x']));
    return (await fetch(url, { method: 'POST', body: form })).status;
  };
  expect([await upload('files'), await upload('blind')]).toEqual([204, 403]);
});

it('goes wrong when a test asks for it, and tells what functions asked for, but not what browsers did', async () => {
  const failing = (kind: 'ThrottlingException' | 'resetBefore' | 'resetAfter', operation: string) =>
    watch.faults.add({ kind, match: { caller: 'files', operation, key: 'open/' } });
  failing('ThrottlingException', 'PutObject');
  await expect(put('open/f', 'files')).rejects.toMatchObject({ name: 'SlowDown', $metadata: { httpStatusCode: 503 } });
  failing('resetBefore', 'PutObject');
  await expect(put('open/f', 'files')).rejects.toThrow();
  const get = new GetObjectCommand({ Bucket, Key: 'open/f' });
  await expect(as('files').send(get)).rejects.toMatchObject({ name: 'NoSuchKey' });
  failing('resetAfter', 'PutObject');
  await expect(put('open/f', 'files')).rejects.toThrow();
  expect((await as('files').send(get)).ContentLength).toBe(1);
  expect((await fetch(await getSignedUrl(as('files'), get))).status).toBe(200);
  const asked = watch.ledger.read({ caller: 'files' }).filter(({ keys }) => keys.includes('open/f'));
  expect(asked.map(({ operation, outcome }) => `${operation} ${outcome}`)).toEqual([
    'PutObject SlowDown',
    'PutObject resetBefore',
    'GetObject NoSuchKey',
    'PutObject resetAfter',
    'GetObject ok',
  ]);
});
