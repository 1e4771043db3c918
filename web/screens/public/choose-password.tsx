import * as z from 'zod/mini';
import { givenPassword } from '#shared/schemas/password.ts';
import { FailureNote, SubmitForm } from '#web/blocks/submit-form.tsx';
import { CurrentPassword, Username } from '#web/features/auth/current-password.tsx';
import { NewPassword, newPasswordFields, passwordsAgree } from '#web/features/auth/new-password.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { liftRestriction, useUser } from '#web/lib/session/session.ts';
import { useLogout } from '#web/lib/session/use-logout.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';

const schema = z.object({ oldPassword: givenPassword, ...newPasswordFields }).check(passwordsAgree);

/** Replaces a password that somebody else chose. The guard then opens the other screens (D77). */
export const ChoosePassword = () => {
  const { t } = useTranslation(['auth', 'passwords', 'common', 'layout']);
  const logout = useLogout();
  const user = useUser();
  const { mutateAsync } = useSend(api.auth.changePassword, { success: t('passwords:reset.done') });
  const { bind, ...form } = useForm({
    schema,
    initial: { oldPassword: '', password: '', confirmPassword: '' },
    send: (body) => mutateAsync({ body }),
    onDone: () => liftRestriction('mustChoosePassword'),
    isFleeting: true,
  });
  if (!user) return null;
  const { email } = user;
  return (
    <form className="stack stack-6" noValidate onSubmit={form.submit}>
      <div>
        <h1>{t('passwords:choose.heading')}</h1>
        <p className="muted">
          {t('passwords:choose.intro', { email })} {t('common:requiredFields')}
        </p>
      </div>
      <Username email={email} />
      <CurrentPassword label={t('passwords:choose.old')} {...bind('oldPassword')} />
      <NewPassword password={bind('password')} confirm={bind('confirmPassword')} />
      <FailureNote error={form.error} />
      <SubmitForm form={form}>{t('passwords:reset.firstSubmit')}</SubmitForm>
      <Button look="quiet" icon="log-out" onClick={logout}>
        {t('layout:logout')}
      </Button>
    </form>
  );
};
