import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createControl, freePort, productBuilds, totalsOf } from '#scripts/platform/index.ts';
import { type Local, startLocal, startServer } from '#scripts/platform/services.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { errorOf } from '#web/lib/calls/api-error.ts';
import { listeners } from './fixtures/listeners.ts';
import { pointsOf } from './fixtures/observatory.ts';
import { processesWith } from './fixtures/processes.ts';

const { cdkOut } = productBuilds();

/** Node's http sends headers that fetch forbids. */
const get = (origin: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(origin, { headers }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });

describe('the running product', () => {
  let local: Local;
  let port: number;
  const lines: string[] = [];

  beforeAll(async () => {
    port = await freePort();
    const log = (source: string, line: string) => lines.push(`[${source}] ${line}`);
    local = await startLocal({ port, localDir: temporaryFolder('product'), cdkOut, log });
  });
  afterAll(() => local.stop());

  it('serves the page, the API and the mailbox at one address', async () => {
    const page = await fetch(`${local.origin}/assessments/some.id`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html']);
    expect(page.headers.get('content-security-policy')).toMatch(/connect-src 'self' http:\/\/127\.0\.0\.1:\d+;/);
    const universities = await fetch(`${local.origin}/api/v0/universities`);
    expect([universities.status, await universities.json()]).toEqual([200, { rows: [] }]);
    const stray = await fetch(`${local.origin}/api/v0/nothing?token=secret`);
    expect([stray.status, await stray.json()]).toMatchObject([404, { code: 'not_found' }]);
    const wrong = await fetch(`${local.origin}/api/v0/auth/login`, { method: 'DELETE' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await fetch(`${local.origin}/__local/mail/2026-x@secret.eml`)).status).toBe(404);
    expect((await fetch(`${local.origin}/__local/mail`)).status).toBe(200);
  });

  it('listens on the loopback address alone: site, API, database and its proxy, files, mail, keys and functions', () => {
    const found = listeners();
    expect(new Set(found.values())).toEqual(new Set(['127.0.0.1']));
    const told = [local.origin, local.apiOrigin, ...Object.values(local.environment)].flatMap(
      (value) => /^http:\/\/[^:]+:(\d+)$/.exec(value)?.[1] ?? [],
    );
    expect([...found.keys()]).toEqual(expect.arrayContaining(told.map(Number)));
    // Only the proxy knows the engine's own port.
    expect(found.size).toBeGreaterThan(new Set(told).size);
  });

  it('has one cell, and nothing that only several have: no store, no directory, no name of a cell', () => {
    expect(Object.keys(local.cells)).toEqual(['main']);
    expect(local.cells.main).toMatchObject({ origin: local.apiOrigin, environment: local.environment });
    const several = ['AWS_ENDPOINT_URL_CLOUDFRONT_KEYVALUESTORE', 'MOVED_STORE', 'DIRECTORY_TABLE', 'CELL'];
    expect(several.filter((name) => name in local.environment)).toEqual([]);
  });

  it('has the function in use at the head of its functions, for the development loop to begin with', async () => {
    for (const [path, label] of [
      ['universities', 'universities'],
      ['nothing', 'service'],
    ]) {
      await fetch(`${local.origin}/api/v0/${path}`);
      expect(local.functions()[0]).toBe(label);
    }
  });

  it('logs a line per request, without the query', () => {
    expect(lines.join('\n')).toMatch(/^\[http\] GET \/api\/v0\/nothing 404 \d+ ms$/m);
    expect(lines.join('\n')).not.toContain('secret');
  });

  // https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-publish.html
  it('refuses every call without the edge before it, to whoever finds the API’s own address', async () => {
    expect(local.apiOrigin).not.toBe(local.origin);
    const universities = await fetch(`${local.apiOrigin}/api/v0/universities`, { headers: { 'x-origin-secret': 'x' } });
    expect([universities.status, await universities.json()]).toMatchObject([403, { code: 'forbidden' }]);
    const described = await fetch(`${local.apiOrigin}/api/v0/openapi.json`);
    expect(described.status).toBe(200);
    // Neither page nor mailbox, and no other host name.
    for (const path of ['/', '/__local/mail']) expect((await fetch(`${local.apiOrigin}${path}`)).status).toBe(404);
    const foreign = await get(local.apiOrigin, { host: 'thesee.example' });
    expect(foreign).toBe(403);
  });

  // https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html
  it('refuses a body over 10 MB with 413', async () => {
    const body = 'x'.repeat(10 * 1024 * 1024 + 1);
    const reply = await fetch(`${local.origin}/api/v0/auth/login`, { method: 'POST', body });
    expect([reply.status, await reply.json()]).toEqual([413, { message: 'Request Entity Too Large' }]);
  });

  // In base64 it exceeds Lambda's limit, so the gateway answers before any function.
  it('refuses a picture of 5 MB in the specification’s form by the gateway’s own 413, which the client takes for one of ours', async () => {
    const send = async (bytes: number) => {
      const body = new FormData();
      body.set('file', new File([new Uint8Array(bytes)], 'face.png', { type: 'image/png' }));
      const reply = await fetch(`${local.origin}/api/v0/users/x/upload-avatar`, { method: 'PUT', body });
      return { status: reply.status, text: await reply.text() };
    };
    const { status, text } = await send(5_000_000);
    expect([status, JSON.parse(text)]).toEqual([413, { message: 'Request Entity Too Large' }]);
    expect(errorOf(status, text)).toMatchObject({ status: 413, code: 'too_large' });
    // It reached the function, which refuses the missing token.
    expect((await send(4_000_000)).status).toBe(401);
  });

  it.each(['/', '/login', '/register', '/public/cv/nobody'])(
    'scores 135 of MDN’s HTTP Observatory at %s: A+',
    async (path) => {
      const page = await fetch(`${local.origin}${path}`);
      const points = pointsOf(page.headers, await page.text());
      expect(Object.entries(points).filter(([, one]) => Number.isNaN(one))).toEqual([]);
      expect(100 + Object.values(points).reduce((sum, one) => sum + one, 0)).toBe(135);
    },
  );

  it('does not start on a port that is taken, and leaves nothing running', async () => {
    const taken = await startServer(() => undefined);
    const localDir = temporaryFolder('taken');
    const start = startLocal({ port: taken.port, localDir, cdkOut, log: () => undefined });
    await expect(start).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await taken.stop();
    expect(await processesWith(localDir)).toEqual([]);
  });

  const list = async (): Promise<number> => (await fetch(`${local.origin}/api/v0/universities`)).status;
  const match = { caller: 'universities', operation: 'Query' };

  it('counts each function’s calls for whoever asks at its address', async () => {
    const control = createControl(local.origin);
    await control.resetLedger();
    expect(await list()).toBe(200);
    expect(totalsOf(await control.ledger())).toMatchObject({
      universities: { roundTrips: 1, actions: 1, writeUnits: 0 },
    });
  });

  it('goes wrong when a test asks for it there: the SDK tries three times, then the call is 503', async () => {
    const control = createControl(local.origin);
    await control.add({ kind: 'ThrottlingException', match, times: 2 });
    expect(await list()).toBe(200);
    await control.add({ kind: 'ThrottlingException', match, times: 3 });
    expect(await list()).toBe(503);
    expect(await list()).toBe(200);
  });

  // https://docs.aws.amazon.com/lambda/latest/dg/lambda-runtime-environment.html#runtimes-lifecycle-invoke-with-errors
  it('loses a function’s environment by a crash: that call is 500, the next one has a fresh one', async () => {
    await createControl(local.origin).add({ kind: 'crashBefore', match });
    expect(await list()).toBe(500);
    expect(await list()).toBe(200);
  });
});
