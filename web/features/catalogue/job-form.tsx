import type { Reply } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import { SaveFooter } from '#web/blocks/save-footer.tsx';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useSend } from '#web/lib/use-send.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { BilingualFields } from './bilingual-fields.tsx';
import { JobTags } from './job-tags.tsx';

type WholeJob = Reply<typeof contracts.catalogue.getJob>;

const useJobForm = (job: WholeJob, success: string) => {
  const { mutateAsync } = useSend(api.catalogue.updateJob, { success });
  return useForm({
    schema: contracts.catalogue.updateJob.body,
    initial: job,
    send: (body) => mutateAsync({ params: { id: job.id }, body, basedOn: job }),
    spansTabs: true,
  });
};

export type JobFields = ReturnType<typeof useJobForm>;

/** What is said of a job: its texts, whether it is offered, and by what it is found and described. */
export const JobForm = ({ job }: { job: WholeJob }) => {
  const { t } = useTranslation('catalogues');
  const form = useJobForm(job, t('jobs.saved'));
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
          value={form.values.active}
          onChange={(active) => form.set('active', active)}
        />
      </div>
      <JobTags form={form} />
      <SaveFooter form={form} />
    </form>
  );
};
