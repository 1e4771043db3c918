import { BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Context } from 'aws-lambda';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { errorResponse } from '#functions/lib/http/error-response.ts';
import type { HttpEvent } from '#functions/lib/http/http.ts';
import { calls, type Handlers, serve } from '#functions/lib/http/serve.ts';
import { signToken } from '#functions/lib/keys/sign-token.ts';
import { basePath, contract } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { buildUser } from '#tests/support/factories.ts';
import { invoke } from '#tests/support/invoke.ts';
import { tokenOf } from '#tests/support/sessions.ts';

const call = (
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string } = {},
) => invoke(new Request(`http://test${basePath}${path}`, { method, headers, body }));

afterEach(() => vi.restoreAllMocks());

test('a path that no call has is 404, a method that it lacks 405 with Allow', async () => {
  const unknown = await call('GET', '/nothing/here');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ code: 'not_found', requestId: expect.any(String) });
  const wrongMethod = await call('DELETE', '/auth/login');
  expect(wrongMethod.status).toBe(405);
  expect(wrongMethod.headers.get('allow')).toBe('POST');
  expect((await call('DELETE', '/auth/login/further')).status).toBe(404);
});

test('messages come in the caller’s language, French by default', async () => {
  const msgFor = async (language?: string) => {
    const headers: Record<string, string> = language ? { 'accept-language': language } : {};
    const { msg } = (await (await call('GET', '/users/x-1', { headers })).json()) as { msg: string };
    return msg;
  };
  expect(await msgFor()).toMatch(/Connectez-vous/);
  expect(await msgFor('de, en;q=0.5, fr;q=0.4')).toMatch(/log in/);
  expect(await msgFor('es')).toMatch(/Connectez-vous/);
});

test.each([
  ['fr', 'Trop de tentatives. Réessayez un peu plus tard.'],
  ['en', 'Too many attempts. Try again a little later.'],
] as const)('a refusal that does not know how long to wait stays general in %s', (language, msg) => {
  expect(JSON.parse(errorResponse(new AppError('too_many'), language, 'r').body ?? '')).toMatchObject({ msg });
});

test.each([
  ['one that the specification words', [{ field: 'file', code: 'image_format' }], 'Invalid image format'],
  ['one that it does not', [{ field: 'name', code: 'required' }], 'Some fields need to be corrected.'],
  [
    'two',
    [
      { field: 'type', code: 'image_format' },
      { field: 'size', code: 'image_too_large' },
    ],
    'Some fields need to be corrected.',
  ],
])('a refusal of a single field says its sentence, of the specification’s own: %s', (_, details, msg) => {
  const { body = '' } = errorResponse(new AppError('invalid', { details }), 'en', 'r');
  expect(JSON.parse(body)).toMatchObject({ msg });
});

test('a body that is no JSON is 400, another type 415, and each wrong field is named once', async () => {
  const json = { 'content-type': 'application/json' };
  expect((await call('POST', '/auth/login', { headers: json, body: '{' })).status).toBe(400);
  expect((await call('POST', '/auth/login', { headers: { 'content-type': 'text/xml' }, body: '<a/>' })).status).toBe(
    415,
  );
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  const part = '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\nada@example.org\r\n--x--\r\n';
  expect((await call('POST', '/auth/login', { headers: form, body: part })).status).toBe(415);
  const body = JSON.stringify({ firstName: '', email: 'nobody', password: 'short', role: 'super' });
  const reply = await call('POST', '/auth/register', { headers: json, body });
  expect(reply.status).toBe(422);
  const { details } = (await reply.json()) as { details: { field: string; code: string; msg: string }[] };
  expect(Object.fromEntries(details.map(({ field, code }) => [field, code]))).toEqual({
    firstName: 'required',
    lastName: 'required',
    email: 'invalid_email',
    password: 'too_short',
    universityId: 'required',
  });
  expect(details.every(({ msg }) => msg.length > 5 && !msg.includes('{{'))).toBe(true);
});

