import { useEffect, useMemo, useState } from 'react';
import type { RatingKind } from '#shared/lists.ts';
import { api } from '#web/lib/calls/api.ts';
import { isMissing } from '#web/lib/calls/failures.ts';
import { joinQueries, useCall } from '#web/lib/calls/use-call.ts';
import { useRatedRows } from '#web/lib/calls/use-rated-rows.ts';
import { resumeAnswers } from './answers/open-answers.ts';
import { useAnswers } from './answers/use-answers.ts';
import { withAnswer } from './rating/rated-row.ts';

/** Shows unsaved answers over the saved rows. */
export const useAssessment = (portfolioId: string) => {
  const head = useCall(api.portfolios.get, [{ params: { id: portfolioId } }], { isState: isMissing });
  const rated = useRatedRows(portfolioId);
  const answers = useAnswers(portfolioId);
  const [isResumed, setIsResumed] = useState(false);
  const { data: saved } = rated;
  const { unsaved } = answers;
  const isRead = saved !== undefined;

  // Shows answers of a closed page from the first render on.
  useEffect(() => {
    if (isRead) void resumeAnswers(portfolioId).then(() => setIsResumed(true));
  }, [isRead, portfolioId]);

  const rows = useMemo(() => {
    const givenAt = new Date().toISOString();
    const over = (kind: RatingKind) => saved?.[kind].map((row) => withAnswer(row, unsaved[row.id], givenAt)) ?? [];
    return saved && { activity: over('activity'), skill: over('skill'), value: over('value'), rncp: over('rncp') };
  }, [saved, unsaved]);

  return {
    portfolio: head.data?.portfolio,
    saved,
    rows,
    answers,
    /** True once the rows include the answers that a closed page could not send. */
    isResumed,
    ...joinQueries([head, rated]),
  };
};
