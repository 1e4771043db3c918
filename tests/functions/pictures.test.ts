import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { filesBucket } from '#functions/data/files.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { handler } from '#functions/files/index.ts';
import { as, refused } from '#tests/support/api.ts';
import { ask } from '#tests/support/ask.ts';
import { auditOf } from '#tests/support/audit.ts';
import { recorded, withFaults } from '#tests/support/caller.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { blackPng, drawing, lookAt, photograph, photographOf } from '#tests/support/pictures.ts';
import { sendTo } from '#tests/support/uploads.ts';

const s3 = new S3Client();
const image = 'image/jpeg';

const read = async (url: string | null) => {
  const got = await s3.send(new GetObjectCommand({ Bucket: filesBucket(), Key: url?.slice(1) }));
  return { ...got, bytes: await got.Body?.transformToByteArray() };
};
const keysUnder = async (prefix: string) => {
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: filesBucket(), Prefix: prefix }));
  return Contents.map(({ Key }) => Key);
};
const avatarOf = async (person: StoredUser) => {
  const { users } = await as(person);
  const params = { id: person.id };
  const form = (size = 1000, type = image) => users.avatarForm({ params, body: { type, size } });
  const confirm = (key: string, id = person.id) => users.uploadAvatar({ params: { id }, body: { key } });
  const send = async (bytes: Uint8Array) => {
    const asked = await form(bytes.length);
    expect((await sendTo(asked, bytes)).status).toBe(204);
    return asked.key;
  };
  return { users, form, send, confirm, upload: async (bytes: Uint8Array) => confirm(await send(bytes)) };
};

it('takes a picture by a form and its key; people see it as WebP for good under a name of its own', async () => {
  const person = await buildUser();
  const { upload, users } = await avatarOf(person);
  const changed = await upload(await photograph());
  expect(changed).toEqual({ ...(await users.get({ params: { id: person.id } })), avatarUrl: changed.avatarUrl });
  expect(changed.avatarUrl).toMatch(/^\/files\/img\/\w{22}\.webp$/);
  const { bytes = new Uint8Array(), ...kept } = await read(changed.avatarUrl);
  expect(kept).toMatchObject({
    ContentType: 'image/webp',
    // One minute in shared caches, so that a withdrawn picture disappears soon.
    CacheControl: 'public, max-age=31536000, s-maxage=60, immutable',
  });
  expect(await lookAt(bytes)).toMatchObject({ width: 512, height: 512 });
  expect(await keysUnder(`incoming/${person.id}`)).toEqual([]);
});

it('keeps the new picture although the answer of its storing is lost', async () => {
  const person = await buildUser();
  const { send, confirm } = await avatarOf(person);
  const key = await send(await photograph());
  const lost = { kind: 'resetAfter', match: { operation: 'UpdateItem', key: `USER#${person.id}` } } as const;
  const { result } = await withFaults([lost], () => confirm(key));
  expect((await read(result.avatarUrl)).ContentType).toBe('image/webp');
});

it('gives the picture another address when its owner makes everything of their CV private', async () => {
  const person = await buildUser();
  const { upload, users } = await avatarOf(person);
  const { usercv } = await as(person);
  const params = { id: person.id };
  const { avatarUrl } = await upload(await photograph());
  const before = await read(avatarUrl);
  await usercv.update({ params, body: { showDiplomas: true } });
  await usercv.withdraw({ params });
  const renamed = (await users.get({ params })).avatarUrl;
  expect(renamed).not.toBe(avatarUrl);
  expect(await read(renamed)).toMatchObject({
    bytes: before.bytes,
    ContentType: before.ContentType,
    CacheControl: before.CacheControl,
  });
  await expect(read(avatarUrl)).rejects.toMatchObject({ name: 'NoSuchKey' });
});

it('removes the picture that another one took the place of, and only then', async () => {
  const person = await buildUser();
  const { upload } = await avatarOf(person);
  const first = await upload(await photograph());
  const failed = await refused(upload(Buffer.from('no picture')));
  expect(failed.status).toBe(422);
  await read(first.avatarUrl);
  const second = await upload(blackPng(60, 60));
  await read(second.avatarUrl);
  await expect(read(first.avatarUrl)).rejects.toMatchObject({ name: 'NoSuchKey' });
});

