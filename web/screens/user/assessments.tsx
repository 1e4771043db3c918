import { useRef } from 'react';
import { PageHead } from '#web/blocks/page-head.tsx';
import { PortfolioTable } from '#web/features/portfolios/list/portfolio-table.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useNewAssessment } from '#web/lib/calls/use-new-assessment.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
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
  const titles = portfolios?.map(({ title }) => title) ?? (query.isError ? null : undefined);
  const { begin, isBusy } = useNewAssessment(titles);

  return (
    <>
      <PageHead
        title={t('title')}
        headingRef={heading}
        count={{ value: count, label: t('count', { count: count ?? 0 }) }}
        lead={t('lead')}
        actions={
          <Button look={nextId ? 'secondary' : 'primary'} icon="plus" isBusy={isBusy} onClick={() => begin()}>
            {t('create')}
          </Button>
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
