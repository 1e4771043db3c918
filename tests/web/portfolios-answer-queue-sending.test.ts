import { expect, test, vi } from 'vitest';
import { holdClock, setUp } from '#tests/support/answer-queue.ts';
import { pace } from '#web/features/portfolios/answers/send-timer.ts';

holdClock();

test('the first answers after a pause go out together and soon', () => {
  const { queue, sent } = setUp();
  queue.answer('a', { value: 1 });
  vi.advanceTimersByTime(pace.firstMs - 1);
  queue.answer('b', { value: null });
  expect(sent()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent()).toEqual([{ a: { value: 1 }, b: { value: null } }]);
});

test('while answers keep coming they wait for one another, but no longer than a quiet moment', async () => {
  const { queue, requests, sent } = setUp();
  queue.answer('a', { value: 1 });
  vi.advanceTimersByTime(pace.firstMs);
  await requests[0]?.succeed();
  queue.answer('b', { value: 2 });
  vi.advanceTimersByTime(pace.quietMs - 1);
  queue.answer('c', { value: 3 });
  vi.advanceTimersByTime(pace.quietMs - 1);
  expect(sent()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sent()[1]).toEqual({ b: { value: 2 }, c: { value: 3 } });
});

test.each([400, 1500, 2500, 4500])('a hundred ratings, one every %i ms, make at most 12 requests', async (every) => {
  const { queue, requests, sent } = setUp();
  for (let row = 0; row < 100; row += 1) {
    queue.answer(`r${row}`, { value: row % 6 });
    await vi.advanceTimersByTimeAsync(every);
    await requests.at(-1)?.succeed();
  }
  await vi.advanceTimersByTimeAsync(pace.quietMs);
  expect(Object.keys(Object.assign({}, ...sent()))).toHaveLength(100);
  expect(requests.length).toBeLessThanOrEqual(12);
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
  vi.advanceTimersByTime(pace.quietMs);
  expect(sent()).toHaveLength(1);
  await requests[0]?.succeed();
  expect(sent()[1]).toEqual({ a: { value: 2 }, b: { value: 3 } });
});

test('no request carries more rows than the server takes at once', async () => {
  const { queue, requests, sent } = setUp();
  queue.answer('first', { value: 1 });
  queue.flush();
  for (let row = 0; row < 130; row += 1) queue.answer(`r${row}`, { value: 1 });
  await requests[0]?.succeed();
  await requests[1]?.succeed();
  expect(sent().map((answers) => Object.keys(answers).length)).toEqual([1, 100, 30]);
});

test('leaving sends at once beside the request under way, but never a row that is in it: the last answer must arrive last', async () => {
  const { queue, requests, sent } = setUp();
  queue.answer('a', { value: 1 });
  queue.flush();
  queue.answer('a', { value: 5 });
  queue.answer('b', { value: 2 });
  queue.leave();
  queue.leave();
  expect(sent()).toEqual([{ a: { value: 1 } }, { b: { value: 2 } }]);
  await requests[0]?.succeed();
  await requests[1]?.succeed();
  expect(sent()[2]).toEqual({ a: { value: 5 } });
});
