import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { DeadLink } from '#web/features/auth/dead-link.tsx';
import { type ResetLink, readResetLink } from '#web/features/auth/mailed-link.ts';
import { ResetPasswordForm } from '#web/features/auth/reset-password-form.tsx';
import { useLinkCheck } from '#web/features/auth/use-link-check.ts';
import { endSession } from '#web/lib/session/session.ts';

export const ResetPassword = () => {
  const [link] = useState(() => readResetLink(new URLSearchParams(location.search)));

  // The token works like a password: it must not stay in the address bar, the history or a screenshot.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);

  return link ? <Checked link={link} /> : <Navigate to="/login" replace />;
};

/** The form, once it is known that its link works. */
const Checked = ({ link }: { link: ResetLink }) => {
  const navigate = useNavigate();
  const check = useLinkCheck(link);
  if (!check) return <div className="box outcome" aria-busy="true" />;
  if (check.isDead) return <DeadLink email={link.email} />;
  const handleDone = () => {
    // A new password ends every session of the account; this device's may be one of them.
    endSession();
    void navigate('/login');
  };
  return <ResetPasswordForm link={link} shortest={check.shortest} onDone={handleDone} />;
};
