import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '#shared/contract.ts';
import { ApiError, fieldErrorsOf } from '#web/lib/calls/api-error.ts';
import { createClient, type Outgoing } from '#web/lib/calls/client.ts';
import { errorText } from '#web/lib/calls/failures.ts';
import { stripServerFields } from '#web/vite-api.ts';

const groups = {
  things: contract({
    get: {
      method: 'GET',
      path: '/things/{id}',
      summary: '',
      allow: ['public'],
      query: z.object({ lang: z.optional(z.string()) }),
      returns: z.object({ name: z.string() }),
    },
    rename: {
      method: 'PUT',
      path: '/things/{id}',
      summary: '',
      allow: ['public'],
      body: z.object({ name: z.string() }),
    },
    print: { method: 'GET', path: '/things/{id}/pdf', summary: '', allow: ['public'], answers: 'application/pdf' },
  }),
};

const answering = (reply: Response) => {
  const calls: Outgoing[] = [];
  const client = createClient(groups, async (call) => {
    calls.push(call);
    return reply;
  });
  return { client, calls };
};

const failure = async (reply: Response): Promise<unknown> =>
  answering(reply)
    .client.things.get({ params: { id: '1' }, query: {} })
    .catch((error: unknown) => error);

test('client: path, query and body as the contract declares them', async () => {
  const { client, calls } = answering(Response.json({ name: 'x' }));
  await client.things.get({ params: { id: 'a/b' }, query: { lang: 'fr' } });
  expect(calls[0]).toMatchObject({ method: 'GET', path: '/api/v0/things/a%2Fb?lang=fr', body: undefined });
  const renaming = answering(new Response(null, { status: 204 }));
  expect(await renaming.client.things.rename({ params: { id: '1' }, body: { name: 'y' } })).toBeUndefined();
  expect(renaming.calls[0]?.body).toBe('{"name":"y"}');
});

test('client: a call knows its key', () => {
  expect(answering(new Response()).client.things.get.key).toEqual(['things', 'get']);
});

test('client: the reply is parsed by the contract, and one that does not fit is refused', async () => {
  const { client } = answering(Response.json({ name: 'x', secret: 1 }));
  expect(await client.things.get({ params: { id: '1' }, query: {} })).toEqual({ name: 'x' });
  expect(await failure(Response.json({ name: 3 }))).toMatchObject({ status: 200, code: 'unreadable_reply' });
  expect(await failure(new Response('<html>'))).toMatchObject({ code: 'unreadable_reply' });
});

