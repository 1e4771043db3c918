import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { expect, it } from 'vitest';
import { userPartition } from '#functions/data/entities/user.ts';
import { documentKeyOf, filesBucket, removeDocumentsOf } from '#functions/data/files.ts';
import { Stocks } from '#functions/data/kernel/entities.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { handler } from '#functions/files/index.ts';
import { as, refused } from '#tests/support/api.ts';
import { ask } from '#tests/support/ask.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { putFiles } from '#tests/support/files.ts';
import { scanned } from '#tests/support/scans.ts';
import { sendTo } from '#tests/support/uploads.ts';

const s3 = new S3Client();
const said = { label: 'Attestation', description: 'Inscription 2026' };

const textOf = async (id: string) => {
  const got = await s3.send(new GetObjectCommand({ Bucket: filesBucket(), Key: documentKeyOf(id) }));
  return got.Body?.transformToString();
};
const incomingOf = async ({ id }: StoredUser) => {
  const list = new ListObjectsV2Command({ Bucket: filesBucket(), Prefix: `incoming/${id}` });
  return (await s3.send(list)).KeyCount;
};
const begin = async (person?: StoredUser) => {
  const me = person ?? (await buildUser());
  const { resources } = await as(me);
  const send = async (text: string, isForUniversity = false) => {
    const form = await resources.documentForm({ body: { type: 'text/html', size: text.length, isForUniversity } });
    expect((await sendTo(form, Buffer.from(text))).status).toBe(204);
    return form.key;
  };
  const confirm = (key: string, more = {}) =>
    resources.create({ body: { ...said, key, fileName: 'Été à l’île (1).html', ...more } });
  const own = () => resources.listOfUser({ params: { userId: me.id } });
  const open = async (id: string, who = me) =>
    ask(handler, 'GET /resources/{id}/file', { as: who, params: { id } }) as Promise<{
      status: number;
      headers: Record<string, string>;
    }>;
  return { me, resources, send, confirm, own, open };
};

it('keeps a document as it was sent, and gives it out by its own name as an attachment only', async () => {
  const { me, send, confirm, own, open } = await begin();
  const made = await confirm(await send('<script>alert(1)</script>'));
  expect(made).toEqual({
    ...said,
    id: expect.stringMatching(new RegExp(`^${me.id}\\.\\w+$`)),
    type: 'FILE',
    file: 'Été à l’île (1).html',
    size: 25,
    url: null,
    scan: expect.stringMatching(/^(WAITING|CLEAN)$/),
    isForUniversity: false,
    createdAt: expect.stringMatching(/Z$/),
    revision: 0,
  });
  expect(await own()).toEqual([made]);
  await scanned(made.id);
  expect(await incomingOf(me)).toBe(0);
  const { status, headers } = await open(made.id);
  expect([status, headers['cache-control']]).toEqual([302, 'no-store']);
  const link = String(headers.location);
  expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('300');
  const reply = await fetch(link);
  expect(await reply.text()).toBe('<script>alert(1)</script>');
  expect(reply.headers.get('content-type')).toBe('application/octet-stream');
  expect(reply.headers.get('content-disposition')).toBe(
    `attachment; filename="Ete a l_ile (1).html"; filename*=UTF-8''${'%C3%89t%C3%A9%20%C3%A0%20l%E2%80%99%C3%AEle%20%281%29.html'}`,
  );
});

it('takes a key once, from whom it was made for and for what', async () => {
  const university = await buildUniversity();
  const me = await begin(await buildUser({ university, role: 'admin' }));
  const colleague = await begin(await buildUser({ university, role: 'admin' }));
  const key = await me.send('x');
  expect((await refused(colleague.confirm(key))).status).toBe(404);
  expect((await refused(me.confirm(key, { isForUniversity: true }))).status).toBe(404);
  // The first client reuses its Idempotency-Key and may get the stored reply.
  const otherWindow = await begin(me.me);
  const outcomes = await Promise.allSettled([me.confirm(key), otherWindow.confirm(key)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await refused(me.confirm(key))).status).toBe(404);
  expect(await me.own()).toHaveLength(1);
});

