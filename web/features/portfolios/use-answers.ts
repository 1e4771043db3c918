import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RatingInput } from '#shared/schemas/portfolio.ts';
import { api } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { announceElsewhere } from '#web/lib/changes.ts';
import { errorText } from '#web/lib/error-text.ts';
import { notifyError } from '#web/lib/notify.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { type AnswerQueue, type Answers, createAnswerQueue, type QueueState } from './answer-queue.ts';
import { storeSaved } from './use-rated-rows.ts';

/** As many as one request may carry. */
const maxRatings = 200;

const sendAnswers = async (portfolioId: string, answers: Answers): Promise<void> => {
  const ratings = Object.entries(answers).map(([id, answer]) => ({ id, ...answer }));
  try {
    for (let start = 0; start < ratings.length; start += maxRatings) {
      const body = { ratings: ratings.slice(start, start + maxRatings) };
      const saved = await api.portfolios.rateMany({ params: { id: portfolioId }, body });
      storeSaved(portfolioId, saved.ratings);
    }
  } catch (error) {
    if (error instanceof ApiError) notifyError(errorText(error));
    throw error;
  }
  announceElsewhere('portfolios');
  void queryClient.invalidateQueries({ queryKey: api.portfolios.generateJobs.key });
};

export type UsedAnswers = QueueState &
  Pick<AnswerQueue, 'flush' | 'retry' | 'settle'> & {
    answer: (id: string, answer: RatingInput) => void;
  };

/** The answers being given to one assessment: collected, sent in bursts, and sent at the latest when the screen or the page is left. */
export const useAnswers = (portfolioId: string): UsedAnswers => {
  const [queue] = useState(() => createAnswerQueue({ send: (answers) => sendAnswers(portfolioId, answers) }));
  const state = useSyncExternalStore(queue.subscribe, queue.getState);

  useEffect(() => {
    const handleHide = () => {
      if (document.visibilityState === 'hidden') queue.leave();
    };
    document.addEventListener('visibilitychange', handleHide);
    window.addEventListener('pagehide', queue.leave);
    return () => {
      document.removeEventListener('visibilitychange', handleHide);
      window.removeEventListener('pagehide', queue.leave);
      queue.flush();
    };
  }, [queue]);

  return { ...state, answer: queue.answer, flush: queue.flush, retry: queue.retry, settle: queue.settle };
};
