import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPolicy } from '#scripts/platform/s3/post-object.ts';
import { type S3StandIn, startS3 } from '#scripts/platform/s3/server.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { watchOver } from './fixtures/guarded.ts';

const Bucket = 'files';
const folder = temporaryFolder('s3');
const cors = [
  { AllowedOrigins: ['http://localhost:3000'], AllowedMethods: ['POST'], AllowedHeaders: ['*'], ExposedHeaders: [] },
];
let server: S3StandIn;
let client: S3Client;

const clientWith = (secretAccessKey: string) =>
  new S3Client({
    endpoint: server.origin,
    region: 'eu-west-3',
    credentials: { accessKeyId: 'local', secretAccessKey },
  });

const start = () =>
  startS3({
    folder,
    buckets: [{ name: Bucket, region: 'eu-west-3', cors, isListable: false }],
    secret: 'secret',
    watch: watchOver([]),
  });

beforeAll(async () => {
  server = await start();
  client = clientWith('secret');
});
afterAll(() => server.stop());

// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html
describe('signed calls of the SDK', () => {
  it('keeps bytes, type and headers, and gives them back', async () => {
    await client.send(
      new PutObjectCommand({
        Bucket,
        Key: 'a/é & (1).txt',
        Body: 'hello',
        ContentType: 'text/plain',
        CacheControl: 'no-store',
        Metadata: { owner: 'u1' },
      }),
    );
    const got = await client.send(new GetObjectCommand({ Bucket, Key: 'a/é & (1).txt' }));
    expect(await got.Body?.transformToString()).toBe('hello');
    expect(got).toMatchObject({ ContentType: 'text/plain', CacheControl: 'no-store', Metadata: { owner: 'u1' } });
    const part = await client.send(new GetObjectCommand({ Bucket, Key: 'a/é & (1).txt', Range: 'bytes=1-2' }));
    expect(await part.Body?.transformToString()).toBe('el');
  });

  it('takes a streamed body', async () => {
    const Body = Readable.from([Buffer.from('streamed '), Buffer.from('body')]);
    await client.send(new PutObjectCommand({ Bucket, Key: 'stream', Body, ContentLength: 13 }));
    const got = await client.send(new GetObjectCommand({ Bucket, Key: 'stream' }));
    expect(await got.Body?.transformToString()).toBe('streamed body');
  });

  it('copies, lists by pages and deletes', async () => {
    for (const Key of ['l/1', 'l/2']) await client.send(new PutObjectCommand({ Bucket, Key, Body: Key }));
    await client.send(new CopyObjectCommand({ Bucket, Key: 'l/3', CopySource: `${Bucket}/l/1` }));
    const first = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'l/', MaxKeys: 2 }));
    expect(first.Contents?.map(({ Key }) => Key)).toEqual(['l/1', 'l/2']);
    const ContinuationToken = first.NextContinuationToken;
    const rest = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'l/', MaxKeys: 2, ContinuationToken }));
    expect(rest.Contents?.map(({ Key }) => Key)).toEqual(['l/3']);
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'l/1' }));
    await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: 'l/2' }, { Key: 'l/3' }] } }));
    expect((await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'l/' }))).KeyCount).toBe(0);
    await expect(client.send(new HeadObjectCommand({ Bucket, Key: 'l/1' }))).rejects.toMatchObject({
      name: 'NotFound',
    });
  });

  it('refuses a wrong secret, an unknown bucket and no signature', async () => {
    const put = new PutObjectCommand({ Bucket, Key: 'x', Body: 'x' });
    await expect(clientWith('wrong').send(put)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
    const elsewhere = new GetObjectCommand({ Bucket: 'other', Key: 'x' });
    await expect(client.send(elsewhere)).rejects.toMatchObject({ name: 'NoSuchBucket' });
    expect((await fetch(`${server.origin}/${Bucket}/stream`)).status).toBe(403);
  });
});

