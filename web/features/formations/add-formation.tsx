import { contracts } from '#shared/contracts/index.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx';

export const AddFormation = ({ universityId, onClose }: { universityId: string; onClose: () => void }) => {
  const { t } = useTranslation('formations');
  const { mutateAsync } = useSend(api.formations.create, { success: t('add.done'), onDone: onClose });
  const { bind, ...form } = useForm({
    schema: contracts.formations.create.body,
    initial: { universityId, title: '', description: '', url: null, FormationCategoryId: null },
    send: (body) => mutateAsync({ body }),
  });
  return (
    <FormDialog title={t('add.button')} submitLabel={t('add.submit')} form={form} onClose={onClose}>
      <TextField label={t('add.name')} {...bind('title')} />
      <TextArea label={t('add.description')} rows={4} {...bind('description')} />
    </FormDialog>
  );
};
