import { useRef } from 'react';
import { NewPortfolioButton } from '#web/features/portfolios/new-portfolio-button.tsx';
import { PortfolioTable } from '#web/features/portfolios/portfolio-table.tsx';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/error-text.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/session.ts';
import { useCall } from '#web/lib/use-call.ts';
import { Count } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';

const pathOf = (id: string): string => `/user/assessment/${id}`;

export const Assessments = () => {
  const { t } = useTranslation(['portfolios', 'common']);
  const userId = useSession()?.user.id ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useCall(api.portfolios.listOfUser, [{ params: { userId } }]);
  const portfolios = data?.portfolios;

  return (
    <>
      <div className="page-head">
        <div className="toolbar">
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {t('title')}{' '}
              {portfolios && <Count value={portfolios.length} label={t('count', { count: portfolios.length })} />}
            </h1>
            <p className="muted">{t('lead')}</p>
          </div>
          <NewPortfolioButton pathOf={pathOf} />
        </div>
      </div>
      {error && !portfolios ? (
        <FailedState
          title={t('failed')}
          text={errorText(error)}
          retryLabel={t('common:retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <PortfolioTable
          portfolios={portfolios}
          pathOf={pathOf}
          empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
          onRemoved={() => heading.current?.focus()}
        />
      )}
    </>
  );
};
