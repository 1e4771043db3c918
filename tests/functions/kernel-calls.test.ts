import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { commit } from '#functions/data/kernel/commit.ts';
import { newCampusId, newOwnedId } from '#functions/data/kernel/ids.ts';
import { ChangedMeanwhile } from '#functions/data/kernel/revision.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { calls, serve } from '#functions/lib/http/serve.ts';
import { contract } from '#shared/contract.ts';
import { ask } from '#tests/support/ask.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { named, Things, thing } from '#tests/support/things.ts';

/** The product's own calls do not use every option. */

test('the same Idempotency-Key makes a thing once, and gets the first reply again', async () => {
  const things = contract({
    create: {
      method: 'POST',
      path: '/things',
      summary: '',
      allow: ['self'],
      of: { user: 'actor' },
      once: true,
      body: named,
      returns: thing,
      status: 201,
    },
  });
  const made: string[] = [];
  const handler = serve(
    calls(things, {
      create: async ({ body }, context) => {
        const reply = { id: newOwnedId(context.actor.id), name: body.name };
        await commit([Things.build(PutTransaction).item(reply)], context, { reply });
        made.push(reply.id);
        return reply;
      },
    }),
  );
  const user = await buildUser();
  const send = (key: string, name: string, who = user) =>
    ask(handler, 'POST /things', { as: who, body: { name }, headers: { 'idempotency-key': key } });

  const first = await send('key-of-the-first', 'a');
  expect(first.status).toBe(201);
  expect(await send('key-of-the-first', 'a')).toEqual(first);
  // One record is created, and both requests get its reply.
  const [one, other] = await Promise.all([send('key-of-the-second', 'b'), send('key-of-the-second', 'b')]);
  expect(one).toEqual(other);
  expect(made).toHaveLength(2);
  expect(await send('key-of-the-first', 'changed')).toMatchObject({ status: 422, body: { code: 'key_reused' } });
  expect(await send('short', 'a')).toMatchObject({ status: 422, body: { code: 'invalid' } });
  expect((await send('key-of-the-first', 'c', await buildUser())).status).toBe(201);
});

test('a change that rests on an old revision is 412, with the record as it is now', async () => {
  const things = contract({
    update: {
      method: 'PUT',
      path: '/things/{id}',
      summary: '',
      allow: ['self'],
      of: { thing: 'params.id' },
      versioned: true,
      body: named,
      returns: thing,
    },
  });
  const stored = { id: '', name: 'now', revision: 3, secret: 'never leaves' };
  const handler = serve(
    calls(things, {
      update: async ({ body }, { ifMatch }) => {
        if (ifMatch !== undefined && ifMatch !== stored.revision) throw new ChangedMeanwhile(stored);
        stored.name = body.name;
        stored.revision += 1;
        return stored;
      },
    }),
  );
  const user = await buildUser();
  stored.id = newOwnedId(user.id);
  const send = (name: string, tag?: string) =>
    ask(handler, 'PUT /things/{id}', {
      as: user,
      params: { id: stored.id },
      body: { name },
      headers: tag ? { 'if-match': tag } : {},
    });

  expect(await send('mine', '"2"')).toMatchObject({
    status: 412,
    headers: { etag: '"3"' },
    body: { code: 'changed_meanwhile', details: [{ id: stored.id, name: 'now' }] },
  });
  expect(JSON.stringify(await send('mine', '"2"'))).not.toContain('never leaves');
  expect(await send('mine', '"nonsense"')).toMatchObject({ status: 412 });
  expect(await send('mine', 'W/"3"')).toMatchObject({ status: 200, headers: { etag: '"4"' }, body: { name: 'mine' } });
  expect(await send('again')).toMatchObject({ status: 200, headers: { etag: '"5"' } });
  expect(await send('and again', '*')).toMatchObject({ status: 200 });
});

test('a call that is made too often says when to come back, and only its own maker waits', async () => {
  const things = contract({
    print: { method: 'GET', path: '/print', summary: '', allow: ['member'], limits: ['pdfs'] },
  });
  let printed = 0;
  const handler = serve(
    calls(things, {
      print: async () => {
        printed += 1;
      },
    }),
  );
  const user = await buildUser();
  const statuses = await Promise.all(Array.from({ length: 21 }, () => ask(handler, 'GET /print', { as: user })));
  // Twenty an hour (D56).
  expect(statuses.filter(({ status }) => status === 204)).toHaveLength(20);
  expect(printed).toBe(20);
  const refused = statuses.find(({ status }) => status === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(handler, 'GET /print', { as: await buildUser() })).status).toBe(204);
});

