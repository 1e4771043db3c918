import * as z from 'zod/mini';
import { newPassword, shortestPassword } from '#shared/schemas/password.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import type { BoundPassword } from './current-password.tsx';

export const newPasswordFields = { password: newPassword, confirmPassword: z.string().check(z.minLength(1)) };

export const passwordsAgree = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { path: ['confirmPassword'], params: { code: 'passwords_differ' } },
);

type NewPasswordProps = {
  label?: string;
  minimum?: number;
  password: BoundPassword;
  confirm: BoundPassword;
};

export const NewPassword = ({ label, minimum, password, confirm }: NewPasswordProps) => {
  const { t } = useTranslation(['auth', 'passwords']);
  const role = useUser()?.role;
  const reveal = { showLabel: t('showPassword'), hideLabel: t('hidePassword') };
  return (
    <>
      <PasswordField
        label={label ?? t('passwords:reset.password')}
        hint={t('passwordHint', { minimum: minimum ?? shortestPassword(role) })}
        autoComplete="new-password"
        {...reveal}
        {...password}
      />
      <PasswordField label={t('passwords:reset.confirm')} autoComplete="new-password" {...reveal} {...confirm} />
    </>
  );
};
