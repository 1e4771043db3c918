import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Refusal, renderElement, textsOfAll } from '#tests/support/rendered.tsx';
import type { Replies } from '#tests/support/replies.ts';
import { administrator, candidate, recordOf } from '#tests/support/web-samples.ts';
import { api } from '#web/lib/calls/api.ts';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { notifyFailure } from '#web/lib/calls/failures.ts';
import { registerUnsaved } from '#web/lib/forms/unsaved.ts';
import { endSession, getSession, startSession } from '#web/lib/session/session.ts';

const stale = new Refusal(401, { msg: 'Non.', code: 'unauthorized' });
const ended = 'Votre session a pris fin. Connectez-vous de nouveau.';
const read = () => api.users.get({ params: { id: candidate.id } });
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'read',
    (error: { code: string }) => error.code,
  );
const alerts = () => textsOfAll(screen.queryAllByRole('alert'));
const flooded = '{"message":"Too Many Requests"}';
const moved = { msg: 'Votre espace vient de changer de place. Réessayez.', code: 'misdirected' };
const fresh = { token: 'e30.fresh.e30', user: candidate };

/** Refuses the stored token and accepts the renewed one. */
const guarded = ({ headers }: { headers: Headers }) =>
  headers.get('authorization') === 'Bearer e30.fresh.e30' ? recordOf(candidate) : stale;
const open = async (renewal?: Replies['auth.renew']) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const replies: Replies = { 'users.get': guarded, ...(renewal && { 'auth.renew': renewal }) };
  return renderElement(<p>Page</p>, { who: candidate, at: '/user/phd?activeTab=2', replies });
};
const names = (received: readonly { name: string }[]) => received.map(({ name }) => name);

test.each([
  ['refused', new Refusal(401, '{}'), null, [ended]],
  ['forbidden', new Refusal(403, '{}'), null, [ended]],
  ['out of order', new Refusal(500, '{}'), candidate.id, []],
  ['away for the moment', new Refusal(503, '{}'), candidate.id, []],
  ['one too many for the gateway', new Refusal(429, flooded), candidate.id, []],
  ['led astray twice', new Refusal(421, moved, { 'x-cell': 'b' }), candidate.id, []],
] as const)(
  'a renewal that is %s: only a refusal signs somebody out, and tells them',
  async (_kind, renewal, left, said) => {
    await open(renewal);
    await act(async () => void (await outcome(read())));
    expect(getSession()?.user.id ?? null).toBe(left);
    await waitFor(() => expect(alerts()).toEqual(said));
  },
);

test('what the gateway refuses in a flood is told in our words, with no reference to copy', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await renderElement(<p>Page</p>, { who: candidate, replies: { 'users.get': new Refusal(429, flooded) } });
  const error = await read().catch((cause: ApiError) => cause);
  act(() => notifyFailure(error as ApiError));
  await waitFor(() => expect(alerts()).toEqual(['Trop de tentatives. Réessayez un peu plus tard.']));
  expect(getSession()?.user.id).toBe(candidate.id);
});

test('a call whose university has moved is made again where it is by now, and so is each later one', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const cells: (string | null)[] = [];
  const movedTo =
    (cell: string) =>
    ({ headers }: { headers: Headers }) => {
      cells.push(headers.get('x-cell'));
      return headers.get('x-cell') === cell ? recordOf(candidate) : new Refusal(421, moved, { 'x-cell': cell });
    };
  await renderElement(<p>Page</p>, { who: candidate, replies: { 'users.get': movedTo('b') } });
  startSession({ token: 'e30.own.e30', user: candidate });
  expect([await outcome(read()), await outcome(read())]).toEqual(['read', 'read']);
  expect(cells).toEqual([null, 'b', 'b']);
});

test('a call that is led astray twice says in a sentence what happened', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const astray = new Refusal(421, moved, { 'x-cell': 'c' });
  const { received } = await renderElement(<p>Page</p>, { who: candidate, replies: { 'users.get': astray } });
  const error = await read().catch((cause: ApiError) => cause);
  act(() => notifyFailure(error as ApiError));
  await waitFor(() => expect(alerts()).toEqual(['Votre espace vient de changer de place. Réessayez.']));
  expect(names(received)).toEqual(['users.get', 'users.get']);
  expect(getSession()?.user.id).toBe(candidate.id);
});

