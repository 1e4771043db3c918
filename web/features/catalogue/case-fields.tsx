import type { ComponentProps } from 'react';
import { mostGraders } from '#shared/domain/catalogue-limits.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useLabels } from '#web/lib/words/use-labels.ts';
import { SelectField } from '#web/ui/fields/choices.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

type Name = 'thesisTitle' | 'researchDomain' | 'graders' | 'gradedOn';
type Bound = Pick<ComponentProps<typeof TextField>, 'name' | 'required' | 'error' | 'versions'> & {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: (event: { relatedTarget: EventTarget | null }) => void;
};

export const CaseFields = ({ bind }: { bind: (name: Name) => Bound }) => {
  const { t } = useTranslation('cases');
  const domains = Object.entries(useLabels()('researchDomain')).map(([value, label]) => ({ value, label }));
  return (
    <>
      <TextField label={t('thesisTitle')} hint={t('thesisTitleHint')} autoComplete="off" {...bind('thesisTitle')} />
      <div className="form-grid">
        <SelectField label={t('domain')} placeholder={t('noDomain')} options={domains} {...bind('researchDomain')} />
        <TextField label={t('gradedOn')} type="date" {...bind('gradedOn')} />
        <TextField
          label={t('graders')}
          hint={t('gradersHint')}
          type="number"
          min={1}
          max={mostGraders}
          {...bind('graders')}
        />
      </div>
    </>
  );
};
