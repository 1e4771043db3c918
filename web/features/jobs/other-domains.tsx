import { useTranslation } from '#web/lib/words/i18n.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';

type OtherDomainsProps = {
  chosen: readonly string[];
  options: readonly { value: string; label: string }[];
  onChange: (chosen: string[]) => void;
};

/** Up to two domains beside one's own: the second can be chosen once there is a first. */
export const OtherDomains = ({ chosen, options, onChange }: OtherDomainsProps) => {
  const { t } = useTranslation('jobs');
  const [first = '', second = ''] = chosen;
  const change = (...domains: string[]) => onChange(domains.filter((domain) => domain !== ''));
  const without = (taken: string) => options.filter(({ value }) => value !== taken);
  return (
    <fieldset className="form-grid">
      <legend className="hint">{t('lens.neighboursHint')}</legend>
      <SelectField
        label={t('lens.first')}
        value={first}
        placeholder={t('lens.noDomain')}
        options={without(second)}
        onChange={({ target }) => change(target.value, second)}
      />
      <SelectField
        label={t('lens.second')}
        value={second}
        disabled={first === ''}
        placeholder={t('lens.noDomain')}
        options={without(first)}
        onChange={({ target }) => change(first, target.value)}
      />
    </fieldset>
  );
};
