import { useEffect, useMemo, useState } from 'react';
import type { RatingKind } from '#shared/lists.ts';
import type { Portfolio } from '#shared/schemas/portfolio.ts';
import { api } from '#web/lib/calls/api.ts';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { resumeAnswers } from './answers/open-answers.ts';
import { type UsedAnswers, useAnswers } from './answers/use-answers.ts';
import { type RatedRow, type RowsByKind, withAnswer } from './rating/rated-row.ts';
import { useRatedRows } from './rating/use-rated-rows.ts';

export type UsedAssessment = {
  portfolio: Portfolio | undefined;
  /** As they were saved; undefined until they are read. */
  saved: RowsByKind | undefined;
  /** The same with the answers not yet saved laid over them. */
  rows: RowsByKind | undefined;
  answers: UsedAnswers;
  /** What a page that was killed could not send is among the rows again. */
  isResumed: boolean;
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => void;
};

/** An assessment being answered. */
export const useAssessment = (portfolioId: string): UsedAssessment => {
  const head = useCall(api.portfolios.get, [{ params: { id: portfolioId } }]);
  const { rows: saved, error, isFetching, refetch } = useRatedRows(portfolioId);
  const answers = useAnswers(portfolioId);
  const [isResumed, setIsResumed] = useState(false);
  const { unsaved } = answers;
  const isRead = saved !== undefined;

  // What a page that was killed could not send is shown from the beginning.
  useEffect(() => {
    if (isRead) void resumeAnswers(portfolioId).then(() => setIsResumed(true));
  }, [isRead, portfolioId]);

  const rows = useMemo(() => {
    const givenAt = new Date().toISOString();
    const over = (kind: RatingKind): RatedRow[] =>
      saved?.[kind].map((row) => withAnswer(row, unsaved[row.id], givenAt)) ?? [];
    return saved && { activity: over('activity'), skill: over('skill'), value: over('value'), rncp: over('rncp') };
  }, [saved, unsaved]);

  return {
    portfolio: head.data?.portfolio,
    saved,
    rows,
    answers,
    isResumed,
    error: head.data ? error : (head.error ?? error),
    isFetching: head.isFetching || isFetching,
    refetch: () => {
      void head.refetch();
      refetch();
    },
  };
};
