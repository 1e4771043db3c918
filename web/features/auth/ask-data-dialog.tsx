import * as z from 'zod/mini';
import { givenPassword } from '#shared/schemas/password.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';

const schema = z.object({ password: givenPassword });

/** Asks for the password before a copy of one's data is made. */
export const AskDataDialog = ({ email, onClose }: { email: string; onClose: () => void }) => {
  const { t } = useTranslation(['account', 'auth']);
  const { mutateAsync } = useSend(api.auth.requestArchive, { success: t('data.asked') });
  const form = useForm({
    schema,
    initial: { password: '' },
    send: (body) => mutateAsync({ body }),
    onDone: onClose,
    isFleeting: true,
  });
  return (
    <FormDialog
      title={t('data.title')}
      lead={t('data.lead')}
      form={form}
      submitLabel={t('data.open')}
      onClose={onClose}
    >
      {/* Tells password managers whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t('auth:password')}
        autoComplete="current-password"
        showLabel={t('auth:showPassword')}
        hideLabel={t('auth:hidePassword')}
        {...form.bind('password')}
      />
    </FormDialog>
  );
};
