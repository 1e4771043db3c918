import { expect, test, vi } from 'vitest';
import { basePath } from '#shared/contract.ts';
import { buildAccount, password } from '#tests/support/accounts.ts';
import { buildUser } from '#tests/support/factories.ts';

// The environment holds ARNs; a process reads the secrets at its start.
const secret = 'GetSecretValue';
const isOut = { kind: 'InternalServerError', match: { operation: secret }, times: 1_000 } as const;

const coldStart = async () => {
  vi.resetModules();
  const { invoke } = await import('#tests/support/invoke.ts');
  const { recorded, withFaults } = await import('#tests/support/caller.ts');
  const ask = (path: string, init: RequestInit) => invoke(new Request(`http://test${basePath}${path}`, init));
  return { ask, recorded, withFaults };
};

const signIn = { method: 'POST', headers: { 'content-type': 'application/json' } };

test('a process reads the keys that it needs once, before its first call', async () => {
  const { email } = await buildAccount();
  const { ask, recorded } = await coldStart();
  const reads = async (path: string, init: RequestInit) => {
    const { result, entries } = await recorded(() => ask(path, init));
    return [result.status, entries.filter(({ operation }) => operation === secret).length];
  };
  const body = JSON.stringify({ email, password });
  expect(await reads('/auth/login', { ...signIn, body })).toEqual([200, 3]);
  expect(await reads('/auth/login', { ...signIn, body })).toEqual([200, 0]);
});

test('while Secrets Manager is out a start is 503, all secrets are asked for together, and the next call works', async () => {
  const user = await buildUser();
  const { tokenOf } = await import('#tests/support/sessions.ts');
  const headers = { authorization: `Bearer ${await tokenOf(user)}` };
  const { ask, withFaults } = await coldStart();
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line) => lines.push(line));
  const { result, entries } = await withFaults([isOut], () => ask(`/users/${user.id}`, { headers }));
  expect(result.status).toBe(503);
  expect(entries.filter(({ isRepeated }) => !isRepeated).map(({ operation }) => operation)).toEqual([secret, secret]);
  expect(lines.map((line) => JSON.parse(line)).map(({ event, error }) => [event, error])).toEqual([
    ['request_failed', 'InternalServerError'],
    ['request', undefined],
  ]);
  expect(lines.join()).not.toContain('"actor"');
  expect((await ask(`/users/${user.id}`, { headers })).status).toBe(200);
  vi.restoreAllMocks();
});

test('a worker that cannot read its key fails whole, before it takes anything, and works at its next turn', async () => {
  const { withFaults } = await coldStart();
  const { handler } = await import('#functions/mailer/index.ts');
  const clock = { id: 'clock' } as unknown as Parameters<typeof handler>[0];
  const run = { getRemainingTimeInMillis: () => 60_000 } as Parameters<typeof handler>[1];
  const { result, entries } = await withFaults([isOut], () => handler(clock, run).catch(String));
  expect(result).toContain('InternalServerError');
  expect(new Set(entries.map(({ operation }) => operation))).toEqual(new Set([secret]));
  expect(await handler(clock, run)).toEqual({ batchItemFailures: [] });
});

test('a print that a task asks for names by pseudonym whose item it cannot read, also as the first of a process', async () => {
  const user = await buildUser();
  await coldStart();
  const { put } = await import('#tests/support/broken-items.ts');
  await put({ PK: `PUBLIC#${user.id}`, SK: 'CV', _et: 'PublicCv', userId: user.id, isOpen: 'a text' });
  const { handler } = await import('#functions/exports/index.ts');
  const { asFunction } = await import('#tests/support/caller.ts');
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => lines.push(line));
  const event = { publicCvOf: user.id, language: 'fr' } as const;
  await expect(asFunction('exports', () => handler(event, {} as never))).rejects.toThrow('the line before says');
  vi.restoreAllMocks();
  const { pseudonym } = await import('#functions/lib/keys/pseudonym.ts');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'invocation_failed',
    message: 'an item cannot be read',
    entity: 'PublicCv',
    holder: pseudonym(user.id),
  });
});

test('an operator’s process that has logged nothing yet traces a person by their pseudonym', async () => {
  const { email } = await buildAccount();
  vi.resetModules();
  const { trace } = await import('#scripts/operations/operator/trace/trace.ts');
  const logs = { find: async () => [], delay: 'They come late.', maps: '/nowhere' };
  const { says } = await trace({ about: email }, logs, new Date());
  expect(says[0]).toMatch(/^Pseudonym {2}[\w-]{16}$/);
});
