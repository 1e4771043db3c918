import type { Reply } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

export type WholeJob = Reply<typeof contracts.catalogue.getJob>;

export const useJobForm = (job: WholeJob) => {
  const { t } = useTranslation('catalogues');
  const { mutateAsync } = useSend(api.catalogue.updateJob, { success: t('jobs.saved'), isMerged: true });
  return useRecordForm({
    schema: contracts.catalogue.updateJob.body,
    initial: job,
    revision: job.revision,
    send: (_, { changed, revision }) => mutateAsync({ params: { id: job.id }, body: changed, revision }),
    spansTabs: true,
  });
};

export type JobFields = ReturnType<typeof useJobForm>;
