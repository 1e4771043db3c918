import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { longDate } from '#shared/domain/long-date.ts';
import type { Portfolio } from '#shared/schemas/portfolio.ts';
import { currentLanguage, useTranslation } from '#web/lib/i18n.ts';
import { Table } from '#web/ui/table.tsx';
import { useSorted } from '#web/ui/use-sorted.ts';
import { PortfolioActions } from './portfolio-actions.tsx';
import { RemovePortfolio } from './remove-portfolio.tsx';
import { useExport } from './use-export.ts';

type PortfolioTableProps = {
  portfolios: readonly Portfolio[] | undefined;
  pathOf: (id: string) => string;
  empty: ReactNode;
  /** An assessment is gone, and with it the button that had the focus. */
  onRemoved: () => void;
};

const compare = {
  title: (a: Portfolio, b: Portfolio) => a.title.localeCompare(b.title, currentLanguage(), { numeric: true }),
  createdAt: (a: Portfolio, b: Portfolio) => a.createdAt.localeCompare(b.createdAt),
};

/** A candidate's assessments, the latest first: open, export, delete. */
export const PortfolioTable = ({ portfolios, pathOf, empty, onRemoved }: PortfolioTableProps) => {
  const { t } = useTranslation(['portfolios', 'common']);
  const { rows, sortBy } = useSorted<Portfolio, keyof typeof compare>(portfolios, compare, {
    id: 'createdAt',
    direction: 'descending',
  });
  const { print, busyId } = useExport();
  const [removing, setRemoving] = useState<Portfolio>();
  const dateOf = ({ createdAt }: Portfolio) => longDate(createdAt, currentLanguage());

  return (
    <>
      <Table
        caption={t('caption')}
        loadingLabel={t('common:loading')}
        rows={rows}
        rowKey={({ id }) => id}
        empty={empty}
        columns={[
          {
            id: 'title',
            header: t('name'),
            sort: sortBy('title'),
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
            sort: sortBy('createdAt'),
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
        <RemovePortfolio
          portfolio={removing}
          onKeep={() => setRemoving(undefined)}
          onRemoved={() => {
            // As long as the dialog is open, nothing outside it takes the focus.
            flushSync(() => setRemoving(undefined));
            onRemoved();
          }}
        />
      )}
    </>
  );
};
