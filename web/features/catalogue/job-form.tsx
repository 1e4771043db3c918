import { SaveFooter } from '#web/blocks/saving.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { RadioGroup } from '#web/ui/fields/choices.tsx';
import { BilingualFields } from './bilingual-fields.tsx';
import { JobTags } from './job-tags.tsx';
import { useJobForm, type WholeJob } from './use-job-form.ts';

export const JobForm = ({ job }: { job: WholeJob }) => {
  const { t } = useTranslation('catalogues');
  const form = useJobForm(job);
  return (
    <form noValidate onSubmit={form.submit}>
      <BilingualFields bind={form.bind} />
      <div className="sheet pad entry-more">
        <RadioGroup
          legend={t('active')}
          hint={t('activeHint')}
          options={[
            { value: true, label: t('isActive.yes') },
            { value: false, label: t('isActive.no') },
          ]}
          {...form.bindChoice('active')}
        />
      </div>
      <JobTags form={form} />
      <SaveFooter form={form} />
    </form>
  );
};
