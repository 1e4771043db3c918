import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { longDate } from '#shared/domain/long-date.ts';
import type { PortfolioProgress } from '#shared/schemas/portfolio.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { ListTable } from '#web/blocks/list-table.tsx';
import type { Query } from '#web/blocks/loaded.tsx';
import { RemoveDialog } from '#web/blocks/remove-dialog.tsx';
import { flushAnswers } from '#web/features/portfolios/answers/open-answers.ts';
import type { ExportDialog } from '#web/features/portfolios/rating/assessment.tsx';
import { assessmentPaths } from '#web/lib/address/assessment-paths.ts';
import { api } from '#web/lib/calls/api.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Raised } from '#web/ui/raised.tsx';
import { PortfolioActions, PortfolioAnswered } from './portfolio-cells.tsx';

type PortfolioTableProps = {
  query: Query<{ portfolios: readonly PortfolioProgress[] }>;
  /** The assessment that waits for its first answer. */
  nextId: string | undefined;
  empty: ReactNode;
  /** Moves the focus, because the button that had it has been removed. */
  onRemoved: () => void;
  ExportDialog: ExportDialog;
};

const byTitle = (a: Portfolio, b: Portfolio) => a.title.localeCompare(b.title, currentLanguage(), { numeric: true });
const byProgress = (a: PortfolioProgress, b: PortfolioProgress) => a.answered - b.answered;
const byAge = (a: Portfolio, b: Portfolio) => a.createdAt.localeCompare(b.createdAt);

const LongDate = ({ day }: { day: string }) => <Raised>{longDate(day, currentLanguage())}</Raised>;

/** On narrow screens the content of the other columns is shown below the title. */
const TitleCell = ({ portfolio, isNext }: { portfolio: PortfolioProgress; isNext: boolean }) => {
  const { id, title, createdAt, answered, total } = portfolio;
  const { tabs, result } = assessmentPaths(id);
  return (
    <>
      <Link className="h4" to={answered < total ? tabs : result}>
        {title}
      </Link>
      <span className="only-narrow small muted">
        <br />
        <LongDate day={createdAt} />
      </span>
      <span className="only-narrow">
        <PortfolioAnswered portfolio={portfolio} isNext={isNext} />
      </span>
    </>
  );
};

export const PortfolioTable = ({ query, nextId, empty, onRemoved, ExportDialog }: PortfolioTableProps) => {
  const { t } = useTranslation('portfolios');
  const [exporting, setExporting] = useState<Portfolio>();
  const [removing, setRemoving] = useState<Portfolio>();

  return (
    <>
      <ListTable
        query={query}
        rows={query.data?.portfolios}
        caption={t('caption')}
        rowKey={({ id }) => id}
        initialOrder={{ by: 'createdAt', direction: 'descending' }}
        empty={empty}
        columns={[
          {
            id: 'title',
            header: t('name'),
            compare: byTitle,
            cell: (portfolio) => <TitleCell portfolio={portfolio} isNext={portfolio.id === nextId} />,
          },
          {
            id: 'createdAt',
            header: t('createdAt'),
            compare: byAge,
            isHiddenNarrow: true,
            width: 'l',
            cell: ({ createdAt }) => (
              <span className="nowrap sm">
                <LongDate day={createdAt} />
              </span>
            ),
          },
          {
            id: 'answered',
            header: t('progress'),
            compare: byProgress,
            isHiddenNarrow: true,
            width: 'l',
            cell: (portfolio) => <PortfolioAnswered portfolio={portfolio} isNext={portfolio.id === nextId} />,
          },
          {
            id: 'actions',
            header: t('actions'),
            isHeaderHidden: true,
            isEnd: true,
            width: 'm',
            cell: (portfolio) => (
              <PortfolioActions
                portfolio={portfolio}
                onExport={() => setExporting(portfolio)}
                onRemove={() => setRemoving(portfolio)}
              />
            ),
          },
        ]}
      />
      {exporting && (
        <ExportDialog portfolio={exporting} settle={flushAnswers} onClose={() => setExporting(undefined)} />
      )}
      {removing && (
        <RemoveDialog
          title={t('remove.title')}
          text={t('remove.text', { title: removing.title })}
          call={api.portfolios.remove}
          input={{ params: { id: removing.id } }}
          success={t('remove.done')}
          onClose={() => setRemoving(undefined)}
          onRemoved={onRemoved}
        />
      )}
    </>
  );
};
