import { useState } from 'react';
import * as z from 'zod/mini';
import { newPassword } from '#shared/schemas/password.ts';
import { maybe } from '#shared/schemas/record.ts';
import { invited } from '#shared/schemas/user.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioGroup } from '#web/ui/fields/choices.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { personName } from './person.tsx';

const schema = z.extend(invited, { password: maybe(newPassword) });
type Person = z.output<typeof invited>;
type Answer = { isRight: (answer: boolean) => void; person: Person };

const VerifyAddress = ({ person, onAnswer }: { person: Person; onAnswer: (isRight: boolean) => void }) => {
  const { t } = useTranslation(['users', 'common']);
  const at = person.email.lastIndexOf('@') + 1;
  return (
    <Dialog
      title={t('verify.title')}
      closeLabel={t('common:close')}
      onClose={() => onAnswer(false)}
      foot={
        <>
          <Button look="quiet" onClick={() => onAnswer(false)}>
            {t('verify.correct')}
          </Button>
          <Button look="primary" onClick={() => onAnswer(true)}>
            {t('verify.create')}
          </Button>
        </>
      }
    >
      <p className="spelt">
        {person.email.slice(0, at)}
        <wbr />
        <b>{person.email.slice(at)}</b>
      </p>
      <p>{t('verify.text', { name: personName(person), role: t(`roles.${person.role}`) })}</p>
    </Dialog>
  );
};

/** The account is accepted at once; an invitation is mailed after the address was checked (D32). */
export const AddUser = ({ universityId, onClose }: { universityId: string; onClose: () => void }) => {
  const { t } = useTranslation('users');
  const [asked, setAsked] = useState<Answer>();
  const { mutateAsync } = useSend(api.users.create, { success: t('add.done') });
  const { bind, set, values, ...form } = useForm({
    schema,
    initial: { firstName: '', lastName: '', email: '', password: '', role: 'user' },
    confirm: (person) => new Promise<boolean>((isRight) => setAsked({ person, isRight })),
    send: (body) => mutateAsync({ body: { ...body, universityId } }),
    onDone: onClose,
  });
  const answer = (isRight: boolean) => {
    asked?.isRight(isRight);
    setAsked(undefined);
  };

  return (
    <>
      <FormDialog title={t('add.button')} submitLabel={t('add.check')} form={form} onClose={onClose}>
        <div className="form-grid">
          <TextField label={t('add.firstName')} autoComplete="off" {...bind('firstName')} />
          <TextField label={t('add.lastName')} autoComplete="off" {...bind('lastName')} />
          <TextField label={t('add.email')} type="email" autoComplete="off" isWide {...bind('email')} />
          <PasswordField
            label={t('add.password')}
            hint={t('add.passwordHint')}
            autoComplete="new-password"
            showLabel={t('add.showPassword')}
            hideLabel={t('add.hidePassword')}
            isWide
            {...bind('password')}
          />
        </div>
        <RadioGroup
          legend={t('add.role')}
          options={[
            { value: 'user', label: t('roles.user') },
            { value: 'admin', label: t('roles.admin') },
          ]}
          value={values.role}
          onChange={(role) => set('role', role)}
        />
      </FormDialog>
      {asked && <VerifyAddress person={asked.person} onAnswer={answer} />}
    </>
  );
};
