import { Link } from 'react-router-dom';
import { RegisterForm } from '#web/features/auth/register-form.tsx';
import { startSession } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

/** The guard redirects once the session has started. */
export const Register = () => {
  const { t } = useTranslation('auth');
  return (
    <RegisterForm
      onSession={startSession}
      loginLink={<Link to="/login">{t('register.login')}</Link>}
      termsLink={<Link to="/public/cgu">{t('register.terms')}</Link>}
    />
  );
};
