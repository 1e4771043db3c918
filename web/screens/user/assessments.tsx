import { useRef } from 'react';
import { PageHead } from '#web/blocks/page-head.tsx';
import { NewPortfolioButton } from '#web/features/portfolios/list/new-portfolio-button.tsx';
import { PortfolioTable } from '#web/features/portfolios/list/portfolio-table.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

const ExportDialog = onDemand(async () => (await import('#web/features/exports/export-dialog.tsx')).ExportDialog, {
  texts: ['exports', 'ratings'],
});

export const Assessments = () => {
  const { t } = useTranslation('portfolios');
  const userId = useUser()?.id ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useCall(api.portfolios.listOfUser, [{ params: { userId } }]);
  const portfolios = query.data?.portfolios;
  const count = portfolios?.length;
  const nextId = portfolios?.find(({ answered }) => answered === 0)?.id;

  return (
    <>
      <PageHead
        title={t('title')}
        headingRef={heading}
        count={{ value: count, label: t('count', { count: count ?? 0 }) }}
        lead={t('lead')}
        actions={
          <NewPortfolioButton
            isSecond={nextId !== undefined}
            titles={portfolios?.map(({ title }) => title) ?? (query.isError ? null : undefined)}
          />
        }
      />
      <PortfolioTable
        query={query}
        nextId={nextId}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
        onRemoved={() => heading.current?.focus()}
        ExportDialog={ExportDialog}
      />
    </>
  );
};
