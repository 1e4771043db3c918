import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { Session } from '#shared/schemas/user.ts';
import { RegisterForm } from '#web/features/auth/register-form.tsx';
import { signIn } from '#web/lib/sign-in.ts';

export const Register = () => {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const handleSession = (session: Session) => {
    signIn(session);
    void navigate('/pending');
  };
  return <RegisterForm onSession={handleSession} loginLink={<Link to="/login">{t('register.login')}</Link>} />;
};
