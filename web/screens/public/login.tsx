import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { contracts } from '#shared/contracts/index.ts';
import type { Challenge } from '#shared/schemas/user.ts';
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

const ForgotPasswordDialog = onDemand(
  async () => (await import('#web/features/auth/forgot-password-dialog.tsx')).ForgotPasswordDialog,
);
const SecondStepForm = onDemand(async () => (await import('#web/features/auth/second-step-form.tsx')).SecondStepForm, {
  texts: ['secondStep'],
});

type FirstStepProps = {
  /** Given by somebody who comes back from the second step. */
  email: string;
  onChallenged: (challenge: Challenge, email: string) => void;
};

const FirstStep = ({ email, onChallenged }: FirstStepProps) => {
  const { t } = useTranslation(['auth', 'common']);
  const [isForgotOpen, setForgotOpen] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const { mutateAsync } = useSend(api.auth.login, { keepsCache: true });
  const form = useForm({
    schema: contracts.auth.login.body,
    initial: { email, password: '' },
    send: async (body) => ({ reply: await mutateAsync({ body }), to: body.email }),
    onDone: ({ reply, to }) => ('token' in reply ? startSession(reply) : onChallenged(reply, to)),
    isFleeting: true,
  });
  useLayoutEffect(() => {
    if (email) element.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  }, [email]);

  return (
    <>
      <form className="stack stack-6" noValidate onSubmit={form.submit} ref={element}>
        <div>
          <h1>{t('login.heading')}</h1>
          <p className="muted">
            {t('login.intro')} {t('common:requiredFields')}
          </p>
        </div>
        <TextField label={t('email')} type="email" autoComplete="username" {...form.bind('email')} />
        <CurrentPassword {...form.bind('password')} />
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

/** The guard redirects once the session has started. */
export const Login = () => {
  const [email, setEmail] = useState('');
  const [challenge, setChallenge] = useState<Challenge>();
  if (challenge) return <SecondStepForm {...challenge} email={email} onBack={() => setChallenge(undefined)} />;
  return (
    <FirstStep
      email={email}
      onChallenged={(given, to) => {
        setEmail(to);
        setChallenge(given);
      }}
    />
  );
};
