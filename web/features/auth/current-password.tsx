import type { ComponentProps } from 'react';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';

export type BoundPassword = Pick<
  ComponentProps<typeof PasswordField>,
  'name' | 'value' | 'error' | 'required' | 'onChange' | 'onBlur'
>;

/** Tells password managers whose password the form holds. */
export const Username = ({ email }: { email: string }) => (
  <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
);

export const CurrentPassword = ({ label, ...bound }: BoundPassword & { label?: string }) => {
  const { t } = useTranslation('auth');
  return (
    <PasswordField
      label={label ?? t('password')}
      autoComplete="current-password"
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
      {...bound}
    />
  );
};
