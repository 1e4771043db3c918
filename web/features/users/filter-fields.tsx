import { compareTexts } from '#web/blocks/list-table.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { today } from '#web/lib/words/today.ts';
import { useLabels } from '#web/lib/words/use-labels.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/choices.tsx';
import { useYearName } from './doctorate-line.tsx';
import { countsOf, type Facet, facets, isShown, shownKinds } from './member-filters.ts';
import type { FilterPanelProps } from './use-member-filters.ts';

export const FilterFields = ({ users, chosen: { filters, count, set, clear } }: FilterPanelProps) => {
  const { t } = useTranslation('memberTools');
  const labels = useLabels()('researchDomain');
  const yearName = useYearName();
  const day = today();
  const nameOf = (facet: Facet, value: string): string => {
    if (facet === 'domain') return labels[Number(value)] ?? value;
    return facet === 'year' ? yearName(Number(value)) : value;
  };
  const optionsOf = (facet: Facet) =>
    [...countsOf(users, filters, facet, day)]
      .map(([value, people]) => ({ value, label: t('filters.option', { name: nameOf(facet, value), count: people }) }))
      .toSorted((a, b) => compareTexts(a.label, b.label));
  return (
    <>
      <SelectField
        label={t('show.label')}
        options={shownKinds.map((kind) => ({
          value: kind,
          label: t(`show.${kind}`, { count: users.filter(isShown(kind, day)).length }),
        }))}
        value={filters.show}
        onChange={({ target }) => set({ show: shownKinds.find((kind) => kind === target.value) ?? 'all' })}
      />
      {facets.map((facet) => (
        <SelectField
          key={facet}
          label={t(`filters.${facet}`)}
          placeholder={t('filters.any')}
          options={optionsOf(facet)}
          value={filters[facet]}
          onChange={({ target }) => set({ [facet]: target.value })}
        />
      ))}
      {count > 0 && (
        <Button look="quiet" icon="x" onClick={clear}>
          {t('filters.clear')}
        </Button>
      )}
    </>
  );
};
