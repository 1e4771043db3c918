import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBundler } from '#scripts/platform/dev/bundler.ts';
import { createReloader } from '#scripts/platform/dev/reloader.ts';
import { openSite, relaxPolicy } from '#scripts/platform/dev/site.ts';
import { createGateway } from '#scripts/platform/gateway/gateway.ts';
import { systemClock } from '#scripts/platform/host/clock.ts';
import type { Request, Response } from '#scripts/platform/http/message.ts';
import { startServer } from '#scripts/platform/http/server.ts';
import { createLambdaService, type LambdaService } from '#scripts/platform/lambda/service.ts';
import { loadStack } from '#scripts/platform/template/stack.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { type Assembly, propertiesOf, writeAssembly } from './fixtures/assembly.ts';
import { textOf } from './fixtures/product.ts';

const root = temporaryFolder('dev');
const handler = join(root, 'functions/Lambda/index.ts');
const shared = join(root, 'shared/greeting.ts');
const release = join(root, 'release');

const save = (file: string, content: string): string => {
  mkdirSync(resolve(file, '..'), { recursive: true });
  writeFileSync(file, content);
  return file;
};
const handlerSaying = (greeting: string): string =>
  save(
    handler,
    `import { existsSync } from 'node:fs';
     import { greeting } from "../../shared/greeting.ts";
     const isReleased = (): Promise<void> | void =>
       existsSync('${release}') ? undefined : new Promise<void>((retry) => setTimeout(retry, 5)).then(isReleased);
     export const handler = async (event: { rawPath: string }) => {
       if (event.rawPath.endsWith('held')) await isReleased();
       return { statusCode: 200, body: \`\${greeting} ${greeting}\` };
     };`,
  );

describe('saved code', () => {
  const bundler = createBundler(root, join(root, 'bundles'));
  const reloaded: string[] = [];
  const failures: string[] = [];
  const synthesise = vi.fn(async () => undefined);
  let service: LambdaService;
  let gateway: (request: Request) => Promise<Response>;
  let host: string;
  let reload: (file: string) => void;

  const ask = (path: string) =>
    gateway({
      method: 'GET',
      path: `/api/${path}`,
      query: '',
      headers: { host },
      body: Buffer.alloc(0),
      peer: { address: '192.0.2.7', port: 4711 },
    });
  const answersWith = (text: string) =>
    vi.waitFor(async () => expect(textOf(await ask('now'))).toBe(text), { timeout: 10_000 });

  beforeAll(async () => {
    save(shared, "export const greeting: string = 'dear';");
    handlerSaying('one');
    // A bundle is named after its function.
    const change = (assembly: Assembly) =>
      Object.assign(propertiesOf(assembly, 'LambdaFunction01234567'), { Handler: 'Lambda.handler' });
    const stack = loadStack(writeAssembly(change), { SiteOrigin: 'http://localhost:3000' });
    const functions = stack.functions.map((lambda) => ({ ...lambda, codeDir: join(bundler.directory, lambda.label) }));
    service = createLambdaService({ functions, injected: {}, log: () => undefined, keep: () => undefined });
    gateway = createGateway({ api: stack.main.api, service, clock: systemClock, keep: () => undefined });
    host = stack.main.api.domain;
    expect(await bundler.bundle('Lambda', [])).toBe(true);
    reload = createReloader({
      root,
      local: { functions: () => ['Lambda'], renew: service.renew, reload: () => undefined },
      bundler,
      synthesise,
      onReload: (what) => reloaded.push(what),
      onFailure: (message) => failures.push(message),
    });
  });
  afterAll(async () => {
    await service.stop();
    await bundler.stop();
  });

  it('answers the next request, and drops none in flight', async () => {
    await answersWith('dear one');
    // Reuses the warm environment, so the old code runs it.
    const held = ask('held');
    reload(handlerSaying('two'));
    const seen = new Set<number>();
    await vi.waitFor(async () => {
      const reply = await ask('now');
      seen.add(reply.status);
      expect(textOf(reply)).toBe('dear two');
    }, 10_000);
    expect([...seen]).toEqual([200]);
    save(release, '');
    const late = await held;
    expect([late.status, textOf(late)]).toEqual([200, 'dear one']);
    await vi.waitFor(() => expect(reloaded).toEqual(['Lambda']), 30_000);
  });

  it('may be anything that the handler imports, and nothing else', async () => {
    reload(save(join(root, 'functions/Lambda/unused.ts'), 'export {}'));
    reload(save(shared, "export const greeting: string = 'hello';"));
    await answersWith('hello two');
    await vi.waitFor(() => expect(reloaded).toEqual(['Lambda', 'Lambda']), 30_000);
    expect(synthesise).not.toHaveBeenCalled();
  });

  it('with an error in it is told once, and the code before it goes on', async () => {
    reload(save(handler, 'export const handler = ('));
    await vi.waitFor(() => expect(failures).toHaveLength(1), 10_000);
    expect(failures[0]).toContain('functions/Lambda/index.ts:1:');
    expect(textOf(await ask('now'))).toBe('hello two');
    reload(shared);
    reload(handlerSaying('three'));
    await answersWith('hello three');
    expect(failures).toHaveLength(1);
  });

  it('with a mistake in the stack or the contracts synthesises again once the mistake is corrected', async () => {
    reload(save(handler, 'export const handler = ('));
    reload(save(join(root, 'shared/contracts/new.ts'), 'export {}'));
    await vi.waitFor(() => expect(failures).toHaveLength(2), 10_000);
    expect(synthesise).not.toHaveBeenCalled();
    reload(handlerSaying('four'));
    await vi.waitFor(() => expect(reloaded.at(-1)).toBe('stack'), 10_000);
    expect(synthesise).toHaveBeenCalledOnce();
    await answersWith('hello four');
  });
});