test('a page, a redirect and a form with a file are declared', async () => {
  const things = contract({
    show: { method: 'GET', path: '/show', summary: '', allow: ['public'], answers: 'page' },
    miss: { method: 'GET', path: '/miss', summary: '', allow: ['public'], keptFor: 60, answers: 'page' },
    go: { method: 'GET', path: '/go', summary: '', allow: ['public'], answers: 'redirect' },
    upload: {
      method: 'PUT',
      path: '/upload',
      summary: '',
      allow: ['public'],
      multipart: true,
      body: z.object({ label: z.string(), file: z.instanceof(File) }),
      returns: z.object({ label: z.string(), size: z.number(), name: z.string() }),
    },
  });
  const handler = serve(
    calls(things, {
      show: async () => ({ html: '<!doctype html><title>é</title>', language: 'fr' as const }),
      miss: async () => ({ html: '<!doctype html><title>none</title>', language: 'en' as const, isMissing: true }),
      go: async () => 'https://files.test/a',
      upload: async ({ body }) => ({ label: body.label, size: body.file.size, name: body.file.name }),
    }),
  );
  expect(await ask(handler, 'GET /show')).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'fr',
      'cache-control': 'no-store',
    },
    text: '<!doctype html><title>é</title>',
  });
  // A 404 of a page is HTML too, and is never cached.
  expect(await ask(handler, 'GET /miss')).toMatchObject({
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    text: '<!doctype html><title>none</title>',
  });
  expect(await ask(handler, 'GET /go')).toMatchObject({ status: 302, headers: { location: 'https://files.test/a' } });

  const form = new FormData();
  form.set('label', 'Thèse');
  form.set('file', new File([new Uint8Array(1000)], 'été.pdf'));
  expect(await ask(handler, 'PUT /upload', { form })).toMatchObject({
    status: 200,
    body: { label: 'Thèse', size: 1000, name: 'été.pdf' },
  });
  expect(await ask(handler, 'PUT /upload', { body: { label: 'x' } })).toMatchObject({ status: 422 });
});

test('ids of the body must lie in, or beside, the one they are said to', async () => {
  const { id: universityId } = await buildUniversity();
  const admin = await buildUser({ role: 'admin', university: { id: universityId } });
  const elsewhere = await buildUniversity();
  const things = contract({
    move: {
      method: 'PUT',
      path: '/things/{id}',
      summary: '',
      allow: ['campusAdmin', 'self'],
      of: { thing: 'params.id' },
      siblings: { 'body.categoryId': 'params.id' },
      children: { 'body.rows[].id': 'params.id' },
      body: z.object({ categoryId: z.nullish(z.string()), rows: z.optional(z.array(z.object({ id: z.string() }))) }),
    },
  });
  const handler = serve(calls(things, { move: async () => undefined }));
  const send = async (id: string, body: object, who: StoredUser = admin) =>
    (await ask(handler, 'PUT /things/{id}', { as: who, params: { id }, body })).status;

  const course = newCampusId(universityId);
  expect(await send(course, { categoryId: newCampusId(universityId) })).toBe(204);
  expect(await send(course, { categoryId: null })).toBe(204);
  expect(await send(course, { categoryId: newCampusId(elsewhere.id) })).toBe(404);
  expect(await send(course, { categoryId: newOwnedId(admin.id) })).toBe(404);
  expect(await send(newCampusId(elsewhere.id), { categoryId: null })).toBe(404);

  const own = newOwnedId(admin.id);
  expect(await send(own, { rows: [{ id: `${own}.s1` }, { id: `${own}.s2` }] })).toBe(204);
  expect(await send(own, { rows: [{ id: `${own}.s1` }, { id: `${newOwnedId(admin.id)}.s1` }] })).toBe(404);
  // Same owner, but the row is not inside; a foreign id is 404 before any other error (D25).
  expect(await send(own, { rows: [{ id: 's1' }], categoryId: 12 })).toBe(404);
  expect(await send(own, { rows: [{}] })).toBe(422);
  // A call open to a university's administrators still refuses them what a candidate owns.
  expect(await send(newOwnedId((await buildUser({ university: { id: universityId } })).id), {})).toBe(403);
});

test('a public call that looks at tokens serves who has none, or one that is no good', async () => {
  const things = contract({
    who: {
      method: 'GET',
      path: '/who',
      summary: '',
      allow: ['public'],
      signIn: 'optional',
      returns: z.nullable(z.string()),
    },
    blind: { method: 'GET', path: '/blind', summary: '', allow: ['public'], returns: z.nullable(z.string()) },
  });
  const handler = serve(
    calls(things, { who: async (_, { actor }) => actor?.id ?? null, blind: async (_, { actor }) => actor }),
  );
  const user = await buildUser();
  expect((await ask(handler, 'GET /who', { as: user })).body).toBe(user.id);
  expect((await ask(handler, 'GET /who')).body).toBeNull();
  expect((await ask(handler, 'GET /who', { headers: { authorization: 'Bearer a.b.c' } })).body).toBeNull();
  expect((await ask(handler, 'GET /blind', { as: user })).body).toBeNull();
});
