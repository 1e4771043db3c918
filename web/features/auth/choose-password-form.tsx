import * as z from 'zod/mini';
import { givenPassword, newPassword, shortestPassword } from '#shared/schemas/password.ts';
import { FailureNote } from '#web/blocks/failure-note.tsx';
import { SubmitForm } from '#web/blocks/submit-form.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { passwordsAgree } from './passwords-agree.ts';

const schema = z
  .object({ oldPassword: givenPassword, password: newPassword, confirmPassword: z.string().check(z.minLength(1)) })
  .check(passwordsAgree);

type ChoosePasswordFormProps = { email: string; onDone: () => void; onLogout: () => void };

/** Asks for a password of one's own, with the one that opened the session, before anything else opens (D77). */
export const ChoosePasswordForm = ({ email, onDone, onLogout }: ChoosePasswordFormProps) => {
  const { t } = useTranslation(['auth', 'passwords', 'common', 'layout']);
  const { mutateAsync } = useSend(api.auth.changePassword, { success: t('passwords:reset.done') });
  const { bind, ...form } = useForm({
    schema,
    initial: { oldPassword: '', password: '', confirmPassword: '' },
    send: (body) => mutateAsync({ body }),
    onDone,
    isFleeting: true,
  });
  const reveal = { showLabel: t('showPassword'), hideLabel: t('hidePassword') };
  return (
    <form className="stack stack-6" noValidate onSubmit={form.submit}>
      <div>
        <h1>{t('passwords:choose.heading')}</h1>
        <p className="muted">
          {t('passwords:choose.intro', { email })} {t('common:requiredFields')}
        </p>
      </div>
      <FailureNote error={form.error} />
      {/* Tells password managers whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t('passwords:choose.old')}
        autoComplete="current-password"
        {...reveal}
        {...bind('oldPassword')}
      />
      <PasswordField
        label={t('passwords:reset.password')}
        hint={t('passwordHint', { minimum: shortestPassword(useUser()?.role) })}
        autoComplete="new-password"
        {...reveal}
        {...bind('password')}
      />
      <PasswordField
        label={t('passwords:reset.confirm')}
        autoComplete="new-password"
        {...reveal}
        {...bind('confirmPassword')}
      />
      <SubmitForm form={form}>{t('passwords:reset.firstSubmit')}</SubmitForm>
      <Button look="quiet" icon="log-out" onClick={onLogout}>
        {t('layout:logout')}
      </Button>
    </form>
  );
};