it('bundles the function in use first, and again before the others when more is saved', async () => {
  const made: string[] = [];
  const first = Promise.withResolvers<boolean>();
  const bundle = (name: string): Promise<boolean> => {
    made.push(name);
    return made.length === 1 ? first.promise : Promise.resolve(true);
  };
  const reload = createReloader({
    root,
    local: { functions: () => ['used', 'other'], renew: () => undefined, reload: () => undefined },
    bundler: { directory: '', bundle, stop: async () => undefined },
    synthesise: async () => undefined,
    onReload: () => undefined,
    onFailure: () => undefined,
  });
  reload('a file');
  await vi.waitFor(() => expect(made).toEqual(['used']), 30_000);
  reload('another one');
  first.resolve(true);
  await vi.waitFor(() => expect(made).toEqual(['used', 'used', 'other']), 30_000);
});

describe('the site', () => {
  it('comes with Vite’s client, under the stack’s headers but for what Vite needs', async () => {
    const http = createServer();
    const site = await openSite(resolve(import.meta.dirname, '../../../web/vite.config.ts'), http);
    const headers = { 'content-security-policy': "default-src 'none'; script-src 'self'", 'x-other': 'kept' };
    const server = await startServer((request, response) => site.answer(request, response, headers), { server: http });
    const page = await fetch(`${server.origin}/assessments/some.id`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('src="/@vite/client"');
    expect(page.headers.get('x-other')).toBe('kept');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self' 'unsafe-inline'");
    await site.stop();
    await server.stop();
  });

  it('keeps every other rule of its policy', () => {
    expect(relaxPolicy("default-src 'none'; script-src 'self'; connect-src 'self' https://x; base-uri 'none'")).toBe(
      "default-src 'none'; script-src 'self' 'unsafe-inline'; connect-src 'self' https://x ws://localhost:*; base-uri 'none'; style-src 'unsafe-inline'; worker-src blob:",
    );
  });
});
