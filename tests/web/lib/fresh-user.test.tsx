import { act, cleanup, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Refusal, renderElement } from '#tests/support/rendered.tsx';
import { candidate, recordOf } from '#tests/support/web-samples.ts';
import { announceChange } from '#web/lib/calls/changes.ts';
import { getSession } from '#web/lib/session/session.ts';
import { useFreshUser } from '#web/lib/session/use-fresh-user.ts';

const quiet = () => vi.spyOn(console, 'warn').mockImplementation(() => {});
const signal = (name: string) => act(async () => void window.dispatchEvent(new Event(name)));
const look = (visibility: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);

const Fresh = ({ every }: { every?: number }) => {
  useFreshUser(every);
  return null;
};
/** Numbers the users, so that each test opens one whom no screen has read. */
let people = 0;
const openFresh = async (every?: number) => {
  quiet();
  people += 1;
  const who = { ...candidate, id: `upv_fresh${people}` };
  const shownPage = await renderElement(<Fresh {...(every !== undefined && { every })} />, {
    who,
    replies: { 'users.get': recordOf(who) },
    now: '2026-03-01T08:00:00.000Z',
  });
  const reads = () => shownPage.received.length;
  await waitFor(() => expect(reads()).toBe(1));
  await act(async () => {});
  return { ...shownPage, who, reads };
};

test.each(['focus', 'visibilitychange', 'online'])(
  'at %s, who is signed in is read again and stored',
  async (occasion) => {
    const { who, reads, reply } = await openFresh();
    reply({ 'users.get': { ...recordOf(who), status: 'REJECTED' } });
    await signal(occasion);
    await waitFor(() => expect(getSession()?.user.status).toBe('REJECTED'));
    expect(reads()).toBe(2);
  },
);

test('nobody is read while the page is hidden, nor twice at the same time', async () => {
  const { reads, reply, who } = await openFresh();
  const visible = look('hidden');
  await signal('focus');
  expect(reads()).toBe(1);
  visible.mockReturnValue('visible');
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof recordOf>>();
  reply({ 'users.get': () => promise });
  for (const occasion of ['focus', 'visibilitychange']) await signal(occasion);
  expect(reads()).toBe(2);
  resolve(recordOf(who));
  await act(async () => {});
});

test('whoever returns while an older reply is on its way is read once more after it', async () => {
  const { reads, reply, who } = await openFresh();
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof recordOf>>();
  reply({ 'users.get': () => promise });
  await signal('focus');
  vi.setSystemTime(new Date('2026-03-01T08:00:00.101Z'));
  for (const occasion of ['focus', 'visibilitychange']) await signal(occasion);
  expect(reads()).toBe(2);
  reply({ 'users.get': { ...recordOf(who), status: 'REJECTED' } });
  resolve(recordOf(who));
  await waitFor(() => expect(getSession()?.user.status).toBe('REJECTED'));
  expect(reads()).toBe(3);
});

test('a reading that failed for the moment is not repeated once the screen is left', async () => {
  const { reads, reply } = await openFresh();
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date', 'setTimeout'] });
  reply({ 'users.get': new Refusal(503, { msg: 'Plus tard.', code: 'unavailable' }) });
  await signal('focus');
  expect(reads()).toBe(2);
  cleanup();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reads()).toBe(2);
});

test('a change of people anywhere has them read again, one of something else has not', async () => {
  const { reads } = await openFresh();
  await act(() => announceChange('universities'));
  expect(reads()).toBe(1);
  await act(() => announceChange('users'));
  expect(reads()).toBe(2);
});

test.each([
  ['08:00:30', 1],
  ['08:00:31', 2],
])('another screen, opened at %s, reads who is signed in if that was half a minute ago: %i', async (time, times) => {
  const { reads, who } = await openFresh();
  vi.setSystemTime(new Date(`2026-03-01T${time}.000Z`));
  const next = await renderElement(<Fresh />, {
    who,
    replies: { 'users.get': recordOf(who) },
    now: `2026-03-01T${time}.000Z`,
  });
  await act(async () => {});
  await waitFor(() => expect(reads() + next.received.length).toBe(times));
});

test('a waiting account is read again at intervals, until the screen is left', async () => {
  const [started, ended] = [vi.spyOn(globalThis, 'setInterval'), vi.spyOn(globalThis, 'clearInterval')];
  const { reads } = await openFresh(7_000);
  const at = started.mock.calls.findIndex(([, pause]) => pause === 7_000);
  await act(async () => started.mock.calls[at]?.[0]());
  expect(reads()).toBe(2);
  cleanup();
  expect(ended).toHaveBeenCalledWith(started.mock.results[at]?.value);
});