it('takes the specification’s form for documents, whatever the file is called', async () => {
  const { me, own } = await begin();
  const send = async (name: string, bytes = 'x') => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ ...said, isForUniversity: 'false' })) form.set(field, value);
    form.set('file', new File([bytes], name));
    return ask(handler, 'POST /resources', { as: me, form });
  };
  const names = ['../../étage/rapport final.pdf', 'a\u202efdp.exe', 'x"; filename=y.html'];
  for (const name of names) expect((await send(name)).status).toBe(201);
  expect((await own()).map(({ file }) => file).sort()).toEqual(['afdp.exe', 'rapport final.pdf', expect.any(String)]);
  expect(await send('big.zip', 'x'.repeat(4 * 1024 * 1024 + 1))).toMatchObject({ status: 413 });
});

it('keeps links, and shares what is for the university with its members', async () => {
  const university = await buildUniversity();
  const admin = await begin(await buildUser({ university, role: 'admin' }));
  const member = await begin(await buildUser({ university }));
  const link = { label: 'Collège doctoral', description: 'Ses pages', url: 'college.example/docs' };
  const shared = await admin.resources.create({ body: { ...link, isForUniversity: true } });
  expect(shared).toMatchObject({ ...link, type: 'LINK', file: null, isForUniversity: true });
  const document = await admin.confirm(await admin.send('pour tous', true), { isForUniversity: true });
  const params = { universityId: university.id };
  expect(await member.resources.listOfUniversity({ params })).toEqual([document, shared]);
  await scanned(document.id);
  expect(await fetch(String((await member.open(document.id)).headers.location)).then((r) => r.text())).toBe(
    'pour tous',
  );
  expect((await refused(member.resources.create({ body: { ...link, isForUniversity: true } }))).status).toBe(403);
  expect(await admin.own()).toEqual([]);
});

it('changes what is said of one, and the address of a link alone', async () => {
  const { resources, send, confirm } = await begin();
  const document = await confirm(await send('x'));
  const change = (id: string, body: object) => resources.update({ params: { id }, body });
  expect(await change(document.id, { label: ' Diplôme ', url: 'https://a.example' })).toEqual({
    ...document,
    label: 'Diplôme',
    revision: 1,
  });
  const link = await resources.create({ body: { ...said, url: 'https://a.example' } });
  expect(await change(link.id, { url: 'b.example' })).toEqual({ ...link, url: 'b.example', revision: 1 });
  expect((await refused(change(link.id, { url: 'javascript:alert(1)' }))).status).toBe(422);
  expect((await refused(change(link.id, { description: '  ' }))).status).toBe(422);
});

it('deletes a document with its file', async () => {
  const { resources, send, confirm, own, open } = await begin();
  const { id } = await confirm(await send('secret'));
  expect(await textOf(id)).toBe('secret');
  await resources.remove({ params: { id } });
  await expect(textOf(id)).rejects.toMatchObject({ name: 'NoSuchKey' });
  expect([await own(), (await open(id)).status]).toEqual([[], 404]);
});

it('removes every document of a person, and none of somebody whose id begins with theirs', async () => {
  const { me } = await begin();
  const [own, others] = [await putFiles(me.id), await putFiles(`${me.id}1`)];
  await removeDocumentsOf(me.id);
  // Includes a picture each, which is deleted by its URL.
  expect([(await own.left()).length, (await others.left()).length]).toEqual([1, 2]);
});

it('refuses what is neither a link nor a document, and one that is too large, field by field', async () => {
  const { resources } = await begin();
  const details = async (body: object) => (await refused(resources.create({ body: body as never }))).details;
  expect(await details({})).toMatchObject([{ field: 'label' }, { field: 'description' }]);
  expect(await details(said)).toMatchObject([{ field: 'file', code: 'no_document' }]);
  expect(await details({ ...said, key: 'x' })).toMatchObject([{ field: 'fileName', code: 'required' }]);
  const form = (size: number) => resources.documentForm({ body: { size } });
  expect((await form(25 * 1024 * 1024)).fields['Content-Type']).toBe('application/octet-stream');
  expect((await refused(form(25 * 1024 * 1024 + 1))).details).toMatchObject([{ code: 'document_too_large' }]);
});

it('keeps two hundred, and says so in the reader’s language', async () => {
  const { me, resources } = await begin();
  const keep = (count: number) =>
    Stocks.build(UpdateItemCommand)
      .item({ holder: userPartition(me.id), stock: 'resources', count })
      .send();
  await keep(199);
  const link = { ...said, url: 'a.example' };
  const { id } = await resources.create({ body: link });
  expect(await refused(resources.create({ body: link }))).toMatchObject({ status: 409, code: 'too_many_things' });
  await resources.remove({ params: { id } });
  await resources.create({ body: link });
});
