import { useEffect, useMemo } from 'react';
import { Link } from 'react-router';
import type { RatingKind } from '#shared/lists.ts';
import { Failed } from '#web/blocks/failed.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/use-call.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { AssessmentHead } from './assessment-head.tsx';
import { AssessmentTabs } from './assessment-tabs.tsx';
import { resumeAnswers } from './open-answers.ts';
import { type RatedRow, withAnswer } from './rated-row.ts';
import { useAnswers } from './use-answers.ts';
import { useRatedRows } from './use-rated-rows.ts';

type AssessmentProps = { portfolioId: string; listPath: string; jobsPath: string };

/** An assessment being answered: what is shown is what was read, with the answers not yet saved laid over it. */
export const Assessment = ({ portfolioId, listPath, jobsPath }: AssessmentProps) => {
  const { t } = useTranslation('portfolios');
  const head = useCall(api.portfolios.get, [{ params: { id: portfolioId } }]);
  const { rows, error: rowsError, isFetching, refetch } = useRatedRows(portfolioId);
  const answers = useAnswers(portfolioId);
  const { unsaved } = answers;

  const isRead = rows !== undefined;

  // What a page that was killed could not send is shown from the beginning.
  useEffect(() => {
    if (isRead) void resumeAnswers(portfolioId);
  }, [isRead, portfolioId]);

  const shown = useMemo(() => {
    const givenAt = new Date().toISOString();
    const over = (kind: RatingKind): RatedRow[] =>
      rows?.[kind].map((row) => withAnswer(row, unsaved[row.id], givenAt)) ?? [];
    return rows && { activity: over('activity'), skill: over('skill'), value: over('value'), rncp: over('rncp') };
  }, [rows, unsaved]);

  const error = head.data ? rowsError : (head.error ?? rowsError);
  if (error) {
    return (
      <>
        <PageHead title={t('detail.title')} />
        <Failed
          error={error}
          isRetrying={head.isFetching || isFetching}
          onRetry={() => {
            void head.refetch();
            refetch();
          }}
          wayOut={
            <Link className={buttonClass({ look: 'primary' })} to={listPath}>
              {t('detail.backToList')}
            </Link>
          }
        />
      </>
    );
  }
  return (
    <>
      <AssessmentHead portfolio={head.data?.portfolio} listPath={listPath} />
      <AssessmentTabs rows={shown} answers={answers} jobsPath={jobsPath} />
    </>
  );
};
