import type { Reply } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useSend } from '#web/lib/use-send.ts';

export type WholeJob = Reply<typeof contracts.catalogue.getJob>;

/** The form of all that is said of a job. */
export const useJobForm = (job: WholeJob) => {
  const { t } = useTranslation('catalogues');
  const { mutateAsync } = useSend(api.catalogue.updateJob, { success: t('jobs.saved') });
  return useForm({
    schema: contracts.catalogue.updateJob.body,
    initial: job,
    send: (body) => mutateAsync({ params: { id: job.id }, body, basedOn: job }),
    spansTabs: true,
  });
};

export type JobFields = ReturnType<typeof useJobForm>;
