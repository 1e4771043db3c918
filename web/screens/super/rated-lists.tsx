import { useMemo } from 'react';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import { kindOf } from '#web/features/catalogue/category-options.ts';
import { EntryList } from '#web/features/catalogue/entry-list.tsx';
import { useEntryWords } from '#web/features/catalogue/entry-words.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';

const AddRated = onDemand(async () => (await import('#web/features/catalogue/add-rated.tsx')).AddRated);

const callsOf = {
  activities: { read: api.catalogue.listActivities, remove: api.catalogue.removeActivity },
  skills: { read: api.catalogue.listSkills, remove: api.catalogue.removeSkill },
};
type Rows = { activities?: CatalogueEntry[]; skills?: CatalogueEntry[] };

const RatedList = ({ list }: { list: keyof typeof callsOf }) => {
  const { t } = useTranslation('catalogues');
  const { read, remove } = callsOf[list];
  const query = useCall<[], Rows>(read, []);
  const labels = useRatingLabels()(`category.${kindOf[list]}`);
  const { byName, compare } = useEntryWords();
  const byCategory = useMemo(
    () => (a: CatalogueEntry, b: CatalogueEntry) =>
      compare(labels[a.category] ?? '', labels[b.category] ?? '') || byName(a, b),
    [labels, compare, byName],
  );
  const category = (entry: CatalogueEntry) => <span className="sm">{labels[entry.category]}</span>;
  return (
    <EntryList
      list={list}
      query={query}
      all={query.data?.[list]}
      columns={[{ id: 'category', header: t('category'), compare: byCategory, cell: category }]}
      fact={category}
      remove={remove}
      add={(close) => <AddRated list={list} onClose={close} />}
    />
  );
};

export const Activities = () => <RatedList list="activities" />;
export const Skills = () => <RatedList list="skills" />;
