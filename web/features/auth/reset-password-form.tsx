import { useState } from 'react';
import * as z from 'zod/mini';
import { FailureNote } from '#web/blocks/failure-note.tsx';
import { SubmitForm } from '#web/blocks/submit-form.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Username } from './current-password.tsx';
import type { ResetLink } from './mailed-link.ts';
import { NewPassword, newPasswordFields, passwordsAgree } from './new-password.tsx';

const ForgotPasswordDialog = onDemand(async () => (await import('./forgot-password-dialog.tsx')).ForgotPasswordDialog);

const schema = z.object(newPasswordFields).check(passwordsAgree);

type ResetPasswordFormProps = {
  link: ResetLink;
  shortest: number;
  onDone: () => void;
};

export const ResetPasswordForm = ({ link, shortest, onDone }: ResetPasswordFormProps) => {
  const { t } = useTranslation(['auth', 'passwords', 'common']);
  const [isAskingAgain, setAskingAgain] = useState(false);
  const { mutateAsync } = useSend(api.auth.updatePassword, { success: t('passwords:reset.done'), keepsCache: true });
  const { email, userId, token, universityName, isFirst } = link;
  const { bind, ...form } = useForm({
    schema,
    initial: { password: '', confirmPassword: '' },
    send: (chosen) => mutateAsync({ body: { email, userId, token, universityName, ...chosen } }),
    onDone,
    isFleeting: true,
  });

  return (
    <>
      <form className="stack stack-6" noValidate onSubmit={form.submit}>
        <div>
          <h1>{t(isFirst ? 'passwords:reset.firstHeading' : 'passwords:reset.heading')}</h1>
          <p className="muted">
            {t(isFirst ? 'passwords:reset.firstIntro' : 'passwords:reset.intro', { email })}{' '}
            {t('common:requiredFields')}
          </p>
        </div>
        <FailureNote error={form.error} />
        {form.error?.code === 'link_expired' && (
          <Button onClick={() => setAskingAgain(true)}>{t('passwords:reset.another')}</Button>
        )}
        <Username email={email} />
        <NewPassword
          label={t(isFirst ? 'password' : 'passwords:reset.password')}
          minimum={shortest}
          password={bind('password')}
          confirm={bind('confirmPassword')}
        />
        <SubmitForm form={form}>{t(isFirst ? 'passwords:reset.firstSubmit' : 'passwords:reset.submit')}</SubmitForm>
      </form>
      {isAskingAgain && <ForgotPasswordDialog email={email} onClose={() => setAskingAgain(false)} />}
    </>
  );
};
