import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RatingInput } from '#shared/schemas/portfolio.ts';
import type { AnswerQueue, QueueState } from './answer-queue.ts';
import { giveAnswer, openQueue } from './open-answers.ts';

export type UsedAnswers = QueueState &
  Pick<AnswerQueue, 'retry' | 'flush'> & {
    answer: (id: string, answer: RatingInput) => void;
  };

/** Answers are stored on the device at once, and sent in batches and when the screen is left. */
export const useAnswers = (portfolioId: string): UsedAnswers => {
  const [queue] = useState(() => openQueue(portfolioId));
  const state = useSyncExternalStore(queue.subscribe, queue.getState);
  useEffect(() => () => queue.flush(), [queue]);
  return {
    ...state,
    answer: (id, answer) => giveAnswer(portfolioId, id, answer),
    retry: queue.retry,
    flush: queue.flush,
  };
};
