import { contracts } from '#shared/contracts/index.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { today } from '#web/lib/words/today.ts';
import { CaseFields } from './case-fields.tsx';
import { GradedJobs } from './graded-jobs.tsx';

export const AddCase = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['cases', 'catalogues']);
  const { mutateAsync } = useSend(api.catalogue.createCase, { success: t('catalogues:cases.added'), onDone: onClose });
  const form = useForm({
    schema: contracts.catalogue.createCase.body,
    initial: {
      ...{ thesisTitle: '', researchDomain: null, wishes: [], active: true },
      ...{ graders: 1, gradedOn: today(), grades: {} },
    },
    send: (body) => mutateAsync({ body }),
  });
  return (
    <FormDialog title={t('catalogues:cases.add')} submitLabel={t('catalogues:submit')} form={form} onClose={onClose}>
      <CaseFields bind={form.bind} />
      <GradedJobs {...form.bindChoice('grades')} />
    </FormDialog>
  );
};
