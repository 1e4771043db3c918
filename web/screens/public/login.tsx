import { Link } from 'react-router-dom';
import { LoginForm } from '#web/features/auth/login-form.tsx';
import { startSession } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** The guard redirects once the session has started. */
export const Login = () => {
  const { t } = useTranslation('auth');
  const registerLink = (
    <Link className={buttonClass({ look: 'quiet' })} to="/register">
      {t('login.register')}
    </Link>
  );
  return <LoginForm onSession={startSession} registerLink={registerLink} />;
};
