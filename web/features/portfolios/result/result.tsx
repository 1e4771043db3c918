import { Link } from 'react-router-dom';
import { type RatingKind, ratingKinds } from '#shared/lists.ts';
import { Loading } from '#web/blocks/loading.tsx';
import { AssessmentFailed } from '#web/features/portfolios/assessment-failed.tsx';
import { useRatedRows } from '#web/features/portfolios/rating/use-rated-rows.ts';
import { useTabParam } from '#web/lib/address/use-tab-param.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ResultCategories } from './result-categories.tsx';
import { ResultHead } from './result-head.tsx';
import { ResultHighlights } from './result-highlights.tsx';
import { ResultJobs } from './result-jobs.tsx';
import { ResultMoved } from './result-moved.tsx';
import { type Pair, pairOf, type Side } from './result-sides.ts';
import { useComparedAssessment } from './use-compared-assessment.ts';

type ResultKindProps = {
  kind: RatingKind;
  subject: Side;
  pair: Pair | undefined;
  path: string;
};

/** Links to the assessment while nothing is rated. */
const ResultKind = ({ kind, subject, pair, path }: ResultKindProps) => {
  const { t } = useTranslation('results');
  const isRated = ({ rows }: Side) => rows[kind].some(({ value }) => value !== null);
  if (!isRated(subject)) {
    return (
      <EmptyState
        title={t('empty')}
        action={<Link to={`${path}?activeTab=${ratingKinds.indexOf(kind)}`}>{t('rateHere')}</Link>}
      />
    );
  }
  return (
    <>
      <ResultCategories kind={kind} subject={subject} pair={pair} />
      <ResultHighlights kind={kind} subject={subject} />
      {pair && <ResultMoved kind={kind} pair={pair} />}
    </>
  );
};

import './result.css';
import './result-shape.css';

type ResultProps = {
  portfolioId: string;
  listPath: string;
  pathOf: (id: string) => string;
  jobsPathOf: (id: string) => string;
};

export const Result = ({ portfolioId, listPath, pathOf, jobsPathOf }: ResultProps) => {
  const { t } = useTranslation(['results', 'ratings', 'portfolios', 'common']);
  const userId = useUser()?.id ?? '';
  const list = useCall(api.portfolios.listOfUser, [{ params: { userId } }], { isSilent: true });
  const compared = useComparedAssessment(portfolioId, list.data?.portfolios ?? []);
  const { portfolio, other } = compared;
  const own = useRatedRows(portfolioId);
  const others = useRatedRows(other?.id);
  const [activeTab, openTab] = useTabParam(ratingKinds.length);

  const reads = [list, own, others];
  const error = (list.data ? null : list.error) ?? own.error ?? others.error;
  if (error) {
    return (
      <AssessmentFailed
        title={t('title')}
        error={error}
        isRetrying={reads.some(({ isFetching }) => isFetching)}
        onRetry={() => {
          for (const { refetch } of reads) void refetch();
        }}
        listPath={listPath}
      />
    );
  }
  const subject = portfolio && own.rows && { portfolio, rows: own.rows };
  const pair = subject && other && others.rows && pairOf(subject, { portfolio: other, rows: others.rows });
  const isThere = subject && (!other || pair);

  return (
    <>
      <ResultHead {...compared} listPath={listPath} pathOf={pathOf} />
      {isThere ? (
        <>
          <Tabs
            label={t('parts')}
            activeTab={activeTab}
            onChange={openTab}
            tabs={ratingKinds.map((kind) => ({
              label: t(`ratings:kind.${kind}`),
              panel: <ResultKind kind={kind} subject={subject} pair={pair} path={pathOf(portfolioId)} />,
            }))}
          />
          {pair && <ResultJobs pair={pair} />}
          <p>
            <Link className={buttonClass({ look: 'primary' })} to={jobsPathOf(portfolioId)}>
              {t('seeJobs')}
            </Link>
          </p>
        </>
      ) : (
        // A new key once the head is loaded, so that the head does not push the skeleton down.
        <Loading key={portfolio ? 'rows' : 'list'}>
          <span className="skeleton result-skeleton whole" />
        </Loading>
      )}
    </>
  );
};