it('takes a key once, from whom it was made for, for what it was made for', async () => {
  const university = await buildUniversity();
  const [person, colleague] = [await buildUser({ university }), await buildUser({ university, role: 'admin' })];
  const mine = await avatarOf(person);
  const key = await mine.send(await photograph());
  const theirs = await avatarOf(colleague);
  const { universities } = await as(colleague);
  const tries = [
    // An administrator may set the picture, but not from another user's upload.
    () => theirs.confirm(key, person.id),
    () => theirs.confirm(key),
    () => mine.confirm(key.replace('/avatar/', '/logo/')),
    () => mine.confirm(`${key}x`),
    () => mine.confirm('files/img/x.webp'),
    () => universities.uploadLogo({ params: { id: university.id }, body: { key } }),
  ];
  for (const attempt of tries) expect((await refused(attempt())).status).toBe(404);
  await mine.confirm(key);
  expect((await refused(mine.confirm(key))).status).toBe(404);
});

it('keeps the picture of one of two who confirm at once, and no file that nobody names', async () => {
  const person = await buildUser();
  const { send, confirm, users } = await avatarOf(person);
  const keys = [await send(await photograph()), await send(blackPng(50, 50))];
  const outcomes = await Promise.allSettled(keys.map((key) => confirm(key)));
  const { avatarUrl } = await users.get({ params: { id: person.id } });
  await read(avatarUrl);
  const made = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value.avatarUrl : []));
  for (const url of made.filter((url) => url !== avatarUrl)) {
    await expect(read(url)).rejects.toMatchObject({ name: 'NoSuchKey' });
  }
});

it.each([
  ['a byte too much', { size: 5_242_881 }, 'size', 'Image must be less than 5MB'],
  ['another type', { type: 'image/webp' }, 'type', 'Invalid image format'],
  ['a page', { type: 'text/html' }, 'type', 'Invalid image format'],
])('refuses a form for %s in the words of the specification', async (_, body, field, msg) => {
  const person = await buildUser();
  const reply = await ask(handler, 'POST /users/{id}/upload-avatar', {
    as: person,
    params: { id: person.id },
    headers: { 'accept-language': 'en' },
    body: { type: image, size: 10, ...body },
  });
  expect(reply).toMatchObject({ status: 422, body: { msg, code: 'invalid', details: [{ field, msg }] } });
});

const putAvatar = async (person: StoredUser, sent: object) =>
  ask(handler, 'PUT /users/{id}/upload-avatar', {
    as: person,
    params: { id: person.id },
    headers: { 'accept-language': 'en' },
    ...sent,
  });
const formWith = (file?: File) => {
  const form = new FormData();
  if (file) form.set('file', file);
  else form.set('other', '');
  return { form };
};

it('says what is wrong with a picture in the words of the specification', async () => {
  const person = await buildUser();
  const said = async (sent: object) => {
    const { msg, details } = (await putAvatar(person, sent)).body;
    expect(msg).toBe(details[0].msg);
    return details;
  };
  const nothing = [{ field: 'file', code: 'no_image', msg: 'No image selected' }];
  expect(await said({ body: {} })).toEqual(nothing);
  expect(await said(formWith())).toEqual(nothing);
  expect(await said(formWith(new File([], '')))).toEqual(nothing);
  const page = new File(['<!doctype html>'], 'face.png', { type: 'image/png' });
  expect(await said(formWith(page))).toEqual([{ field: 'file', code: 'image_format', msg: 'Invalid image format' }]);
  const bomb = new File([new Uint8Array(blackPng(30_000, 30_000))], 'b.png');
  expect(await said(formWith(bomb))).toEqual([{ field: 'file', code: 'image_format', msg: 'Invalid image format' }]);
  expect(await keysUnder(`incoming/${person.id}`)).toEqual([]);
});

