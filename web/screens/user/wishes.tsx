import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { FormSkeleton, Loaded } from '#web/blocks/loaded.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { WishesForm } from '#web/features/jobs/wishes-form.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

const jobsPathOf = (portfolioId: string | null): string =>
  portfolioId === null ? '/user/jobs' : `/user/jobs?portfolio=${encodeURIComponent(portfolioId)}`;

export const Wishes = () => {
  const { t } = useTranslation(['wishes', 'jobs']);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const asked = params.get('portfolio');
  const query = useCall(api.portfolios.listOfUser, [{ params: { userId: useUser()?.id ?? '' } }]);
  const jobsPath = jobsPathOf(asked);
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} trail={[{ to: jobsPath, label: t('jobs:title') }]} />
      <Loaded query={query} skeleton={<FormSkeleton />}>
        {({ portfolios }) => {
          const portfolio = portfolios.find(({ id }) => id === asked) ?? portfolios[0];
          // Wishes belong to an assessment; without one, the job list says how to begin.
          if (!portfolio) return <Navigate to={jobsPath} replace />;
          return <WishesForm key={portfolio.id} portfolio={portfolio} onSaved={() => navigate(jobsPath)} />;
        }}
      </Loaded>
    </>
  );
};
