import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { comparedIds } from '#shared/matching/compared-jobs.ts';
import { Failed } from '#web/blocks/failed.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { CompareJobs } from '#web/features/explanations/compare-jobs.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export const JobsCompare = () => {
  const { t } = useTranslation(['compare', 'jobs']);
  const userId = useUser()?.id ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  const [params] = useSearchParams();
  const query = useCall(api.portfolios.listOfUser, [{ params: { userId } }]);
  const { data, error } = query;
  const chosen = data?.portfolios.find(({ id }) => id === params.get('portfolio')) ?? data?.portfolios[0];
  // Trusts the id in the URL until the assessments are loaded.
  const portfolioId = (data ? chosen?.id : params.get('portfolio')) ?? '';
  const about = portfolioId && `portfolio=${encodeURIComponent(portfolioId)}`;
  const listPath = `/user/jobs?${about}`;
  const jobIds = data && !chosen ? [] : comparedIds(params.get('jobs') ?? '');

  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        headingRef={heading}
        trail={[{ to: listPath, label: t('jobs:title') }]}
        actions={
          jobIds.length > 0 && (
            <Link className={buttonClass({})} to={listPath}>
              {t('choose')}
            </Link>
          )
        }
      />
      {error && !data ? (
        <Failed error={error} isRetrying={query.isFetching} onRetry={query.refetch} />
      ) : (
        <CompareJobs
          portfolio={chosen}
          jobIds={jobIds}
          onRemove={() => heading.current?.focus()}
          pathOf={(ids) => `/user/jobs/compare?jobs=${ids.join()}&${about}`}
          empty={
            <div className="sheet">
              <EmptyState
                title={t('none.title')}
                text={t('none.text')}
                action={
                  <Link className={buttonClass({ look: 'primary' })} to={listPath}>
                    {t('none.action')}
                  </Link>
                }
              />
            </div>
          }
        />
      )}
    </>
  );
};
