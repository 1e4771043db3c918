import * as z from 'zod/mini';
import { email as emailField } from '#shared/schemas/fields.ts';
import { givenPassword } from '#shared/schemas/password.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { notifySuccess } from '#web/lib/calls/notify.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const schema = z.object({ email: emailField, password: z.nullable(givenPassword) });

type ChangeAddressDialogProps = {
  /** While one waits to be accepted, none is asked for. */
  needsPassword?: boolean;
  onClose: () => void;
};

/** Has a link sent to another address, which is theirs once it was opened (D71). */
export const ChangeAddressDialog = ({ needsPassword = false, onClose }: ChangeAddressDialogProps) => {
  const { t } = useTranslation(['waiting', 'auth']);
  const { mutateAsync } = useSend(api.auth.changeEmail, { keepsCache: true });
  const form = useForm({
    schema,
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
      {needsPassword && (
        <PasswordField
          label={t('auth:password')}
          autoComplete="current-password"
          showLabel={t('auth:showPassword')}
          hideLabel={t('auth:hidePassword')}
          {...form.bind('password')}
        />
      )}
    </FormDialog>
  );
};
