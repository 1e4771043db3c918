import * as z from 'zod/mini';
import { newUniversity } from '#shared/schemas/said-university.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

const schema = z.pick(newUniversity, { name: true });

export const AddUniversity = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('universityList');
  const { mutateAsync } = useSend(api.universities.create, { success: t('add.done'), onDone: onClose });
  const { bind, ...form } = useForm({ schema, initial: { name: '' }, send: (body) => mutateAsync({ body }) });
  return (
    <FormDialog title={t('add.button')} submitLabel={t('add.submit')} form={form} onClose={onClose}>
      <TextField label={t('name')} hint={t('add.hint')} {...bind('name')} />
    </FormDialog>
  );
};
