import * as z from 'zod/mini';
import { email as emailField } from '#shared/schemas/fields.ts';
import { givenPassword } from '#shared/schemas/password.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { notifySuccess } from '#web/lib/calls/notify.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { CurrentPassword } from './current-password.tsx';

type ChangeAddressDialogProps = {
  /** False for pending users, who may correct a mistyped address without a password. */
  needsPassword?: boolean;
  onClose: () => void;
};

/** The new address takes effect once the mailed link is opened (D71). */
export const ChangeAddressDialog = ({ needsPassword = false, onClose }: ChangeAddressDialogProps) => {
  const { t } = useTranslation(['waiting', 'auth']);
  const { mutateAsync } = useSend(api.auth.changeEmail, { keepsCache: true });
  const form = useForm({
    schema: z.object({ email: emailField, password: z.nullable(givenPassword) }),
    initial: { email: '', password: needsPassword ? '' : null },
    send: async ({ email, password }) => {
      await mutateAsync({ body: { email, password: password ?? undefined } });
      notifySuccess(t('address.sent', { email }));
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
      <TextField label={t('auth:email')} type="email" autoComplete="email" {...form.bind('email')} />
      {needsPassword && <CurrentPassword {...form.bind('password')} />}
    </FormDialog>
  );
};
