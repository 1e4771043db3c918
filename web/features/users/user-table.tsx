import { type RefObject, useMemo } from 'react';
import type { Member, User } from '#shared/schemas/user.ts';
import { ListTable } from '#web/blocks/list-table.tsx';
import type { Query } from '#web/blocks/loaded.tsx';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { DisclosureMenu } from '#web/ui/disclosure-menu.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { useMails } from './person-flags.tsx';
import type { UserTableVariant } from './row-actions.tsx';
import type { ChosenMemberFilters, FilterPanelProps } from './use-member-filters.ts';
import type { TableDecisions } from './use-table-decisions.ts';
import { useUserColumns } from './user-columns.tsx';
import type { useUserSort } from './user-order.ts';

const textOf = ({ firstName, lastName, email }: User): string => `${firstName} ${lastName} ${email}`;

const FilterFields = onDemand(async () => (await import('./filter-fields.tsx')).FilterFields, {
  texts: ['memberTools'],
});

const FilterPanel = (props: FilterPanelProps) => {
  const { t } = useTranslation('users');
  return (
    <DisclosureMenu
      label={t('filters', { count: props.chosen.count })}
      icon="sliders-horizontal"
      className="member-filters"
    >
      <FilterFields {...props} />
    </DisclosureMenu>
  );
};

type UserTableProps = {
  query: Query<{ rows: readonly Member[] }>;
  /** Sorted and filtered. */
  rows: readonly Member[] | undefined;
  /** Requests that are listed above the table; only a search or an order by status repeats them. */
  listedAbove: readonly Member[];
  variant: UserTableVariant;
  pathOf: (id: string) => string;
  chosen: ChosenMemberFilters;
  sorting: ReturnType<typeof useUserSort>;
  table: TableDecisions;
  mails: ReturnType<typeof useMails>;
  status: RefObject<HTMLParagraphElement | null>;
};

export const UserTable = (props: UserTableProps) => {
  const { query, rows, listedAbove, variant, pathOf, chosen, sorting, table, mails, status } = props;
  const { t } = useTranslation('users');
  const { decisionOf, picked } = table;
  const { sort } = sorting;
  const columns = useUserColumns({
    table,
    sorting,
    variant,
    mails,
    pathOf,
    hasPicks: chosen.filters.show === 'pending',
  });
  const others = useMemo(() => {
    const above = new Set(sort.by === 'name' ? listedAbove.map(({ id }) => id) : []);
    return rows?.filter(({ id }) => !above.has(id));
  }, [rows, listedAbove, sort.by]);
  const isFiltered = chosen.count > 0;
  return (
    <div className="people">
      <ListTable
        query={query}
        rows={others}
        caption={t('caption')}
        rowKey={({ id }) => id}
        rowClass={(user) => (picked.isPicked(user) ? 'picked' : decisionOf(user) && 'decided')}
        columns={columns}
        search={{
          label: t('search'),
          placeholder: t('searchPlaceholder'),
          textOf,
          none: (typed) => t('noResult', { query: typed }),
          rows,
        }}
        filter={<FilterPanel users={query.data?.rows ?? []} chosen={chosen} />}
        order={sort.by === 'status' && sort.first ? t(`first.${sort.first}`) : undefined}
        status={status}
        empty={
          isFiltered ? (
            <EmptyState
              title={t('noneShown')}
              text={t('noneShownText')}
              action={<Button onClick={chosen.clear}>{t('showAll')}</Button>}
            />
          ) : (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          )
        }
      />
    </div>
  );
};
