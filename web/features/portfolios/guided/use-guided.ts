import { useEffect, useEffectEvent, useState } from 'react';
import { matchStanding } from '#shared/domain/guided-order.ts';
import { ratingKinds } from '#shared/lists.ts';
import type { RatingInput } from '#shared/schemas/portfolio.ts';
import type { UsedAnswers } from '#web/features/portfolios/answers/use-answers.ts';
import { type askedRows, stateOf } from '#web/features/portfolios/rating/rated-row.ts';
import { beginWalk, goBack, goForward, putOff } from './guided-walk.ts';

/** How long an answer is seen before the next question comes, in milliseconds: it may be corrected meanwhile. */
const beat = 350;

type View = 'question' | 'pause' | 'milestone';

/** The walk through the questions: each answer leads on to the next one, by itself. */
export const useGuided = (rows: ReturnType<typeof askedRows>, answers: UsedAnswers) => {
  const [walk, setWalk] = useState(() => beginWalk(rows));
  const [view, setView] = useState<View>('question');
  const [hasJobs, setHasJobs] = useState(() => matchStanding(rows) === 'ready');
  /** Counts the answers that lead on; 0 when none does. */
  const [given, setGiven] = useState(0);
  const row = ratingKinds.flatMap((kind) => rows[kind]).find(({ id }) => id === walk.met[walk.place]);

  const goOn = useEffectEvent(() => {
    setWalk(goForward(walk, rows));
    if (hasJobs || matchStanding(rows) !== 'ready') return;
    setHasJobs(true);
    setView('milestone');
    // The first jobs are ranked by what is saved.
    answers.flush();
  });
  useEffect(() => {
    if (given === 0) return;
    const timer = setTimeout(goOn, beat);
    return () => clearTimeout(timer);
  }, [given]);

  const stay = () => setGiven(0);
  return {
    /** The present question; undefined past the last one. */
    row,
    view,
    canGoBack: walk.place > 0,
    rate: (value: RatingInput['value']) => {
      if (!row) return;
      answers.answer(row.id, { value });
      setGiven((count) => count + 1);
    },
    like: (importantFlag: boolean | null) => {
      if (row) answers.answer(row.id, { importantFlag });
    },
    back: () => {
      stay();
      setWalk(goBack);
    },
    /** On without an answer: a question that has none comes again at the end. */
    skip: () => {
      stay();
      setWalk(row && stateOf(row) === 'unrated' ? putOff(walk, rows) : goForward(walk, rows));
    },
    pause: () => {
      stay();
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
