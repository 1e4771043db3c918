import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { DisclosureMenu } from '#web/ui/disclosure-menu.tsx';
import type { FilterPanelProps } from './use-member-filters.ts';

const FilterFields = onDemand(async () => (await import('./filter-fields.tsx')).FilterFields, {
  texts: ['memberTools'],
});

export const FilterPanel = (props: FilterPanelProps) => {
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
