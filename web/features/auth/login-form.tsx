import { type FormEvent, type ReactNode, useState } from 'react';
import type { Session } from '#shared/schemas/user.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/error-text.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { useSend } from '#web/lib/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';

type LoginFormProps = { onSession: (session: Session) => void; registerLink: ReactNode };

export const LoginForm = ({ onSession, registerLink }: LoginFormProps) => {
  const { t } = useTranslation(['auth', 'common']);
  const [isForgotOpen, setForgotOpen] = useState(false);
  const { values, bind, isFilled } = useFields({ email: '', password: '' });
  const login = useSend(api.auth.login, {
    keepsCache: true,
    onDone: (reply) => {
      if ('token' in reply) onSession(reply);
    },
  });
  const isChallenged = login.data !== undefined && 'challenge' in login.data;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isFilled) login.mutate({ body: values });
  };

  return (
    <>
      <form className="stack stack-6" noValidate onSubmit={handleSubmit}>
        <div>
          <h1>{t('login.heading')}</h1>
          <p className="muted">
            {t('login.intro')} {t('common:requiredFields')}
          </p>
        </div>
        {isChallenged && <Note>{t('login.challenged')}</Note>}
        {login.error && <Note tone="fail">{errorText(login.error)}</Note>}
        <TextField label={t('email')} type="email" autoComplete="username" required {...bind('email')} />
        <PasswordField
          label={t('password')}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          autoComplete="current-password"
          required
          {...bind('password')}
        />
        <Button type="submit" look="primary" size="large" block disabled={!isFilled} isBusy={login.isPending}>
          {t('login.submit')}
        </Button>
        <div className="row between flush small">
          <Button look="quiet" onClick={() => setForgotOpen(true)}>
            {t('login.forgot')}
          </Button>
          {registerLink}
        </div>
      </form>
      {isForgotOpen && <ForgotPasswordDialog email={values.email} onClose={() => setForgotOpen(false)} />}
    </>
  );
};
