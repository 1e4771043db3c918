import { Link, useNavigate } from 'react-router-dom';
import type { Session } from '#shared/schemas/user.ts';
import { LoginForm } from '#web/features/auth/login-form.tsx';
import { redirectOf } from '#web/lib/access.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { startSession } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/button.tsx';

export const Login = () => {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const handleSession = (session: Session) => {
    startSession(session);
    void navigate(redirectOf('landing', session.user) ?? '/');
  };
  const registerLink = (
    <Link className={buttonClass({ look: 'quiet' })} to="/register">
      {t('login.register')}
    </Link>
  );
  return <LoginForm onSession={handleSession} registerLink={registerLink} />;
};
