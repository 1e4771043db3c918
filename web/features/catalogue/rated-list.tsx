import { useMemo } from 'react';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { Query } from '#web/blocks/loaded.tsx';
import type { ApiCall } from '#web/lib/calls/client.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';
import { kindOf } from './category-options.ts';
import { EntryList } from './entry-list.tsx';
import { useEntryWords } from './entry-words.ts';
import { ListPage } from './list-page.tsx';

const AddRated = onDemand(async () => (await import('./add-rated.tsx')).AddRated);

type RatedListProps = {
  list: keyof typeof kindOf;
  query: Query<unknown>;
  rows: readonly CatalogueEntry[] | undefined;
  remove: ApiCall<[{ params: { id: string } }], unknown>;
};

export const RatedList = ({ list, query, rows, remove }: RatedListProps) => {
  const { t } = useTranslation('catalogues');
  const labels = useRatingLabels()(`category.${kindOf[list]}`);
  const { byName, compare } = useEntryWords();
  const byCategory = useMemo(
    () => (a: CatalogueEntry, b: CatalogueEntry) =>
      compare(labels[a.category] ?? '', labels[b.category] ?? '') || byName(a, b),
    [labels, compare, byName],
  );
  const category = (entry: CatalogueEntry) => <span className="sm">{labels[entry.category]}</span>;
  return (
    <ListPage list={list} count={rows?.length} dialog={(close) => <AddRated list={list} onClose={close} />}>
      {(head) => (
        <EntryList
          list={list}
          query={query}
          rows={rows}
          column={{ id: 'category', header: t('category'), compare: byCategory, cell: category }}
          fact={category}
          remove={remove}
          head={head}
        />
      )}
    </ListPage>
  );
};