test('client: a file comes as a blob', async () => {
  const { client } = answering(new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
  const file = await client.things.print({ params: { id: '1' } });
  expect(await file.text()).toBe('%PDF');
});

test('client: a refusal keeps the words of the server, and tells the fields apart', async () => {
  const body = {
    msg: 'Non.',
    code: 'invalid',
    details: [
      { field: 'name', code: 'required', msg: 'Obligatoire.' },
      { kind: 'skill', missing: 3 },
    ],
    requestId: 'r1',
  };
  const error = await failure(Response.json(body, { status: 422 }));
  expect(error).toBeInstanceOf(ApiError);
  const { requestId: _, ...told } = body;
  expect(error).toMatchObject({ status: 422, ...told });
  expect(fieldErrorsOf(error as ApiError)).toEqual({ name: 'Obligatoire.' });
});

test.each([
  [404, '{"message":"Not Found"}', 'not_found'],
  [401, '{"message":"Unauthorized"}', 'unauthorized'],
  [503, '{"message":"Service Unavailable"}', 'unavailable'],
  [500, '{"message":"Internal Server Error"}', 'unavailable'],
  [413, '{"message":"Request Too Long"}', 'too_large'],
  [413, '{"message":"Request Entity Too Large"}', 'too_large'],
  [429, '{"message":"Too Many Requests"}', 'too_many'],
  [502, '<html>Bad gateway</html>', 'unavailable'],
  [400, '', 'unreadable'],
])("client: the gateway's own %i %s is told as %s, without words of its own", async (status, body, code) => {
  expect(await failure(new Response(body, { status }))).toMatchObject({ status, code, msg: '' });
});

test.each([409, 418, 422])(
  'client: the words of a %i are told whatever else its body lacks or holds',
  async (status) => {
    for (const rest of [{}, { details: 'none', requestId: 7 }, { code: 5 }]) {
      const error = await failure(Response.json({ msg: 'Boum', ...rest }, { status }));
      expect(errorText(error as ApiError)).toBe('Boum');
    }
  },
);

const twice = contract({
  create: {
    method: 'POST',
    path: '/things',
    summary: '',
    allow: ['public'],
    once: true,
    body: z.object({ n: z.number() }),
  },
  get: {
    method: 'GET',
    path: '/a',
    summary: '',
    allow: ['public'],
    versioned: true,
    returns: z.object({ n: z.number() }),
  },
  put: {
    method: 'PUT',
    path: '/a',
    summary: '',
    allow: ['public'],
    versioned: true,
    body: z.object({ n: z.number() }),
    stale: ['others'],
  },
});

/** A client with scripted replies; `null` is a lost connection. */
const sequence = (...replies: (Response | null)[]) => {
  const sent: Outgoing[] = [];
  const client = createClient({ twice }, async (call) => {
    sent.push(call);
    const reply = replies[sent.length - 1];
    if (!reply) throw new ApiError(0, 'offline');
    return reply;
  });
  return { client, keys: () => sent.map(({ headers }) => headers['idempotency-key']), sent };
};

test('client: what is sent again after a lost answer is sent under the same key, anything else under a new one', async () => {
  const done = () => new Response(null, { status: 204 });
  const { client, keys } = sequence(null, new Response('', { status: 503 }), done(), done(), done());
  const create = (n: number) => client.twice.create({ body: { n } }).catch(() => undefined);
  await create(1);
  await create(1);
  await create(1);
  await create(1);
  await create(2);
  const [lost, failed, made, again, other] = keys();
  expect(lost).toMatch(/^[\w-]{8,100}$/);
  expect([failed, made]).toEqual([lost, lost]);
  expect(new Set([lost, again, other]).size).toBe(3);
});

test('client: a change says which revision of the record it rests on', async () => {
  const { client, sent } = sequence(...Array.from({ length: 3 }, () => new Response(null, { status: 204 })));
  await client.twice.put({ body: { n: 3 }, revision: 12 });
  await client.twice.put({ body: { n: 3 }, revision: 0 });
  await client.twice.put({ body: { n: 3 } });
  expect(sent.map(({ headers }) => headers['if-match'])).toEqual(['"12"', '"0"', undefined]);
});

test('client: a call names all groups whose answers it makes old', () => {
  const { client } = sequence();
  expect(client.twice.put.stale).toEqual(['twice', 'others']);
});

test('client: a path parameter that is missing is a fault of the caller, never a call', async () => {
  const { client, calls } = answering(new Response());
  await expect(client.things.get({ params: { id: '' }, query: {} })).rejects.toThrow('needs id');
  expect(calls).toEqual([]);
});

test('client: the build takes from a call what only the server reads, and leaves the rest', () => {
  const read = [
    "method: 'PUT',",
    "path: '/things/{id}',",
    "allow: ['self'],",
    'params: z.object({ id }),',
    'body: said,',
    'returns: thing,',
    "answers: 'application/pdf',",
    'once: true,',
    "stale: ['users'],",
  ];
  const unread = [
    "summary: 'Change a thing',",
    "of: { self: 'params.id' },",
    "by: 'person',",
    'versioned: true,',
    'limits: [{ most: 5, window: hour }],',
    "refuses: ['conflict'],",
    'status: 201,',
  ];
  const source = (lines: readonly string[]): string => `update: {\n${lines.map((line) => `  ${line}\n`).join('')}},`;
  expect(stripServerFields(source([...unread, ...read]))).toBe(source(read));
});

test('client: nothing reads a body of the universities’ contract, which the build leaves out', () => {
  const web = resolve(import.meta.dirname, '../../web');
  const sources = globSync('**/*.{ts,tsx}', { cwd: web, exclude: ['dist/**'] });
  expect(sources.length).toBeGreaterThan(100);
  expect(
    sources.filter((file) => /contracts\.universities\.\w+\.body/.test(readFileSync(resolve(web, file), 'utf8'))),
  ).toEqual([]);
});
