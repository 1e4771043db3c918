import { afterEach, beforeEach, vi } from 'vitest';
import { createAnswerQueue } from '#web/features/portfolios/answers/answer-queue.ts';
import type { Answers } from '#web/features/portfolios/answers/answer-store.ts';

export const holdClock = (): void => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
};

export const setUp = () => {
  const requests: {
    answers: Answers;
    succeed: () => Promise<void>;
    cut: () => Promise<void>;
    refuse: () => Promise<void>;
  }[] = [];
  const send = (answers: Answers) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const after = (settle: () => void) => async () => {
      settle();
      await vi.advanceTimersByTimeAsync(0);
    };
    const fail = (why: string) => after(() => reject(new Error(why)));
    requests.push({ answers, succeed: after(resolve), cut: fail('cut'), refuse: fail('refused') });
    return promise;
  };
  const isTemporary = (error: unknown) => error instanceof Error && error.message === 'cut';
  const journal = { record: vi.fn(), confirm: vi.fn() };
  const queue = createAnswerQueue({ send, isTemporary, journal });
  return { queue, requests, journal, sent: () => requests.map(({ answers }) => answers) };
};
