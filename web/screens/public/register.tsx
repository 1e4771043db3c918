import { Link, useNavigate } from 'react-router-dom';
import type { Session } from '#shared/schemas/user.ts';
import { RegisterForm } from '#web/features/auth/register-form.tsx';
import { useTranslation } from '#web/lib/i18n.ts';
import { startSession } from '#web/lib/session.ts';

export const Register = () => {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const handleSession = (session: Session) => {
    startSession(session);
    void navigate('/pending');
  };
  return <RegisterForm onSession={handleSession} loginLink={<Link to="/login">{t('register.login')}</Link>} />;
};
