import * as z from 'zod/mini';
import { contracts } from '#shared/contracts/index.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

const schema = z.pick(contracts.catalogue.createJob.body, { name: true, nameFR: true });

export const AddJob = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('catalogues');
  const { mutateAsync } = useSend(api.catalogue.createJob, { success: t('jobs.added'), onDone: onClose });
  const { bind, ...form } = useForm({
    schema,
    initial: { name: '', nameFR: '' },
    send: (body) => mutateAsync({ body }),
  });
  return (
    <FormDialog title={t('jobs.add')} submitLabel={t('submit')} form={form} onClose={onClose}>
      <TextField label={t('french')} lang="fr" autoComplete="off" {...bind('nameFR')} />
      <TextField label={t('english')} lang="en" autoComplete="off" {...bind('name')} />
    </FormDialog>
  );
};
