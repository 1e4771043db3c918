import * as z from 'zod/mini';
import { email as emailField } from '#shared/schemas/fields.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { notifySuccess } from '#web/lib/notify.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useSend } from '#web/lib/use-send.ts';
import { TextField } from '#web/ui/text-field.tsx';

const schema = z.object({ email: emailField });

/** Has a link sent to another address, which is theirs once it was opened (D71). */
export const ChangeAddressDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('auth');
  const { mutateAsync } = useSend(api.auth.changeEmail, { keepsCache: true });
  const form = useForm({
    schema,
    initial: { email: '' },
    send: async (body) => {
      await mutateAsync({ body });
      notifySuccess(t('address.sent', body));
    },
    onDone: onClose,
    isFleeting: true,
  });
  return (
    <FormDialog
      title={t('address.title')}
      lead={t('address.text')}
      form={form}
      submitLabel={t('address.submit')}
      onClose={onClose}
    >
      <TextField label={t('email')} type="email" autoComplete="email" {...form.bind('email')} />
    </FormDialog>
  );
};
