import * as z from 'zod/mini';
import { givenPassword, newPassword, shortestPassword } from '#shared/schemas/password.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { passwordsAgree } from './passwords-agree.ts';

const schema = z
  .object({ oldPassword: givenPassword, password: newPassword, confirmPassword: z.string().check(z.minLength(1)) })
  .check(passwordsAgree);

/** Chooses another password with the one that one has; every other device is signed out. */
export const ChangePasswordDialog = ({ email, onClose }: { email: string; onClose: () => void }) => {
  const { t } = useTranslation(['account', 'auth', 'passwords']);
  const { mutateAsync } = useSend(api.auth.changePassword, { success: t('passwords:reset.done') });
  const form = useForm({
    schema,
    initial: { oldPassword: '', password: '', confirmPassword: '' },
    send: (body) => mutateAsync({ body }),
    onDone: onClose,
    isFleeting: true,
  });
  const reveal = { showLabel: t('auth:showPassword'), hideLabel: t('auth:hidePassword') };
  return (
    <FormDialog
      title={t('password.change')}
      lead={t('password.lead')}
      form={form}
      submitLabel={t('passwords:reset.submit')}
      onClose={onClose}
    >
      {/* Tells password managers whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t('password.old')}
        autoComplete="current-password"
        {...reveal}
        {...form.bind('oldPassword')}
      />
      <PasswordField
        label={t('passwords:reset.password')}
        hint={t('auth:passwordHint', { minimum: shortestPassword(useUser()?.role) })}
        autoComplete="new-password"
        {...reveal}
        {...form.bind('password')}
      />
      <PasswordField
        label={t('passwords:reset.confirm')}
        autoComplete="new-password"
        {...reveal}
        {...form.bind('confirmPassword')}
      />
    </FormDialog>
  );
};
