import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { readResetLink } from '#web/features/auth/reset-link.ts';
import { ResetPasswordForm } from '#web/features/auth/reset-password-form.tsx';
import { signOut } from '#web/lib/sign-in.ts';

export const ResetPassword = () => {
  const navigate = useNavigate();
  const [link] = useState(() => readResetLink(new URLSearchParams(location.search)));

  // The token works like a password: it must not stay in the address bar, the history or a screenshot.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);

  if (!link) return <Navigate to="/login" replace />;
  const handleDone = () => {
    // A new password ends every session of the account; this device's may be one of them.
    signOut();
    void navigate('/login');
  };
  return <ResetPasswordForm link={link} onDone={handleDone} />;
};
