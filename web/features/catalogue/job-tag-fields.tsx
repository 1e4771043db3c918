import { employerKinds, jobRequirements, kindsOfWork, researchDomains } from '#shared/lists.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useLabels } from '#web/lib/words/use-labels.ts';
import { CheckGroup } from '#web/ui/fields/check-group.tsx';
import { FormGroup } from '#web/ui/fields/form-group.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { Versions } from '#web/ui/fields/versions.tsx';
import { SubjectsField } from './subjects-field.tsx';
import type { JobFields } from './use-job-form.ts';

/** `CheckGroup` joins the ticked values by commas. */
const ticked = <T extends string | number>(list: readonly T[], text: string | null): T[] => {
  const chosen = new Set(text?.split(','));
  return list.filter((one) => chosen.has(String(one)));
};

type Choice<T> = { value: readonly T[]; versions: Versions | undefined; onChange: (value: T[]) => void };

const boxes = <T extends string | number>({ value, versions, onChange }: Choice<T>, list: readonly T[]) => ({
  value: value.join() || null,
  versions,
  onChange: (text: string | null) => onChange(ticked(list, text)),
});

export const JobTagFields = ({ form: { bind, bindChoice } }: { form: JobFields }) => {
  const { t } = useTranslation('catalogues');
  const labelsOf = useLabels();
  const domains = labelsOf('researchDomain');
  const kinds = kindsOfWork.map((value) => ({ value, label: t(`tags.kinds.${value}`) }));
  return (
    <div className="job-tags-body">
      <FormGroup title={t('tags.coreKinds')} hint={t('tags.coreKindsHint')}>
        <CheckGroup legend={t('tags.coreKinds')} options={kinds} {...boxes(bindChoice('coreKinds'), kindsOfWork)} />
      </FormGroup>
      <FormGroup title={t('tags.regularKinds')} hint={t('tags.regularKindsHint')}>
        <CheckGroup
          legend={t('tags.regularKinds')}
          options={kinds}
          {...boxes(bindChoice('regularKinds'), kindsOfWork)}
        />
      </FormGroup>
      <FormGroup title={t('tags.employers')}>
        <CheckGroup
          legend={t('tags.employers')}
          options={employerKinds.map((value) => ({ value, label: t(`tags.employerKinds.${value}`) }))}
          {...boxes(bindChoice('employers'), employerKinds)}
        />
      </FormGroup>
      <FormGroup title={t('tags.family')} hint={t('tags.familyHint')}>
        <div className="form-grid">
          <TextField label={t('tags.familyFR')} lang="fr" {...bind('familyFR')} />
          <TextField label={t('tags.familyEN')} lang="en" {...bind('family')} />
          <SelectField
            label={t('tags.requirement')}
            placeholder={t('tags.noRequirement')}
            options={jobRequirements.map((value) => ({ value, label: t(`tags.requirements.${value}`) }))}
            {...bind('requirement')}
          />
        </div>
      </FormGroup>
      <FormGroup title={t('tags.domains')} hint={t('tags.domainsHint')}>
        <CheckGroup
          legend={t('tags.domains')}
          options={researchDomains.map((id) => ({ value: String(id), label: domains[id] ?? String(id) }))}
          {...boxes(bindChoice('researchDomains'), researchDomains)}
        />
      </FormGroup>
      <FormGroup title={t('tags.subjects')} hint={t('tags.subjectsHint')}>
        <div className="form-grid">
          <SubjectsField label={t('tags.subjectsFR')} lang="fr" {...bindChoice('subjectsFR')} />
          <SubjectsField label={t('tags.subjectsEN')} lang="en" {...bindChoice('subjects')} />
        </div>
      </FormGroup>
    </div>
  );
};
