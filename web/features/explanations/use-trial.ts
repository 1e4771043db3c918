import { useEffect, useState } from 'react';
import { type TriedAnswer, triedWith } from '#shared/matching/job-gaps.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';

const none: readonly TriedAnswer[] = [];

/**
 * The explanation of a job with one's own answers, and with those that are tried. What is moved while a trial is being worked out
 * goes with the next one, so that the last one shown is of the last answers.
 */
export const useTrial = (portfolioId: string, jobId: string) => {
  const [tried, setTried] = useState(none);
  const [asked, ask] = useState(none);
  const params = { id: portfolioId };
  const own = useCall(api.portfolios.explainJob, [{ params, body: { jobId, answers: [] } }]);
  const trial = useCall(api.portfolios.explainJob, [{ params, body: { jobId, answers: [...asked] } }], {
    keepsPrevious: true,
  });
  useEffect(() => {
    if (!trial.isFetching) ask(tried);
  }, [trial.isFetching, tried]);

  return {
    own,
    /** The explanation with the answers as they are tried; the former one until it is there. */
    shown: (tried.length > 0 && trial.data) || own.data,
    tried,
    attempt: (answer: TriedAnswer, mine: TriedAnswer) => setTried((before) => triedWith(before, answer, mine)),
    reset: () => setTried(none),
  };
};