// https://docs.aws.amazon.com/AmazonS3/latest/userguide/ShareObjectPreSignedURL.html
describe('signed links', () => {
  it('serves what was signed, with the file name asked for, and nothing else', async () => {
    await client.send(new PutObjectCommand({ Bucket, Key: 'doc', Body: 'doc' }));
    const command = new GetObjectCommand({
      Bucket,
      Key: 'doc',
      ResponseContentDisposition: 'attachment; filename="é.pdf"',
    });
    const link = await getSignedUrl(client, command, { expiresIn: 300 });
    const reply = await fetch(link);
    expect(await reply.text()).toBe('doc');
    expect(reply.headers.get('content-disposition')).toContain('attachment');
    expect((await fetch(link.replace('/doc?', '/stream?'))).status).toBe(403);
    expect((await fetch(link, { method: 'DELETE' })).status).toBe(403);
  });

  it('ends with its time', async () => {
    const signingDate = new Date(Date.now() - 301_000);
    const link = await getSignedUrl(client, new GetObjectCommand({ Bucket, Key: 'doc' }), {
      expiresIn: 300,
      signingDate,
    });
    const reply = await fetch(link);
    expect(reply.status).toBe(403);
    expect(await reply.text()).toContain('expired');
  });
});

// https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
describe('form uploads', () => {
  const upload = async (
    {
      fields = {},
      type = 'image/png',
      size = 10,
    }: { fields?: Record<string, string>; type?: string; size?: number } = {},
    options: Partial<PresignedPostOptions> = {},
  ) => {
    const post = await createPresignedPost(client, {
      Bucket,
      Key: 'up/1',
      Conditions: [
        ['content-length-range', 1, 100],
        ['starts-with', '$Content-Type', 'image/'],
      ],
      Expires: 300,
      ...options,
    });
    const form = new FormData();
    const all = { ...post.fields, 'Content-Type': type, ...fields };
    for (const [name, value] of Object.entries(all)) form.set(name, value);
    form.set('file', new Blob([Buffer.alloc(size, 1)]), 'x.png');
    return fetch(post.url, { method: 'POST', body: form, headers: { origin: 'http://localhost:3000' } });
  };

  it('takes what the policy allows', async () => {
    const reply = await upload();
    expect(reply.status).toBe(204);
    expect(reply.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'up/1' }));
    expect(head).toMatchObject({ ContentLength: 10, ContentType: 'image/png' });
  });

  it.each([
    ['too large', { size: 101 }, 400, 'EntityTooLarge'],
    ['empty', { size: 0 }, 400, 'EntityTooSmall'],
    ['of another type', { type: 'text/html' }, 403, 'Policy Condition failed'],
    ['under another key', { fields: { key: 'up/2' } }, 403, 'Policy Condition failed'],
    ['with a field of its own', { fields: { 'x-amz-meta-a': '1' } }, 403, 'Extra input fields'],
    ['with a tampered signature', { fields: { 'X-Amz-Signature': '0'.repeat(64) } }, 403, 'SignatureDoesNotMatch'],
    ['with another policy than was signed', { fields: { Policy: btoa('{}') } }, 403, 'SignatureDoesNotMatch'],
    ['without a policy', { fields: { Policy: '' } }, 403, 'AccessDenied'],
  ])('refuses a file %s', async (_, attempt, status, message) => {
    const reply = await upload(attempt);
    expect(reply.status).toBe(status);
    expect(await reply.text()).toContain(message);
  });

  it('takes any key that begins as the policy says, and no other', async () => {
    const status = async (key: string) => (await upload({ fields: { key } }, { Key: `up/\${filename}` })).status;
    expect([await status('up/7'), await status('down/7')]).toEqual([204, 403]);
  });

  it('refuses a policy that has expired', async () => {
    const reply = await upload({}, { Expires: -1 });
    expect([reply.status, await reply.text()]).toEqual([403, expect.stringContaining('Policy expired')]);
    const policy = Buffer.from(JSON.stringify({ expiration: '2026-11-21T08:00:00Z', conditions: [] })).toString(
      'base64',
    );
    expect(() => checkPolicy(policy, {}, 1, Date.parse('2026-11-21T07:59:59Z'))).not.toThrow();
    expect(() => checkPolicy(policy, {}, 1, Date.parse('2026-11-21T08:00:01Z'))).toThrow('Policy expired');
  });

  // https://docs.aws.amazon.com/AmazonS3/latest/userguide/cors.html
  it('answers preflights by the rules of the bucket', async () => {
    const ask = (origin: string) =>
      fetch(`${server.origin}/${Bucket}`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    expect((await ask('http://localhost:3000')).status).toBe(200);
    expect((await ask('http://evil.example')).status).toBe(403);
  });
});

it('still holds everything after a restart', async () => {
  await client.send(new PutObjectCommand({ Bucket, Key: 'kept', Body: 'kept' }));
  await server.stop();
  server = await start();
  client = clientWith('secret');
  const got = await client.send(new GetObjectCommand({ Bucket, Key: 'kept' }));
  expect(got.Body instanceof Readable && (await text(got.Body))).toBe('kept');
});
