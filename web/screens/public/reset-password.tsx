import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { passwordLength } from '#shared/schemas/password.ts';
import { DialogButton } from '#web/blocks/dialog-button.tsx';
import { FailureNote, SubmitForm } from '#web/blocks/submit-form.tsx';
import { Username } from '#web/features/auth/current-password.tsx';
import { type ResetLink, readResetLink, useMailedLink } from '#web/features/auth/mailed-link.ts';
import { NewPassword, newPasswordFields, passwordsAgree } from '#web/features/auth/new-password.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useReply } from '#web/lib/calls/use-reply.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { endSession } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';

const ForgotPasswordDialog = onDemand(
  async () => (await import('#web/features/auth/forgot-password-dialog.tsx')).ForgotPasswordDialog,
);

const DeadLink = ({ email }: { email: string }) => {
  const { t } = useTranslation(['auth', 'passwords']);
  return (
    <div className="box outcome stack stack-6">
      <h1>{t('passwords:reset.deadHeading')}</h1>
      <p>{t('passwords:reset.deadText')}</p>
      <DialogButton look="primary" label={t('passwords:reset.another')}>
        {(close) => <ForgotPasswordDialog email={email} onClose={close} />}
      </DialogButton>
    </div>
  );
};

const schema = z.object(newPasswordFields).check(passwordsAgree);

const ResetPasswordForm = ({ link, shortest }: { link: ResetLink; shortest: number }) => {
  const { t } = useTranslation(['auth', 'passwords', 'common']);
  const navigate = useNavigate();
  const [isAskingAgain, setAskingAgain] = useState(false);
  const { mutateAsync } = useSend(api.auth.updatePassword, { success: t('passwords:reset.done'), keepsCache: true });
  const { email, userId, token, universityName, isFirst } = link;
  const { bind, ...form } = useForm({
    schema,
    initial: { password: '', confirmPassword: '' },
    send: (chosen) => mutateAsync({ body: { email, userId, token, universityName, ...chosen } }),
    onDone: () => {
      // A new password ends every session of the account, and this device may hold one.
      endSession();
      void navigate('/login');
    },
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
        <Username email={email} />
        <NewPassword
          label={t(isFirst ? 'password' : 'passwords:reset.password')}
          minimum={shortest}
          password={bind('password')}
          confirm={bind('confirmPassword')}
        />
        <FailureNote error={form.error} />
        {form.error?.code === 'link_expired' && (
          <Button onClick={() => setAskingAgain(true)}>{t('passwords:reset.another')}</Button>
        )}
        <SubmitForm form={form}>{t(isFirst ? 'passwords:reset.firstSubmit' : 'passwords:reset.submit')}</SubmitForm>
      </form>
      {isAskingAgain && <ForgotPasswordDialog email={email} onClose={() => setAskingAgain(false)} />}
    </>
  );
};

/** If the check of the link fails, it is assumed to work. */
const Checked = ({ link }: { link: ResetLink }) => {
  const { userId, token, email } = link;
  const { data, error, isPending } = useReply(() => api.auth.checkLink({ body: { userId, token } }), {
    isSilent: true,
  });
  if (isPending) return <div className="box outcome" aria-busy="true" />;
  if (error?.code === 'link_expired') return <DeadLink email={email} />;
  return <ResetPasswordForm link={link} shortest={data?.shortestPassword ?? passwordLength.min} />;
};

export const ResetPassword = () => {
  const link = useMailedLink(readResetLink);
  return link ? <Checked link={link} /> : <Navigate to="/login" replace />;
};
