import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { passwordLength } from '#shared/schemas/password.ts';
import { type ResetLink, readResetLink, useMailedLink } from '#web/features/auth/mailed-link.ts';
import { ResetPasswordForm } from '#web/features/auth/reset-password-form.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useReply } from '#web/lib/calls/use-reply.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { endSession } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';

const ForgotPasswordDialog = onDemand(
  async () => (await import('#web/features/auth/forgot-password-dialog.tsx')).ForgotPasswordDialog,
);

const DeadLink = ({ email }: { email: string }) => {
  const { t } = useTranslation(['auth', 'passwords']);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="box outcome stack stack-6">
      <h1>{t('passwords:reset.deadHeading')}</h1>
      <p>{t('passwords:reset.deadText')}</p>
      <Button look="primary" onClick={() => setAsking(true)}>
        {t('passwords:reset.another')}
      </Button>
      {isAsking && <ForgotPasswordDialog email={email} onClose={() => setAsking(false)} />}
    </div>
  );
};

/** If the check of the link fails, it is assumed to work. */
const Checked = ({ link }: { link: ResetLink }) => {
  const navigate = useNavigate();
  const { userId, token, email } = link;
  const { data, error, isPending } = useReply(() => api.auth.checkLink({ body: { userId, token } }), {
    isSilent: true,
  });
  if (isPending) return <div className="box outcome" aria-busy="true" />;
  if (error?.code === 'link_expired') return <DeadLink email={email} />;
  const handleDone = () => {
    // A new password ends every session of the account, and this device may hold one.
    endSession();
    void navigate('/login');
  };
  return <ResetPasswordForm link={link} shortest={data?.shortestPassword ?? passwordLength.min} onDone={handleDone} />;
};

export const ResetPassword = () => {
  const link = useMailedLink(readResetLink);
  return link ? <Checked link={link} /> : <Navigate to="/login" replace />;
};
