import { Link } from 'react-router-dom';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { CheckGroup } from '#web/ui/fields/choices.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Strength } from './use-strengths.ts';
import './strengths-field.css';

type StrengthsFieldProps = {
  offered: { usual: readonly Strength[]; others: readonly Strength[] };
  chosen: readonly string[];
  /** Where sentences are written. */
  proofsPath: string;
  onChange: (chosen: string[]) => void;
};

/** The usual strengths; the others fold. */
export const StrengthsField = ({ offered: { usual, others }, chosen, proofsPath, onChange }: StrengthsFieldProps) => {
  const { t } = useTranslation('exports');
  const groupOf = (legend: string, strengths: readonly Strength[]) => {
    const ids = strengths.map(({ id }) => id);
    const elsewhere = chosen.filter((id) => !ids.includes(id));
    return (
      <CheckGroup
        legend={legend}
        options={strengths.map(({ id, name, hasProof }) => ({
          value: id,
          label: hasProof ? name : t('unproven', { name }),
        }))}
        value={chosen.filter((id) => ids.includes(id)).join(',') || null}
        onChange={(ticked) => onChange([...elsewhere, ...(ticked?.split(',') ?? [])])}
      />
    );
  };
  const unproven = [...usual, ...others].filter(({ id, hasProof }) => chosen.includes(id) && !hasProof).length;
  return (
    <div className="strengths-field">
      <p className="label" aria-hidden="true">
        {t('strengths')}
      </p>
      {groupOf(t('strengths'), usual)}
      {unproven > 0 && (
        <p className="hint">
          {t('lacking', { count: unproven })} <Link to={proofsPath}>{t('write', { count: unproven })}</Link>
        </p>
      )}
      {others.length > 0 && (
        <details>
          <summary>
            <Icon name="chevron-down" className="chev" />
            {t('others', { count: others.length })}
          </summary>
          {groupOf(t('others', { count: others.length }), others)}
        </details>
      )}
    </div>
  );
};
