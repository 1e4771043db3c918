import * as z from 'zod/mini';
import { givenPassword } from '#shared/schemas/password.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { CurrentPassword, Username } from './current-password.tsx';
import { NewPassword, newPasswordFields, passwordsAgree } from './new-password.tsx';

export const ChangePasswordDialog = ({ email, onClose }: { email: string; onClose: () => void }) => {
  const { t } = useTranslation(['account', 'passwords']);
  const { mutateAsync } = useSend(api.auth.changePassword, { success: t('passwords:reset.done') });
  const form = useForm({
    schema: z.object({ oldPassword: givenPassword, ...newPasswordFields }).check(passwordsAgree),
    initial: { oldPassword: '', password: '', confirmPassword: '' },
    send: (body) => mutateAsync({ body }),
    onDone: onClose,
    isFleeting: true,
  });
  return (
    <FormDialog
      title={t('password.change')}
      lead={t('password.lead')}
      form={form}
      submitLabel={t('passwords:reset.submit')}
      onClose={onClose}
    >
      <Username email={email} />
      <CurrentPassword label={t('password.old')} {...form.bind('oldPassword')} />
      <NewPassword password={form.bind('password')} confirm={form.bind('confirmPassword')} />
    </FormDialog>
  );
};
