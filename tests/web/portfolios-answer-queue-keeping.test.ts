import { expect, test, vi } from 'vitest';
import { holdClock, setUp } from '#tests/support/answer-queue.ts';
import { pace } from '#web/features/portfolios/answers/send-timer.ts';

holdClock();

const [firstRetry, secondRetry] = pace.retriesMs;

test('an answer not known to be saved is shown, as pending or waiting', async () => {
  vi.setSystemTime(42);
  const { queue, requests } = setUp();
  expect(queue.getState()).toEqual({ unsaved: {}, failed: {}, isSaving: false, isHeld: false, savedAt: null });
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

test('without a connection answers are kept and shown, and tried again less and less often', async () => {
  const { queue, requests, sent } = setUp();
  queue.answer('a', { value: 1 });
  queue.flush();
  await requests[0]?.cut();
  expect(queue.getState()).toMatchObject({ unsaved: { a: { value: 1 } }, failed: {}, isHeld: true });
  queue.answer('b', { value: 2 });
  queue.flush();
  await vi.advanceTimersByTimeAsync(firstRetry - 1);
  expect(sent()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent()[1]).toEqual({ a: { value: 1 }, b: { value: 2 } });
  await requests[1]?.cut();
  await vi.advanceTimersByTimeAsync(secondRetry - 1);
  expect(sent()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  await requests[2]?.succeed();
  expect(queue.getState()).toMatchObject({ unsaved: {}, isHeld: false, isSaving: false });
});

test('an answer changed while a request gets lost is the one sent next', async () => {
  const { queue, requests, sent } = setUp();
  queue.answer('a', { value: 1 });
  queue.flush();
  queue.answer('a', { value: 3 });
  await requests[0]?.cut();
  expect(queue.getState()).toMatchObject({ unsaved: { a: { value: 3 } }, isHeld: true });
  await vi.advanceTimersByTimeAsync(firstRetry);
  expect(sent()[1]).toEqual({ a: { value: 3 } });
});

test('the connection being back is tried at once, and nothing is sent when nothing was held', async () => {
  const { queue, requests, sent } = setUp();
  queue.tryNow();
  queue.answer('a', { value: 1 });
  queue.tryNow();
  expect(sent()).toEqual([]);
  queue.flush();
  await requests[0]?.cut();
  queue.answer('a', { value: 3 });
  queue.tryNow();
  expect(sent()[1]).toEqual({ a: { value: 3 } });
});

test('a refused batch is put aside, no longer shown as given, and sent again on demand', async () => {
  const { queue, requests, sent } = setUp();
  queue.answer('a', { value: 1 });
  queue.answer('b', { value: 2 });
  queue.flush();
  await requests[0]?.refuse();
  const refused = { unsaved: {}, failed: { a: { value: 1 }, b: { value: 2 } }, isSaving: false, savedAt: null };
  expect(queue.getState()).toMatchObject(refused);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toHaveLength(1);
  queue.retry();
  expect(queue.getState()).toMatchObject({ unsaved: { a: { value: 1 }, b: { value: 2 } }, failed: {} });
  expect(sent()[1]).toEqual({ a: { value: 1 }, b: { value: 2 } });
});

test('a new answer to a refused row takes the rest of that row along, and wins', async () => {
  const { queue, requests, sent } = setUp();
  queue.answer('a', { value: 1, importantFlag: true });
  queue.answer('b', { value: 2 });
  queue.flush();
  await requests[0]?.refuse();
  queue.answer('a', { value: 5 });
  expect(queue.getState().failed).toEqual({ b: { value: 2 } });
  queue.flush();
  expect(sent()[1]).toEqual({ a: { value: 5, importantFlag: true } });
});

test('another page’s answer replaces a waiting one of that row, like and rating separately', () => {
  const { queue, sent } = setUp();
  queue.answer('a', { value: 1, importantFlag: true });
  queue.answer('b', { value: 2 });
  queue.supersede('a', { value: 4 });
  queue.supersede('b', { value: 4 });
  expect(queue.getState().unsaved).toEqual({ a: { importantFlag: true } });
  queue.flush();
  expect(sent()).toEqual([{ a: { importantFlag: true } }]);
});

test('answers left behind are sent at once, and a newer answer wins over them', () => {
  const { queue, sent } = setUp();
  queue.answer('a', { value: 5 });
  queue.restore({ a: { value: 1 }, b: { value: 2 } });
  expect(sent()).toEqual([{ a: { value: 5 }, b: { value: 2 } }]);
});

test('the journal hears of an answer before it is sent, and of what is left of a row when it is back', async () => {
  const { queue, requests, journal, sent } = setUp();
  queue.answer('a', { value: 1 });
  expect(journal.record).toHaveBeenLastCalledWith('a', { value: 1 });
  expect(sent()).toEqual([]);
  queue.flush();
  queue.answer('a', { importantFlag: true });
  expect(journal.record).toHaveBeenLastCalledWith('a', { value: 1, importantFlag: true });
  await requests[0]?.succeed();
  expect(journal.confirm).toHaveBeenLastCalledWith('a', { importantFlag: true });
  queue.flush();
  await requests[1]?.cut();
  expect(journal.confirm).toHaveBeenLastCalledWith('a', { importantFlag: true });
  queue.tryNow();
  await requests[2]?.refuse();
  expect(journal.confirm).toHaveBeenLastCalledWith('a', undefined);
});

test('settle resolves when nothing is under way any more: saved, refused, or kept for want of a connection', async () => {
  const { queue, requests } = setUp();
  await queue.drain();
  const done = vi.fn();
  queue.answer('a', { value: 1 });
  void queue.drain().then(done);
  queue.answer('b', { value: 2 });
  queue.flush();
  await requests[0]?.succeed();
  expect(done).not.toHaveBeenCalled();
  await requests[1]?.refuse();
  expect(done).toHaveBeenCalledTimes(1);
  queue.answer('c', { value: 3 });
  void queue.drain().then(done);
  await requests[2]?.cut();
  expect(done).toHaveBeenCalledTimes(2);
});

test('a stopped queue sends nothing any more', async () => {
  const { queue, requests, sent } = setUp();
  queue.answer('a', { value: 1 });
  queue.flush();
  queue.answer('b', { value: 2 });
  queue.stop();
  await requests[0]?.cut();
  queue.flush();
  queue.tryNow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toHaveLength(1);
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
