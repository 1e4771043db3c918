import { useState } from 'react';
import { Link } from 'react-router-dom';
import { contracts } from '#shared/contracts/index.ts';
import { FailureNote, SubmitForm } from '#web/blocks/submit-form.tsx';
import { CurrentPassword } from '#web/features/auth/current-password.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { startSession } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Note } from '#web/ui/note.tsx';

const ForgotPasswordDialog = onDemand(
  async () => (await import('#web/features/auth/forgot-password-dialog.tsx')).ForgotPasswordDialog,
);

/** The guard redirects once the session has started. */
export const Login = () => {
  const { t } = useTranslation(['auth', 'common']);
  const [isForgotOpen, setForgotOpen] = useState(false);
  const { mutateAsync } = useSend(api.auth.login, { keepsCache: true });
  const [isChallenged, setChallenged] = useState(false);
  const form = useForm({
    schema: contracts.auth.login.body,
    initial: { email: '', password: '' },
    send: (body) => mutateAsync({ body }),
    onDone: (reply) => ('token' in reply ? startSession(reply) : setChallenged(true)),
    isFleeting: true,
  });

  return (
    <>
      <form className="stack stack-6" noValidate onSubmit={form.submit}>
        <div>
          <h1>{t('login.heading')}</h1>
          <p className="muted">
            {t('login.intro')} {t('common:requiredFields')}
          </p>
        </div>
        <TextField label={t('email')} type="email" autoComplete="username" {...form.bind('email')} />
        <CurrentPassword {...form.bind('password')} />
        {isChallenged && <Note>{t('login.challenged')}</Note>}
        <FailureNote error={form.error} />
        <SubmitForm form={form}>{t('login.submit')}</SubmitForm>
        <div className="row between flush small">
          <Button look="quiet" onClick={() => setForgotOpen(true)}>
            {t('login.forgot')}
          </Button>
          <Link className={buttonClass({ look: 'quiet' })} to="/register">
            {t('login.register')}
          </Link>
        </div>
      </form>
      {isForgotOpen && <ForgotPasswordDialog email={form.values.email} onClose={() => setForgotOpen(false)} />}
    </>
  );
};
