import { doctoralSchools } from '#shared/doctoral-schools.ts';
import { type Doctorate, detailsChanges } from '#shared/schemas/doctorate.ts';
import { Combobox } from '#web/blocks/combobox.tsx';
import { SaveFooter } from '#web/blocks/saving.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useLabels } from '#web/lib/words/use-labels.ts';
import { CheckGroup, RadioGroup, SelectField } from '#web/ui/fields/choices.tsx';
import { FormGroup } from '#web/ui/fields/form-group.tsx';
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import { DoctoralYear, MyDoctorate } from './my-doctorate.tsx';

const schools = doctoralSchools.map(({ name }) => ({ value: name, label: name }));

const optionsOf = (labels: Readonly<Record<number, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const DoctorateDetails = ({ userId, doctorate }: { userId: string; doctorate: Doctorate }) => {
  const { t } = useTranslation(['doctorates', 'lists']);
  const { mutateAsync } = useSend(api.doctorates.update, { success: t('updated'), isMerged: true });
  const form = useRecordForm({
    schema: detailsChanges,
    initial: doctorate,
    revision: doctorate.revision,
    send: (_, { changed, revision }) => mutateAsync({ params: { userId }, body: changed, revision }),
  });
  const { bind, bindChoice } = form;
  const labelsOf = useLabels();
  const domains = optionsOf(labelsOf('researchDomain'));

  return (
    <form noValidate onSubmit={form.submit}>
      <FormGroup isGrid title={t('calendar')} hint={t('calendarHint')}>
        <TextField label={t('startDate')} hint={t('startDateHint')} type="date" {...bind('startDate')} />
        <TextField
          label={t('estimatedEndDate')}
          hint={t('estimatedEndDateHint')}
          type="date"
          {...bind('estimatedEndDate')}
        />
      </FormGroup>
      <FormGroup isGrid title={t('thesis')}>
        <TextArea label={t('thesisTitle')} rows={2} isWide {...bind('thesisTitle')} />
        <SelectField
          label={t('researchDomain')}
          hint={t('researchDomainHint')}
          placeholder={t('noDomain')}
          options={domains.sort((a, b) => a.label.localeCompare(b.label, currentLanguage()))}
          isWide
          {...bind('researchDomain')}
        />
      </FormGroup>
      <FormGroup isGrid title={t('place')}>
        <TextField label={t('companyName')} {...bind('companyName')} />
        <TextField label={t('researchOrganization')} {...bind('researchOrganization')} />
        {/* Matches number, acronym or any word; accepts any other text. */}
        <Combobox
          label={t('doctoralSchool')}
          hint={t('doctoralSchoolHint', { count: schools.length })}
          options={schools}
          allowsText
          isWide
          {...bind('doctoralSchool')}
        />
        <RadioGroup
          legend={t('coSupervision')}
          hint={t('coSupervisionHint')}
          options={[
            { value: true, label: t('yes') },
            { value: false, label: t('no') },
          ]}
          {...bindChoice('coSupervision')}
        />
      </FormGroup>
      <FormGroup title={t('financing')} hint={t('several')}>
        <CheckGroup
          legend={t('typeOfFinancing')}
          options={optionsOf(labelsOf('financingType'))}
          {...bindChoice('typeOfFinancing')}
        />
      </FormGroup>
      <FormGroup title={t('activities')} hint={t('activitiesHint')}>
        <CheckGroup
          legend={t('complementaryActivities')}
          options={optionsOf(labelsOf('complementaryActivity'))}
          {...bindChoice('complementaryActivities')}
        />
      </FormGroup>
      <SaveFooter form={form} />
    </form>
  );
};

export const DoctorateTab = ({ userId }: { userId: string }) => (
  <MyDoctorate userId={userId}>
    {(doctorate) => (
      <>
        <DoctoralYear doctorate={doctorate} />
        <DoctorateDetails userId={userId} doctorate={doctorate} />
      </>
    )}
  </MyDoctorate>
);
