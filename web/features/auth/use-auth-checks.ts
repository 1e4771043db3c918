import { email } from '#shared/schemas/fields.ts';
import { newPassword, passwordLength } from '#shared/schemas/password.ts';
import { useTranslation } from '#web/lib/i18n.ts';

/** What the forms can tell before the server does: an incomplete address, a password that is too short. */
export const useAuthChecks = () => {
  const { t } = useTranslation('auth');
  return {
    email: (value: string) => (email.safeParse(value).success ? undefined : t('emailIncomplete')),
    password: (value: string) =>
      newPassword.safeParse(value).success ? undefined : t('passwordShort', { minimum: passwordLength.min }),
  };
};
