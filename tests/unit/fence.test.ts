import { expect, test, vi } from 'vitest';
import {
  createFence,
  longestWriteMs,
  type Route,
  sendFenced,
  sendUnlessHeld,
  withFence,
} from '#functions/data/kernel/fence.ts';
import { AppError } from '#shared/errors.ts';

const open = (epoch = 0): Route => ({ epoch, state: 'open' });
const held: Route = { epoch: 0, state: 'held' };
const moved: Route = { epoch: 0, state: 'moved', to: 'b' };

/** Routes as they are read one after the other, the last again and again; pauses only move the clock. */
const fenceOf = (routes: Record<string, readonly Route[]>, deadline?: number) => {
  const clock = { at: 1_000_000 };
  const read: string[] = [];
  const pauses: number[] = [];
  const fence = createFence({
    deadline,
    now: () => clock.at,
    read: async (id) => {
      const all = routes[id] ?? [];
      read.push(id);
      return all[Math.min(read.filter((one) => one === id).length, all.length) - 1] ?? open();
    },
    pause: async (ms) => {
      pauses.push(ms);
      clock.at += ms;
    },
  });
  return { fence, clock, read, pauses };
};

const codeOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof AppError ? [error.code, error.headers] : error;
};

test('a route is read before the first write, and again for one that begins more than a second later', async () => {
  const { fence, clock, read } = fenceOf({ u: [open()] });
  fence.add('u');
  expect(read).toEqual([]);
  await fence.pass();
  clock.at += 999;
  await fence.pass();
  expect(read).toEqual(['u']);
  clock.at += 1;
  await fence.pass();
  expect(read).toEqual(['u', 'u']);
});

test('a reading that came along is taken for a second from before it was read', async () => {
  const { fence, clock, read } = fenceOf({ u: [open()] });
  fence.add('u', { route: open(), readAt: clock.at - 500 });
  await fence.pass();
  clock.at += 499;
  await fence.pass();
  expect(read).toEqual([]);
  clock.at += 1;
  await fence.pass();
  expect(read).toEqual(['u']);
});

test('a write waits while its university is held, and goes on once that is over', async () => {
  const { fence, read, pauses } = fenceOf({ u: [held, held, held, open()] });
  fence.add('u');
  await fence.pass();
  expect(read).toHaveLength(4);
  expect(pauses).toHaveLength(3);
  expect(pauses.filter((ms) => ms < 100 || ms > 200)).toEqual([]);
});

test('a hold whose time is over holds nobody', async () => {
  const { fence, clock } = fenceOf({ u: [{ ...held, heldUntil: new Date(1_000_300).toISOString() }] });
  fence.add('u');
  await fence.pass();
  expect(clock.at).toBeGreaterThanOrEqual(1_000_300);
  expect(clock.at).toBeLessThanOrEqual(1_000_500);
});

test('a write that waits sees the move, and is sent to the cell that has the university now', async () => {
  const { fence } = fenceOf({ u: [held, moved] });
  fence.add('u');
  expect(await codeOf(fence.pass())).toEqual(['misdirected', { 'x-cell': 'b' }]);
});

test('what has moved away and back meanwhile begins anew', async () => {
  vi.stubEnv('CELL', 'a');
  const { fence, clock } = fenceOf({ u: [open(1), open(3)] });
  fence.add('u');
  await fence.pass();
  clock.at += 1_000;
  expect(await codeOf(fence.pass())).toEqual(['misdirected', { 'x-cell': 'a' }]);
  vi.unstubAllEnvs();
});

test('waiting ends after fifteen seconds, or so that a write still fits before the deadline', async () => {
  const long = fenceOf({ u: [held] });
  long.fence.add('u');
  expect(await codeOf(long.fence.pass())).toEqual(['unavailable', { 'retry-after': '1' }]);
  expect(long.clock.at).toBeGreaterThanOrEqual(1_015_000);
  expect(long.clock.at).toBeLessThanOrEqual(1_015_200);

  const short = fenceOf({ u: [held] }, 1_009_500);
  short.fence.add('u');
  expect(await codeOf(short.fence.pass())).toEqual(['unavailable', { 'retry-after': '1' }]);
  expect(short.clock.at).toBeGreaterThanOrEqual(1_008_000);
  expect(short.clock.at).toBeLessThanOrEqual(1_008_200);
});

test('a write to two universities waits for both, and reads the first again when the second took long', async () => {
  const { fence, read } = fenceOf({ u: [open()], v: [...Array.from({ length: 11 }, () => held), open()] });
  fence.add('u');
  fence.add('v');
  await fence.pass();
  expect(read.filter((id) => id === 'u')).toHaveLength(2);
});

test('writes that begin together share a reading', async () => {
  const { fence, read } = fenceOf({ u: [open()] });
  fence.add('u');
  await Promise.all([fence.pass(), fence.pass(), fence.pass()]);
  expect(read).toEqual(['u']);
});

test('a write that is not answered three seconds after its route was read has failed', async () => {
  const signal = vi.spyOn(AbortSignal, 'timeout');
  const { fence, clock } = fenceOf({ u: [open()] });
  fence.add('u');
  await fence.pass();
  clock.at += 900;
  const aborted = Object.assign(new Error('Request aborted'), { name: 'AbortError' });
  const sent = withFence(fence, () => sendFenced(() => Promise.reject(aborted)));
  expect(await codeOf(sent)).toEqual(['unavailable', { 'retry-after': '1' }]);
  expect(signal.mock.calls).toEqual([[2_100]]);
  expect(longestWriteMs).toBe(3_000);
  signal.mockRestore();
});

test('without a fence, and behind one of no university, a write is sent at once without another limit', async () => {
  const send = vi.fn(async () => 'sent');
  expect(await sendFenced(send)).toBe('sent');
  expect(await withFence(fenceOf({}).fence, () => sendFenced(send))).toBe('sent');
  expect(send.mock.calls).toEqual([[], []]);
});

test('a write that may be left out is left out while the university is held', async () => {
  const send = vi.fn(async () => 'sent');
  const { fence } = fenceOf({ u: [held, open()] });
  fence.add('u');
  expect(await withFence(fence, () => sendUnlessHeld(send))).toBeUndefined();
  expect(send).not.toHaveBeenCalled();
});
