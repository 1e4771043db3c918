import { useMemo } from 'react';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import { ListTable } from '#web/blocks/list-table.tsx';
import type { Query } from '#web/blocks/loaded.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useEntryWords } from './entry-words.ts';
import './catalogue.css';

type ReadingListProps = { kind: 'value' | 'rncp'; query: Query<unknown>; rows: readonly CatalogueEntry[] | undefined };

export const ReadingList = ({ kind, query, rows }: ReadingListProps) => {
  const { t } = useTranslation(['wholeCatalogue', 'catalogues']);
  const { nameOf, definitionOf, byName } = useEntryWords();
  const labels = useRatingLabels()(`category.${kind}`);
  const byCategory = useMemo(
    () => (a: CatalogueEntry, b: CatalogueEntry) => a.category - b.category || byName(a, b),
    [byName],
  );
  return (
    <>
      <p className="muted above-sheet reading-note">{t('reading.note')}</p>
      <ListTable
        query={query}
        rows={rows}
        caption={t(kind === 'value' ? 'reading.values' : 'reading.rncps')}
        rowKey={({ id }) => id}
        initialOrder={{ by: 'category', direction: 'ascending' }}
        search={{
          label: t(kind === 'value' ? 'reading.searchValue' : 'reading.searchRncp'),
          textOf: nameOf,
          none: (typed) => t('reading.noResult', { query: typed }),
        }}
        empty={<EmptyState title={t('reading.empty')} />}
        columns={[
          {
            id: 'name',
            header: t('reading.name'),
            compare: byName,
            cell: (entry) => (
              <span className="cell-lines">
                <span className="h4">{nameOf(entry)}</span>
                <span className="small muted">{definitionOf(entry)}</span>
                <span className="small muted only-narrow">{labels[entry.category]}</span>
              </span>
            ),
          },
          {
            id: 'category',
            header: t('catalogues:category'),
            compare: byCategory,
            isHiddenNarrow: true,
            width: 'l',
            cell: ({ category }) => <span className="sm">{labels[category]}</span>,
          },
        ]}
      />
    </>
  );
};
