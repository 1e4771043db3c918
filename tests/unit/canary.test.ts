import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tryProduct } from '#functions/canary/try-product.ts';
import { basePath } from '#shared/contract.ts';
import { auth } from '#shared/contracts/auth.ts';
import { portfolios } from '#shared/contracts/portfolios.ts';

// A fake product with the canary's calls; all answer as a healthy one does.
const account = { email: 'canary@thesee.test', password: 'a-password-of-its-own' };
const session = { token: 'a-token', user: { id: 'u1', email: account.email } };
const ofUser = portfolios.listOfUser.path.replace('{userId}', 'u1');
const ofSkills = portfolios.listSkills.path.replace('{portfolioId}', 'u1.p1');
const well: Record<string, unknown> = {
  'GET /login': '<!doctype html><html>',
  [`POST ${basePath}${auth.login.path}`]: session,
  [`GET ${basePath}${ofUser}`]: [{ id: 'u1.p1' }],
  [`GET ${basePath}${ofSkills}`]: [{ id: 'u1.p1.s1' }],
  [`POST ${basePath}${auth.logout.path}`]: '',
};
let server: Server;
let origin: string;
let answers: Record<string, unknown>;
let asked: { call: string; headers: IncomingMessage['headers']; body: string }[];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const call = `${request.method} ${request.url}`;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    asked.push({ call, headers: request.headers, body: Buffer.concat(chunks).toString() });
    const answer = answers[call];
    if (answer === undefined) return response.writeHead(503).end('{}');
    if (call.endsWith(auth.login.path))
      response.setHeader('set-cookie', ['__Secure-renewal=r; Path=/', '__Secure-device=d; Path=/']);
    return response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  answers = { ...well };
  asked = [];
});

test('opens the site, signs in, opens an assessment and signs out, as a candidate does', async () => {
  expect(await tryProduct(origin, account)).toBe('__Secure-device=d');
  expect(asked.map(({ call }) => call)).toEqual(Object.keys(well));
  expect(JSON.parse(asked[1]?.body ?? '')).toEqual(account);
  expect(asked.map(({ headers }) => headers.authorization)).toEqual([
    undefined,
    undefined,
    ...Array(3).fill('Bearer a-token'),
  ]);
});

test('comes back as the device that it was', async () => {
  await tryProduct(origin, account, '__Secure-device=before');
  expect(asked.map(({ headers }) => headers.cookie)).toEqual([
    undefined,
    '__Secure-device=before',
    ...Array(3).fill(undefined),
  ]);
});

test.each(Object.keys(well))('fails when %s does not answer, and names no id', async (call) => {
  delete answers[call];
  const failure = await tryProduct(origin, account).then(() => 'none', String);
  expect(failure).toMatch(/answered 503$/);
  expect(failure).not.toContain('u1');
});

test.each([
  ['a page without content', 'GET /login', ''],
  ['a session without a token', `POST ${basePath}${auth.login.path}`, { challenge: 'second step' }],
  ['no assessment', `GET ${basePath}${ofUser}`, []],
  ['an assessment without skills', `GET ${basePath}${ofSkills}`, []],
])('fails on %s', async (_what, call, answer) => {
  answers[call] = answer;
  await expect(tryProduct(origin, account)).rejects.toThrow();
});
