import { useEffect, useEffectEvent, useState } from 'react';
import { matchStanding } from '#shared/domain/guided-order.ts';
import { ratingKinds } from '#shared/lists.ts';
import type { RatingInput } from '#shared/schemas/portfolio.ts';
import type { UsedAnswers } from '#web/features/portfolios/answers/use-answers.ts';
import { stateOf } from '#web/features/portfolios/rating/rated-row.ts';
import type { RowsByKind } from '#web/lib/calls/use-rated-rows.ts';
import { beginWalk, goBack, goForward, postpone } from './guided-walk.ts';

/** Leaves time to see the answer and to correct it. */
const nextQuestionMs = 350;

type View = 'question' | 'pause' | 'milestone';

export const useGuided = (rows: RowsByKind, answers: UsedAnswers) => {
  const [walk, setWalk] = useState(() => beginWalk(rows));
  const [view, setView] = useState<View>('question');
  const [hasJobs, setHasJobs] = useState(() => matchStanding(rows) === 'ready');
  /** Counts the answers that start the move to the next question; 0 when no move is pending. */
  const [pending, setPending] = useState(0);
  const row = ratingKinds.flatMap((kind) => rows[kind]).find(({ id }) => id === walk.visited[walk.index]);

  const goOn = useEffectEvent(() => {
    setWalk(goForward(walk, rows));
    if (hasJobs || matchStanding(rows) !== 'ready') return;
    setHasJobs(true);
    setView('milestone');
    // The first jobs are ranked by saved answers.
    answers.flush();
  });
  useEffect(() => {
    if (pending === 0) return;
    const timer = setTimeout(goOn, nextQuestionMs);
    return () => clearTimeout(timer);
  }, [pending]);

  const cancelNext = () => setPending(0);
  return {
    row,
    view,
    canGoBack: walk.index > 0,
    rate: (value: RatingInput['value']) => {
      if (!row) return;
      answers.answer(row.id, { value });
      setPending((count) => count + 1);
    },
    like: (importantFlag: boolean | null) => {
      if (row) answers.answer(row.id, { importantFlag });
    },
    back: () => {
      cancelNext();
      setWalk(goBack);
    },
    /** Leaves the question unanswered; it comes again at the end. */
    skip: () => {
      cancelNext();
      setWalk(row && stateOf(row) === 'unrated' ? postpone(walk, rows) : goForward(walk, rows));
    },
    pause: () => {
      cancelNext();
      answers.flush();
      setView('pause');
    },
    resume: () => {
      if (!row) setWalk(goForward(walk, rows));
      setView('question');
    },
  };
};

export type Guided = ReturnType<typeof useGuided>;