test('an id that cannot be one is 404 like one that is not there, an unknown query value is named', async () => {
  const headers = { authorization: `Bearer ${await tokenOf(await buildUser())}` };
  const reply = await call('GET', `/users/${encodeURIComponent('a b')}`, { headers });
  expect(reply.status).toBe(404);
  const person = await buildUser();
  const own = { authorization: `Bearer ${await tokenOf(person)}` };
  const pdf = await call('GET', `/portfolios/${person.id}.x/generate-pdf?lang=de`, { headers: own });
  expect(await pdf.json()).toMatchObject({ code: 'invalid', details: [{ field: 'lang' }] });
});

test('tokens that are missing, forged, altered, expired or of a deleted person are 401', async () => {
  const person = await buildUser();
  const now = new Date();
  const good = await tokenOf(person, now);
  const [header = '', payload = '', signature = ''] = good.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const sidOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const tokens = {
    altered: `${header}.${encode({ ...claims, sub: 'other' })}.${signature}`,
    unsigned: `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    expired: await tokenOf(person, new Date(now.getTime() - 61 * 60_000)),
    ended: await tokenOf({ ...person, sessionEpoch: 7 }, now),
    withoutSession: await signToken({ userId: person.id, sessionId: 'gone' }, now),
    ofAnothersSession: await signToken({ userId: person.id, sessionId: sidOf(await tokenOf(await buildUser())) }, now),
    deleted: await tokenOf({ ...person, id: 'gone-1' }, now),
  };
  const status = async (authorization: string) =>
    (await call('GET', `/users/${person.id}`, { headers: { authorization } })).status;
  expect(await status(`Bearer ${good}`)).toBe(200);
  for (const [name, token] of Object.entries(tokens)) expect(await status(`Bearer ${token}`), name).toBe(401);
  expect(await status(`Basic ${good}`)).toBe(401);
});

test('an unforeseen failure is a 500 with a request id, logged once without its caller, and the next request works', async () => {
  const person = await buildUser();
  const headers = { authorization: `Bearer ${await tokenOf(person)}` };
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { send } = DynamoDBDocumentClient.prototype;
  const broken = vi.spyOn(DynamoDBDocumentClient.prototype, 'send');
  broken.mockImplementationOnce(function (this: DynamoDBDocumentClient, ...args: Parameters<typeof send>) {
    return args[0] instanceof BatchGetCommand
      ? Promise.reject(new Error('the disk is on fire'))
      : send.apply(this, args);
  } as typeof send);

  const failed = await call('GET', `/users/${person.id}`, { headers });
  const body = await failed.text();
  expect(failed.status).toBe(500);
  expect(JSON.parse(body)).toMatchObject({ code: 'internal', requestId: expect.any(String) });
  expect(body).not.toContain('fire');
  expect(logged).toHaveBeenCalledTimes(1);
  expect(String(logged.mock.calls[0]?.[0])).not.toContain(person.email);
  expect((await call('GET', `/users/${person.id}`, { headers })).status).toBe(200);
});

const things = contract({
  get: {
    method: 'GET',
    path: '/things',
    summary: 'Read a thing',
    allow: ['public'],
    returns: z.object({ id: z.string() }),
  },
});
/** `remainingMs` is undefined where there is no limit. */
const askForThing = (get: Handlers<typeof things>['get'], remainingMs?: number) => {
  const event = {
    routeKey: 'GET /api/v0/things',
    headers: { 'x-origin-secret': process.env.THESEE_ORIGIN_SECRET },
    requestContext: { requestId: 'r', timeEpoch: Date.now(), http: { sourceIp: '127.0.0.1', userAgent: 'test' } },
  };
  const run = remainingMs === undefined ? {} : { getRemainingTimeInMillis: () => remainingMs };
  return serve(calls(things, { get }))(event as unknown as HttpEvent, run as Context);
};

test('a field that a reply’s schema does not declare is never sent', async () => {
  const secretive = { id: 'a', passwordHash: 'argon2', nested: { token: 't' } };
  const { body } = await askForThing(async () => secretive);
  expect(JSON.parse(body ?? '')).toEqual({ id: 'a' });
});

test('a handler’s writes are tried until half a second before the function would be stopped', async () => {
  let given: { deadline?: Date } | undefined;
  const before = Date.now();
  await askForThing(async (_, context) => {
    given = context;
    return { id: 'a' };
  }, 10_000);
  expect(Number(given?.deadline)).toBeGreaterThanOrEqual(before + 9_500);
  expect(Number(given?.deadline)).toBeLessThanOrEqual(Date.now() + 9_500);
});
