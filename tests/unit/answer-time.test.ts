import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerLeftMs, limitToAnswerTime, withAnswerTime } from '#functions/data/kernel/answer-time.ts';

type Attempt = (args: string) => Promise<string>;
type Middleware = (next: Attempt, context: object) => Attempt;

/** A client that repeats an attempt twice, at once, as the SDK does after its pauses. */
const clientOf = (attempt: Attempt) => {
  const layers = new Map<string, Middleware>();
  limitToAnswerTime({
    middlewareStack: {
      add: (layer: unknown, { step }: { step: string }) => void layers.set(step, layer as Middleware),
    },
  });
  const layer = (step: string, next: Attempt, context: object): Attempt => layers.get(step)?.(next, context) ?? next;
  return (args: string): Promise<string> => {
    const context = {};
    const once = layer('finalizeRequest', attempt, context);
    const repeated: Attempt = (given) =>
      once(given)
        .catch(() => once(given))
        .catch(() => once(given));
    return layer('initialize', repeated, context)(args);
  };
};

const silence = new Promise<never>(() => undefined);
const outcome = (asked: Promise<string>): Promise<string> =>
  asked.then(
    (answer) => answer,
    (error: Error) => error.name,
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a service that is silent once is asked again after 1.1 seconds', async () => {
  const attempt = vi.fn<Attempt>().mockReturnValueOnce(silence).mockResolvedValue('answer');
  const asked = outcome(withAnswerTime(() => clientOf(attempt)('question')));
  await vi.advanceTimersByTimeAsync(1_099);
  expect(attempt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toBe('answer');
});

test('a service that stays silent is given up after 2.4 seconds, and is asked no more', async () => {
  const attempt = vi.fn<Attempt>().mockReturnValue(silence);
  const asked = outcome(withAnswerTime(() => clientOf(attempt)('question')));
  await vi.advanceTimersByTimeAsync(2_400);
  expect(await asked).toBe('TimeoutError');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempt).toHaveBeenCalledTimes(3);
});

test('a second command has what the first one left, and a second at least', async () => {
  await withAnswerTime(async () => {
    expect(answerLeftMs()).toBe(2_400);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(answerLeftMs()).toBe(1_400);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(answerLeftMs()).toBe(1_000);
  });
});

test('nobody waits for work in the background, which has no such limit', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const asked = outcome(clientOf(() => promise)('question'));
  await vi.advanceTimersByTimeAsync(60_000);
  resolve('answer');
  expect(await asked).toBe('answer');
});
