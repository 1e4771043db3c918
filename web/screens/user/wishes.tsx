import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { FormSkeleton, Loaded } from '#web/blocks/loaded.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { Spine } from '#web/blocks/spine.tsx';
import { WishesForm } from '#web/features/jobs/wishes-form.tsx';
import { api } from '#web/lib/calls/api.ts';
import { joinQueries, useCall } from '#web/lib/calls/use-call.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

const jobsPathOf = (portfolioId: string | null): string =>
  portfolioId === null ? '/user/jobs' : `/user/jobs?portfolio=${encodeURIComponent(portfolioId)}`;

export const Wishes = () => {
  const { t } = useTranslation('wishes');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const asked = params.get('portfolio');
  const userId = useUser()?.id ?? '';
  const list = useCall(api.portfolios.listOfUser, [{ params: { userId } }]);
  const record = useCall(api.doctorates.get, [{ params: { userId } }]);
  const query = {
    data: list.data && record.data && { portfolios: list.data.portfolios, doctorate: record.data },
    ...joinQueries([list, record]),
  };
  const jobsPath = jobsPathOf(asked);
  return (
    <>
      <Spine at="jobs" portfolioId={asked ?? undefined} />
      <PageHead title={t('title')} lead={t('lead')} />
      <Loaded query={query} skeleton={<FormSkeleton />}>
        {({ portfolios, doctorate }) => {
          const portfolio = portfolios.find(({ id }) => id === asked) ?? portfolios[0];
          // The answers belong to an assessment; without one, the job list says how to begin.
          if (!portfolio) return <Navigate to={jobsPath} replace />;
          return (
            <WishesForm
              key={portfolio.id}
              {...{ userId, portfolio, doctorate }}
              onDone={() => navigate(jobsPath, { replace: true })}
            />
          );
        }}
      </Loaded>
    </>
  );
};
