import type { FormEvent, ReactNode } from 'react';
import { passwordLength } from '#shared/schemas/password.ts';
import type { Session } from '#shared/schemas/user.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/error-text.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/use-call.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { useSend } from '#web/lib/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAuthChecks } from './use-auth-checks.ts';

type RegisterFormProps = { onSession: (session: Session) => void; loginLink: ReactNode };

const empty = { firstName: '', lastName: '', email: '', universityId: '', password: '' };

export const RegisterForm = ({ onSession, loginLink }: RegisterFormProps) => {
  const { t } = useTranslation(['auth', 'common']);
  const { values, bind, isFilled, isValid, showErrors } = useFields(empty, useAuthChecks());
  const universities = useCall(api.universities.list, []);
  const register = useSend(api.auth.register, { keepsCache: true, onDone: onSession });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isFilled && isValid()) register.mutate({ body: values }, { onError: showErrors });
  };

  return (
    <form className="stack stack-6" noValidate onSubmit={handleSubmit}>
      <div>
        <h1>{t('register.heading')}</h1>
        <p className="muted">
          {t('register.intro')} {t('common:requiredFields')}
        </p>
      </div>
      {register.error && <Note tone="fail">{errorText(register.error)}</Note>}
      <div className="form-grid">
        <TextField label={t('register.firstName')} autoComplete="given-name" required {...bind('firstName')} />
        <TextField label={t('register.lastName')} autoComplete="family-name" required {...bind('lastName')} />
        <TextField label={t('email')} type="email" autoComplete="email" required isWide {...bind('email')} />
        <SelectField
          label={t('register.university')}
          placeholder={universities.isPending ? t('register.loadingUniversities') : t('register.chooseUniversity')}
          options={(universities.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          required
          isWide
          {...bind('universityId')}
        />
        <PasswordField
          label={t('password')}
          hint={t('passwordHint', { minimum: passwordLength.min })}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          autoComplete="new-password"
          required
          isWide
          {...bind('password')}
        />
      </div>
      <Button type="submit" look="primary" size="large" block disabled={!isFilled} isBusy={register.isPending}>
        {t('register.submit')}
      </Button>
      <p className="small">
        {t('register.already')} {loginLink}
      </p>
    </form>
  );
};
