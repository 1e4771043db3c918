import { type ReactNode, useState } from 'react';
import { contracts } from '#shared/contracts/index.ts';
import type { Session } from '#shared/schemas/user.ts';
import { FailureNote } from '#web/blocks/failure-note.tsx';
import { SubmitForm } from '#web/blocks/submit-form.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Note } from '#web/ui/note.tsx';
import { CurrentPassword } from './current-password.tsx';

const ForgotPasswordDialog = onDemand(async () => (await import('./forgot-password-dialog.tsx')).ForgotPasswordDialog);

type LoginFormProps = { onSession: (session: Session) => void; registerLink: ReactNode };

export const LoginForm = ({ onSession, registerLink }: LoginFormProps) => {
  const { t } = useTranslation(['auth', 'common']);
  const [isForgotOpen, setForgotOpen] = useState(false);
  const { mutateAsync } = useSend(api.auth.login, { keepsCache: true });
  const [isChallenged, setChallenged] = useState(false);
  const form = useForm({
    schema: contracts.auth.login.body,
    initial: { email: '', password: '' },
    send: (body) => mutateAsync({ body }),
    onDone: (reply) => ('token' in reply ? onSession(reply) : setChallenged(true)),
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
        <SubmitForm form={form}>{t('login.submit')}</SubmitForm>
        <div className="row between flush small">
          <Button look="quiet" onClick={() => setForgotOpen(true)}>
            {t('login.forgot')}
          </Button>
          {registerLink}
        </div>
        {isChallenged && <Note>{t('login.challenged')}</Note>}
        <FailureNote error={form.error} />
      </form>
      {isForgotOpen && <ForgotPasswordDialog email={form.values.email} onClose={() => setForgotOpen(false)} />}
    </>
  );
};
