import { ChoosePasswordForm } from '#web/features/auth/choose-password-form.tsx';
import { setMustChoosePassword, useUser } from '#web/lib/session/session.ts';
import { useLogout } from '#web/lib/session/use-logout.ts';

/** The guard redirects once a password is chosen. */
export const ChoosePassword = () => {
  const logout = useLogout();
  const user = useUser();
  if (!user) return null;
  return <ChoosePasswordForm email={user.email} onDone={() => setMustChoosePassword(false)} onLogout={logout} />;
};
