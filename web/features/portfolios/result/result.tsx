import { Link } from 'react-router-dom';
import { skillsToProve } from '#shared/domain/shareable.ts';
import { type RatingKind, ratingKinds } from '#shared/lists.ts';
import { Loading } from '#web/blocks/loaded.tsx';
import { Spine } from '#web/blocks/spine.tsx';
import { AssessmentFailed } from '#web/features/portfolios/assessment-failed.tsx';
import { assessmentPaths } from '#web/lib/address/assessment-paths.ts';
import { useTabParam } from '#web/lib/address/search-params.ts';
import { api } from '#web/lib/calls/api.ts';
import { joinQueries, useCall } from '#web/lib/calls/use-call.ts';
import { useRatedRows } from '#web/lib/calls/use-rated-rows.ts';
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
import { isRanked, type Pair, pairOf, type Side } from './result-sides.ts';
import { useComparedAssessment } from './use-compared-assessment.ts';

type ResultKindProps = { kind: RatingKind; subject: Side; pair: Pair | undefined };

/** Links to the assessment while nothing is rated. */
const ResultKind = ({ kind, subject, pair }: ResultKindProps) => {
  const { t } = useTranslation('results');
  const isRated = ({ rows }: Side) => rows[kind].some(({ value }) => value !== null);
  if (!isRated(subject)) {
    const path = `${assessmentPaths(subject.portfolio.id).tabs}?activeTab=${ratingKinds.indexOf(kind)}`;
    return <EmptyState title={t('empty')} action={<Link to={path}>{t('rateHere')}</Link>} />;
  }
  return (
    <>
      <ResultCategories kind={kind} subject={subject} pair={pair} />
      <ResultHighlights kind={kind} subject={subject} />
      {pair && <ResultMoved kind={kind} pair={pair} />}
    </>
  );
};

/** Leads to the screen that asks for a sentence per strength. */
const ResultProve = ({ path }: { path: string }) => {
  const { t } = useTranslation('results');
  return (
    <section className="sheet pad row between result-prove">
      <div className="stack-2">
        <h2>{t('prove.title')}</h2>
        <p className="muted">{t('prove.text')}</p>
      </div>
      <Link className={buttonClass({})} to={path}>
        {t('prove.open')}
      </Link>
    </section>
  );
};

import './result.css';
import './result-shape.css';

export const Result = ({ portfolioId }: { portfolioId: string }) => {
  const { t } = useTranslation(['results', 'ratings', 'portfolios', 'common']);
  const userId = useUser()?.id ?? '';
  const list = useCall(api.portfolios.listOfUser, [{ params: { userId } }], {});
  const compared = useComparedAssessment(portfolioId, list.data?.portfolios ?? []);
  const { portfolio, other } = compared;
  const own = useRatedRows(portfolioId);
  const others = useRatedRows(other?.id);
  const [activeTab, openTab] = useTabParam(ratingKinds.length);

  const query = joinQueries([list, own, others]);
  if (query.error) return <AssessmentFailed title={t('title')} error={query.error} query={query} />;
  const subject = portfolio && own.data && { portfolio, rows: own.data };
  const pair = subject && other && others.data && pairOf(subject, { portfolio: other, rows: others.data });
  const paths = assessmentPaths(portfolioId);
  const isThere = subject && (!other || pair);

  return (
    <>
      <Spine at="questions" portfolioId={portfolioId} />
      <ResultHead {...compared} />
      {isThere ? (
        <>
          <Tabs
            label={t('parts')}
            activeTab={activeTab}
            onChange={openTab}
            tabs={ratingKinds.map((kind) => ({
              label: t(`ratings:kind.${kind}`),
              panel: <ResultKind kind={kind} subject={subject} pair={pair} />,
            }))}
          />
          {pair && <ResultJobs pair={pair} />}
          <div className="stack-6 result-end">
            {skillsToProve(subject.rows.skill).length > 0 && <ResultProve path={paths.proofs} />}
            <p>
              {isRanked(subject) ? (
                <Link className={buttonClass({ look: 'primary' })} to={paths.jobs}>
                  {t('seeJobs')}
                </Link>
              ) : (
                <Link className={buttonClass({ look: 'primary' })} to={paths.tabs}>
                  {t('complete')}
                </Link>
              )}
            </p>
          </div>
        </>
      ) : (
        // Changes the key once the head is loaded, so that the head does not push the skeleton down.
        <Loading key={portfolio ? 'rows' : 'list'}>
          <span className="skeleton result-skeleton whole" />
        </Loading>
      )}
    </>
  );
};
