import { useMemo } from 'react';
import { Loading } from '#web/blocks/loading.tsx';
import { AssessmentFailed } from '#web/features/portfolios/assessment-failed.tsx';
import { askedRows } from '#web/features/portfolios/rating/rated-row.ts';
import { useAssessment } from '#web/features/portfolios/use-assessment.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useThingTitle } from '#web/lib/words/page-title.ts';
import { GuidedSteps } from './guided-steps.tsx';

type GuidedAssessmentProps = { portfolioId: string; listPath: string; tabsPath: string; jobsPath: string };

/** An assessment one question at a time, the shortest way to first jobs first. */
export const GuidedAssessment = ({ portfolioId, listPath, ...paths }: GuidedAssessmentProps) => {
  const { t } = useTranslation('guided');
  const { portfolio, saved, rows, answers, isResumed, error, isFetching, refetch } = useAssessment(portfolioId);
  useThingTitle(portfolio?.title);
  const asked = useMemo(() => rows && askedRows(rows), [rows]);
  const known = useMemo(() => saved && askedRows(saved), [saved]);

  if (error) {
    return <AssessmentFailed error={error} isRetrying={isFetching} onRetry={refetch} listPath={listPath} />;
  }
  if (!asked || !known || !isResumed) {
    return (
      <>
        <h1 className="sr">{t('title')}</h1>
        <Loading>
          <div className="guide" aria-hidden="true">
            <span className="skeleton w80" />
            <span className="skeleton w50" />
          </div>
        </Loading>
      </>
    );
  }
  return <GuidedSteps portfolioId={portfolioId} rows={asked} saved={known} answers={answers} {...paths} />;
};
