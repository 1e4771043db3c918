import { type FormEvent, useState } from 'react';
import { passwordLength } from '#shared/schemas/password.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/error-text.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { useSend } from '#web/lib/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';
import type { ResetLink } from './mailed-link.ts';
import { useAuthChecks } from './use-auth-checks.ts';

export const ResetPasswordForm = ({ link, onDone }: { link: ResetLink; onDone: () => void }) => {
  const { t } = useTranslation(['auth', 'common']);
  const checks = useAuthChecks();
  const [isAskingAgain, setAskingAgain] = useState(false);
  const { values, bind, isFilled, isValid, showErrors } = useFields(
    { password: '', confirmPassword: '' },
    {
      password: checks.password,
      confirmPassword: (value, { password }) => (value === password ? undefined : t('reset.differ')),
    },
  );
  const update = useSend(api.auth.updatePassword, { success: t('reset.done'), keepsCache: true, onDone });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isFilled || !isValid()) return;
    const { email, userId, token, universityName } = link;
    update.mutate({ body: { email, userId, token, universityName, ...values } }, { onError: showErrors });
  };

  const reveal = { showLabel: t('showPassword'), hideLabel: t('hidePassword') };
  return (
    <>
      <form className="stack stack-6" noValidate onSubmit={handleSubmit}>
        <div>
          <h1>{t(link.isFirst ? 'reset.firstHeading' : 'reset.heading')}</h1>
          <p className="muted">
            {t(link.isFirst ? 'reset.firstIntro' : 'reset.intro', { email: link.email })} {t('common:requiredFields')}
          </p>
        </div>
        {update.error && <Note tone="fail">{errorText(update.error)}</Note>}
        {update.error?.code === 'link_expired' && (
          <Button onClick={() => setAskingAgain(true)}>{t('reset.another')}</Button>
        )}
        {/* Tells password managers whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={link.email} readOnly />
        <PasswordField
          label={t(link.isFirst ? 'password' : 'reset.password')}
          hint={t('passwordHint', { minimum: passwordLength.min })}
          autoComplete="new-password"
          required
          {...reveal}
          {...bind('password')}
        />
        <PasswordField
          label={t('reset.confirm')}
          autoComplete="new-password"
          required
          {...reveal}
          {...bind('confirmPassword')}
        />
        <Button type="submit" look="primary" size="large" block disabled={!isFilled} isBusy={update.isPending}>
          {t(link.isFirst ? 'reset.firstSubmit' : 'reset.submit')}
        </Button>
      </form>
      {isAskingAgain && <ForgotPasswordDialog email={link.email} onClose={() => setAskingAgain(false)} />}
    </>
  );
};