test('a network that fails while a session is renewed signs nobody out', async () => {
  const { complaints } = await open(() => Promise.reject(new TypeError('no network')));
  expect(await outcome(read())).toBe('offline');
  expect(getSession()?.user.id).toBe(candidate.id);
  complaints.length = 0;
});

test('a renewed token is kept, and the call is made again with it', async () => {
  const { received } = await open(fresh);
  expect(await outcome(read())).toBe('read');
  expect(names(received)).toEqual(['users.get', 'auth.renew', 'users.get']);
  expect(getSession()?.token).toBe('e30.fresh.e30');
});

test('a renewal for somebody else changes nothing', async () => {
  await open({ ...fresh, user: administrator });
  await act(async () => void (await outcome(read())));
  expect(getSession()).toBeNull();
});

test('a renewal that comes back after its person has left signs nobody in, is given up, and tells them nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof fresh>();
  const { received } = await open(() => promise);
  const sent = vi.spyOn(globalThis, 'fetch');
  const call = outcome(read());
  await waitFor(() => expect(names(received)).toContain('auth.renew'));
  const signal = sent.mock.calls.at(-1)?.[1]?.signal;
  expect(signal?.aborted).toBe(false);
  act(endSession);
  expect(signal?.aborted).toBe(true);
  resolve(fresh);
  await act(async () => void (await call));
  expect([getSession(), alerts(), sessionStorage.getItem('return')]).toEqual([null, [], null]);
});

test('an ended session leads back to its place with the draft; the message stays until somebody signs in', async () => {
  const kept = vi.fn();
  await open(new Refusal(401, '{}'));
  const forget = registerUnsaved({ isOnScreen: true, settle: async () => null, keep: kept });
  await act(async () => void (await outcome(read())));
  expect(JSON.parse(sessionStorage.getItem('return') ?? '{}')).toEqual({
    path: '/user/phd?activeTab=2',
    userId: candidate.id,
  });
  expect(kept).toHaveBeenCalledTimes(1);
  await screen.findByText(/^Ce que vous aviez écrit est gardé\s: connectez-vous/);
  const box = (await screen.findByText(ended)).closest('.Toastify__toast');
  expect(box?.querySelector('.Toastify__progress-bar--animated')).toBeNull();
  act(() => startSession(fresh));
  await waitFor(() => expect(alerts()).toEqual([]));
  forget();
});

test('each call says its language and who makes it; one with a small body outlives its page', async () => {
  const { received, reply } = await open();
  reply({ 'users.update': new Refusal(422, '{}') });
  const sent = vi.spyOn(globalThis, 'fetch');
  await outcome(api.users.update({ params: { id: candidate.id }, body: { interests: 'Voile' } } as never));
  const init = sent.mock.calls[0]?.[1];
  expect([init?.keepalive, received[0]?.headers.get('content-type')]).toEqual([true, 'application/json']);
  expect(['accept-language', 'authorization'].map((name) => received[0]?.headers.get(name))).toEqual([
    'fr',
    'Bearer e30.e30.e30',
  ]);
  await outcome(api.users.update({ params: { id: candidate.id }, body: { interests: 'x'.repeat(20_000) } } as never));
  expect(sent.mock.calls.at(-1)?.[1]?.keepalive).toBe(false);
});

test.each([
  ['TimeoutError', 'timeout'],
  ['AbortError', 'offline'],
])('a call without an answer, for a %s, is told as %s and logged', async (name, code) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('', name)));
  expect(await outcome(read())).toBe(code);
  expect(warn.mock.calls).toEqual([[0, 'GET', `/api/v0/users/${candidate.id}`]]);
});

test('an answer is waited for twenty seconds, a file for ten minutes', async () => {
  const waits = vi.spyOn(AbortSignal, 'timeout');
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await outcome(read());
  await outcome(api.exports.generatePdf({ params: { id: 'p1' }, query: { lang: 'fr' } }));
  expect(waits.mock.calls).toEqual([[20_000], [600_000]]);
  expect(console.warn).toHaveBeenCalledWith(503, 'GET', `/api/v0/users/${candidate.id}`);
});
