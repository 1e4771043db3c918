import type { Option } from '#web/blocks/combobox.tsx';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchField, TextField } from '#web/ui/fields/text-field.tsx';

// Loaded on demand: it is half of the screen's code.
const Combobox = onDemand(async () => (await import('#web/blocks/combobox.tsx')).Combobox, {
  StandIn: ({ label, placeholder }) => <TextField label={label} placeholder={placeholder} disabled />,
});

type FormationFiltersProps = {
  text: string;
  onType: (text: string) => void;
  skillId: string;
  skills: readonly Option[];
  onSkill: (skillId: string) => void;
  onReset: () => void;
};

export const FormationFilters = ({ text, onType, skillId, skills, onSkill, onReset }: FormationFiltersProps) => {
  const { t } = useTranslation('formations');
  return (
    <search className="course-filters" aria-label={t('suggested.filters')}>
      <SearchField
        label={t('suggested.name')}
        placeholder={t('searchPlaceholder')}
        value={text}
        onChange={onType}
        isLabelShown
      />
      <Combobox
        label={t('suggested.skill')}
        placeholder={t('suggested.anySkill')}
        options={skills}
        value={skillId}
        onChange={({ target }) => onSkill(target.value)}
      />
      <Button icon="rotate-ccw" disabled={text === '' && skillId === ''} onClick={onReset}>
        {t('suggested.reset')}
      </Button>
    </search>
  );
};
