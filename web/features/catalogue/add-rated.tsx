import * as z from 'zod/mini';
import { contracts } from '#shared/contracts/index.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { SelectField } from '#web/ui/fields/choices.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useCategoryOptions } from './category-options.ts';

const named = { name: true, nameFR: true, category: true } as const;
const of = {
  activities: { schema: z.pick(contracts.catalogue.createActivity.body, named), call: api.catalogue.createActivity },
  skills: { schema: z.pick(contracts.catalogue.createSkill.body, named), call: api.catalogue.createSkill },
};

export const AddRated = ({ list, onClose }: { list: keyof typeof of; onClose: () => void }) => {
  const { t } = useTranslation('catalogues');
  const { mutateAsync } = useSend(of[list].call, { success: t(`${list}.added`), onDone: onClose });
  const { bind, ...form } = useForm({
    schema: of[list].schema,
    initial: { name: '', nameFR: '', category: '' },
    send: (body) => mutateAsync({ body }),
  });
  return (
    <FormDialog title={t(`${list}.add`)} submitLabel={t('submit')} form={form} onClose={onClose}>
      <TextField label={t('french')} lang="fr" autoComplete="off" {...bind('nameFR')} />
      <TextField label={t('english')} lang="en" autoComplete="off" {...bind('name')} />
      <SelectField
        label={t('category')}
        placeholder={t('noCategory')}
        options={useCategoryOptions(list)}
        {...bind('category')}
      />
    </FormDialog>
  );
};
