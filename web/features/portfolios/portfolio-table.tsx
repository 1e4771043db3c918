import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { longDate } from '#shared/domain/long-date.ts';
import type { Portfolio } from '#shared/schemas/portfolio.ts';
import { ListTable } from '#web/blocks/list-table.tsx';
import type { Query } from '#web/blocks/loaded.tsx';
import { RemoveDialog } from '#web/blocks/remove-dialog.tsx';
import { api } from '#web/lib/api.ts';
import { currentLanguage, useTranslation } from '#web/lib/i18n.ts';
import { Raised } from '#web/ui/raised.tsx';
import { PortfolioActions } from './portfolio-actions.tsx';
import { useExport } from './use-export.ts';

type PortfolioTableProps = {
  query: Query<{ portfolios: readonly Portfolio[] }>;
  pathOf: (id: string) => string;
  empty: ReactNode;
  /** An assessment is gone, and with it the button that had the focus. */
  onRemoved: () => void;
};

const byTitle = (a: Portfolio, b: Portfolio) => a.title.localeCompare(b.title, currentLanguage(), { numeric: true });
const byAge = (a: Portfolio, b: Portfolio) => a.createdAt.localeCompare(b.createdAt);

/** A candidate's assessments, the latest first: open, export, delete. */
export const PortfolioTable = ({ query, pathOf, empty, onRemoved }: PortfolioTableProps) => {
  const { t } = useTranslation('portfolios');
  const { print, busyId } = useExport();
  const [removing, setRemoving] = useState<Portfolio>();
  const dateOf = ({ createdAt }: Portfolio) => <Raised>{longDate(createdAt, currentLanguage())}</Raised>;

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
            cell: (portfolio) => (
              <>
                <Link className="h4" to={pathOf(portfolio.id)}>
                  {portfolio.title}
                </Link>
                <span className="only-narrow small muted">
                  <br />
                  {dateOf(portfolio)}
                </span>
              </>
            ),
          },
          {
            id: 'createdAt',
            header: t('createdAt'),
            compare: byAge,
            isHiddenNarrow: true,
            width: 'l',
            cell: (portfolio) => <span className="nowrap sm">{dateOf(portfolio)}</span>,
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
                path={pathOf(portfolio.id)}
                isExporting={busyId === portfolio.id}
                onExport={() => print(portfolio.id)}
                onRemove={() => setRemoving(portfolio)}
              />
            ),
          },
        ]}
      />
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
