import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, createAnswerQueue } from '#web/features/portfolios/answer-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose replies the test gives by hand. */
const server = () => {
  const requests: { answers: Answers; succeed: () => Promise<void>; fail: () => Promise<void> }[] = [];
  const send = (answers: Answers) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const after = (settle: () => void) => async () => {
      settle();
      await vi.advanceTimersByTimeAsync(0);
    };
    requests.push({ answers, succeed: after(resolve), fail: after(() => reject(new Error('503'))) });
    return promise;
  };
  return { requests, send, sent: () => requests.map(({ answers }) => answers) };
};

const setUp = () => {
  const { requests, send, sent } = server();
  return { requests, sent, queue: createAnswerQueue({ send, now: () => 42 }) };
};

test('a burst of answers goes out as one request, once nothing was answered for 600 ms', async () => {
  const { queue, sent } = setUp();
  queue.answer('a', { value: 1 });
  vi.advanceTimersByTime(599);
  queue.answer('b', { value: null });
  vi.advanceTimersByTime(599);
  expect(sent()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent()).toEqual([{ a: { value: 1 }, b: { value: null } }]);
});

test('the answers of a row are merged, the last of each kind wins', () => {
  const { queue, sent } = setUp();
  queue.answer('a', { value: 1, importantFlag: true });
  queue.answer('a', { value: 4 });
  queue.answer('a', { importantFlag: null });
  queue.flush();
  expect(sent()).toEqual([{ a: { value: 4, importantFlag: null } }]);
});

test('one request is under way at a time; what was answered meanwhile follows when it is back', async () => {
  const { queue, requests, sent } = setUp();
  queue.answer('a', { value: 1 });
  queue.flush();
  queue.answer('a', { value: 2 });
  queue.answer('b', { value: 3 });
  vi.advanceTimersByTime(5000);
  expect(sent()).toHaveLength(1);
  await requests[0]?.succeed();
  expect(sent()[1]).toEqual({ a: { value: 2 }, b: { value: 3 } });
});

test('answers given just before a request is back are still collected', async () => {
  const { queue, requests, sent } = setUp();
  queue.answer('a', { value: 1 });
  queue.flush();
  queue.answer('b', { value: 2 });
  await requests[0]?.succeed();
  expect(sent()).toHaveLength(1);
  queue.answer('c', { value: 3 });
  vi.advanceTimersByTime(600);
  expect(sent()[1]).toEqual({ b: { value: 2 }, c: { value: 3 } });
});

test('what is not known to be saved is told, under way or waiting', async () => {
  const { queue, requests } = setUp();
  expect(queue.getState()).toEqual({ unsaved: {}, failed: {}, isSaving: false, savedAt: null });
  queue.answer('a', { value: 1 });
  queue.flush();
  queue.answer('a', { importantFlag: true });
  expect(queue.getState()).toMatchObject({ unsaved: { a: { value: 1, importantFlag: true } }, isSaving: true });
  await requests[0]?.succeed();
  expect(queue.getState()).toMatchObject({ unsaved: { a: { importantFlag: true } }, isSaving: true, savedAt: 42 });
  queue.flush();
  await requests[1]?.succeed();
  expect(queue.getState()).toMatchObject({ unsaved: {}, isSaving: false });
});

test('a failed batch is put aside, no longer shown as given, and sent again on demand', async () => {
  const { queue, requests, sent } = setUp();
  queue.answer('a', { value: 1 });
  queue.answer('b', { value: 2 });
  queue.flush();
  await requests[0]?.fail();
  expect(queue.getState()).toMatchObject({
    unsaved: {},
    failed: { a: { value: 1 }, b: { value: 2 } },
    isSaving: false,
    savedAt: null,
  });
  vi.advanceTimersByTime(5000);
  expect(sent()).toHaveLength(1);
  queue.retry();
  expect(queue.getState()).toMatchObject({ unsaved: { a: { value: 1 }, b: { value: 2 } }, failed: {} });
  expect(sent()[1]).toEqual({ a: { value: 1 }, b: { value: 2 } });
});

test('a new answer to a failed row takes the rest of that row along, and wins', async () => {
  const { queue, requests, sent } = setUp();
  queue.answer('a', { value: 1, importantFlag: true });
  queue.answer('b', { value: 2 });
  queue.flush();
  await requests[0]?.fail();
  queue.answer('a', { value: 5 });
  expect(queue.getState().failed).toEqual({ b: { value: 2 } });
  queue.flush();
  expect(sent()[1]).toEqual({ a: { value: 5, importantFlag: true } });
});

test('leaving sends at once, even beside a request under way', () => {
  const { queue, sent } = setUp();
  queue.answer('a', { value: 1 });
  queue.flush();
  queue.answer('b', { value: 2 });
  queue.leave();
  queue.leave();
  expect(sent()).toEqual([{ a: { value: 1 } }, { b: { value: 2 } }]);
});

test('settle resolves when everything is answered for, saved or failed', async () => {
  const { queue, requests } = setUp();
  await queue.settle();
  const done = vi.fn();
  queue.answer('a', { value: 1 });
  void queue.settle().then(done);
  queue.answer('b', { value: 2 });
  queue.flush();
  await requests[0]?.succeed();
  expect(done).not.toHaveBeenCalled();
  await requests[1]?.fail();
  expect(done).toHaveBeenCalledOnce();
});

test('listeners hear of changes until they leave', () => {
  const { queue } = setUp();
  const listener = vi.fn();
  const leave = queue.subscribe(listener);
  queue.answer('a', { value: 1 });
  expect(listener).toHaveBeenCalledOnce();
  leave();
  queue.answer('a', { value: 2 });
  expect(listener).toHaveBeenCalledOnce();
});
