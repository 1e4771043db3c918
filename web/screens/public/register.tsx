import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { contracts } from '#shared/contracts/index.ts';
import { passwordLength } from '#shared/schemas/password.ts';
import { FailureNote, SubmitForm } from '#web/blocks/submit-form.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useReply } from '#web/lib/calls/use-reply.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { followSession, getSession, startSession } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { SelectField } from '#web/ui/fields/choices.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const empty = { firstName: '', lastName: '', email: '', universityId: '', password: '' };

const papers = ['/public/cgu', '/privacy'];

/**
 * Keeps the form while the user reads the terms or the notice. In memory only, since it holds a password, and only until somebody
 * signs in.
 */
let left = empty;
followSession(() => {
  if (getSession()) left = empty;
});

/** The guard redirects once the session has started. */
export const Register = () => {
  const { t } = useTranslation(['auth', 'common']);
  const universities = useReply(() => api.universities.list());
  const [initial] = useState(left);
  const { mutateAsync } = useSend(api.auth.register, { keepsCache: true });
  const { bind, ...form } = useForm({
    schema: contracts.auth.register.body,
    initial,
    send: (body) => mutateAsync({ body }),
    onDone: startSession,
    isFleeting: true,
  });
  // The last cleanup runs once another page is open.
  useEffect(() => () => {
    left = papers.includes(location.pathname) ? form.values : empty;
  });

  return (
    <form className="stack stack-6" noValidate onSubmit={form.submit}>
      <div>
        <h1>{t('register.heading')}</h1>
        <p className="muted">
          {t('register.intro')} {t('common:requiredFields')}
        </p>
      </div>
      <div className="form-grid">
        <TextField label={t('register.firstName')} autoComplete="given-name" {...bind('firstName')} />
        <TextField label={t('register.lastName')} autoComplete="family-name" {...bind('lastName')} />
        <TextField label={t('email')} type="email" autoComplete="email" isWide {...bind('email')} />
        <SelectField
          label={t('register.university')}
          placeholder={universities.isPending ? t('register.loadingUniversities') : t('register.chooseUniversity')}
          options={(universities.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          isWide
          {...bind('universityId')}
        />
        <PasswordField
          label={t('password')}
          hint={t('passwordHint', { minimum: passwordLength.min })}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          autoComplete="new-password"
          isWide
          {...bind('password')}
        />
      </div>
      <FailureNote error={form.error} />
      <SubmitForm form={form}>{t('register.submit')}</SubmitForm>
      <p className="small muted">
        {t('register.privacy')} <Link to="/privacy">{t('register.notice')}</Link>. {t('register.accepting')}{' '}
        <Link to="/public/cgu">{t('register.terms')}</Link>.
      </p>
      <p className="small">
        {t('register.already')} <Link to="/login">{t('register.login')}</Link>
      </p>
    </form>
  );
};