it('takes the specification’s multipart form up to 4 MB, and names the other way beyond', async () => {
  const person = await buildUser();
  const fileOf = async (bytes: number) => new File([new Uint8Array(await photographOf(bytes))], 'me.jpg');
  const taken = await putAvatar(person, formWith(await fileOf(4 * 1024 * 1024)));
  expect(taken).toMatchObject({ status: 200, body: { avatarUrl: expect.stringMatching(/^\/files\/img\//) } });
  const larger = await putAvatar(person, formWith(await fileOf(4 * 1024 * 1024 + 1)));
  expect(larger).toMatchObject({
    status: 413,
    body: { code: 'too_large', msg: expect.stringMatching(/^This file is over 4 MB.*upload form/) },
  });
});

it('has the bucket take 5 242 880 bytes and not one more, and nothing but what the form says', async () => {
  const person = await buildUser();
  const { form, confirm } = await avatarOf(person);
  const most = await photographOf(5_242_880);
  const asked = await form(most.length);
  const send = async (bytes: Uint8Array, fields?: Record<string, string | null>) =>
    (await sendTo(asked, bytes, { fields })).status;
  const small = await photograph();
  const { 'X-Amz-Date': date = '' } = asked.fields;
  const policy = JSON.parse(Buffer.from(asked.fields.Policy ?? '', 'base64').toString());
  const wider = btoa(JSON.stringify({ ...policy, conditions: [] }));
  const tries = [
    send(Buffer.concat([most, Buffer.alloc(1)])),
    send(Buffer.alloc(0)),
    send(small, { 'Content-Type': 'text/html' }),
    send(small, { 'Content-Type': null }),
    send(small, { key: asked.key.replace(person.id, 'other') }),
    send(small, { key: 'files/img/mine.webp' }),
    send(small, { key: `${asked.key}/../../x` }),
    send(small, { 'Content-Disposition': 'inline' }),
    send(small, { 'x-amz-meta-a': '1' }),
    send(small, { acl: 'public-read' }),
    send(small, { success_action_redirect: 'https://evil.example/' }),
    send(small, { Policy: wider }),
    send(small, { 'X-Amz-Signature': 'a'.repeat(64) }),
    send(small, { 'X-Amz-Date': date.replace(/^\d{4}/, '2099') }),
    send(small, { Policy: null }),
  ];
  expect((await Promise.all(tries)).filter((status) => status < 400)).toEqual([]);
  expect(await keysUnder(`incoming/${person.id}`)).toEqual([]);
  const seconds = (Date.parse(policy.expiration) - Date.now()) / 1000;
  expect(seconds).toBeGreaterThan(290);
  expect(seconds).toBeLessThanOrEqual(301);
  expect(await send(most)).toBe(204);
  expect((await confirm(asked.key)).avatarUrl).not.toBeNull();
});

it('gives a university its logo, and records who did it', async () => {
  const university = await buildUniversity();
  const admin = await buildUser({ university, role: 'admin' });
  const { universities } = await as(admin);
  const params = { id: university.id };
  const logo = drawing('<rect width="64" height="16" fill="red"/>', 'width="64" height="16"');
  const upload = async () => {
    const asked = await universities.logoForm({ params, body: { type: 'image/svg+xml', size: logo.length } });
    await sendTo(asked, logo);
    return universities.uploadLogo({ params, body: { key: asked.key } });
  };
  const first = await upload();
  const second = await upload();
  expect(await universities.get({ params })).toEqual(second);
  const { ContentType, bytes = new Uint8Array() } = await read(second.logoUrl);
  expect(ContentType).toBe('image/webp');
  // Scaled without cropping, at a ratio of 4:1.
  expect(await lookAt(bytes)).toMatchObject({ width: 1024, height: 256 });
  await expect(read(first.logoUrl)).rejects.toMatchObject({ name: 'NoSuchKey' });
  const entry = { actorId: admin.id, targets: [university.id], fields: ['logoUrl'] };
  expect(await auditOf(university.id)).toMatchObject([entry, entry]);
});

it('asks the services nine times for a picture, the decoder’s own questions apart', async () => {
  const { send, confirm, upload } = await avatarOf(await buildUser());
  await upload(await photograph());
  const key = await send(await photograph());
  const { entries } = await recorded(() => confirm(key));
  expect(entries.map(({ operation }) => operation)).toEqual([
    'BatchGetItem',
    'UpdateItem',
    // After the first picture the university's rate limit is below its maximum, but still sufficient.
    'UpdateItem',
    'UpdateItem',
    'HeadObject',
    'Invoke',
    'UpdateItem',
    'DeleteObject',
    'DeleteObject',
  ]);
});
