import { useTranslation } from 'react-i18next';
import { researchDomains } from '#shared/lists.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { SelectField } from '#web/ui/select-field.tsx';

type DomainFieldProps = {
  /** The id of a research domain; empty for all. */
  value: string;
  onChange: (id: string) => void;
};

/** The research domain whose jobs are suggested. */
export const DomainField = ({ value, onChange }: DomainFieldProps) => {
  const { t } = useTranslation(['jobs', 'lists']);
  const labels: Readonly<Record<number, string>> = t('lists:researchDomain', { returnObjects: true });
  const options = researchDomains
    .map((id) => ({ value: String(id), label: labels[id] ?? '' }))
    .sort((a, b) => a.label.localeCompare(b.label, currentLanguage()));
  return (
    <SelectField
      label={t('domain')}
      hint={t('domainHint')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      placeholder={t('allDomains')}
      options={options}
    />
  );
};
