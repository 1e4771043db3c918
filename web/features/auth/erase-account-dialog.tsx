import * as z from 'zod/mini';
import { longDate } from '#shared/domain/long-date.ts';
import { leavingDays } from '#shared/limits.ts';
import { givenPassword } from '#shared/schemas/password.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { notifySuccess } from '#web/lib/calls/notify.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';

const schema = z.object({ password: givenPassword });

type EraseAccountDialogProps = { email: string; onErased: () => void; onClose: () => void };

/** Asks for the password before an account is erased in a week; says when it will be. */
export const EraseAccountDialog = ({ email, onErased, onClose }: EraseAccountDialogProps) => {
  const { t } = useTranslation(['leaving', 'auth']);
  const { mutateAsync } = useSend(api.auth.eraseAccount, { keepsCache: true });
  const form = useForm({
    schema,
    initial: { password: '' },
    send: async (body) => {
      const { leavesAt } = await mutateAsync({ body });
      notifySuccess(t('erase.done', { date: longDate(leavesAt, currentLanguage()) }));
    },
    onDone: onErased,
    isFleeting: true,
  });
  return (
    <FormDialog
      title={t('erase.title')}
      lead={t('erase.lead', { days: leavingDays })}
      form={form}
      submitLabel={t('erase.open')}
      onClose={onClose}
      isDanger
    >
      {/* Tells password managers whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t('auth:password')}
        autoComplete="current-password"
        showLabel={t('auth:showPassword')}
        hideLabel={t('auth:hidePassword')}
        {...form.bind('password')}
      />
    </FormDialog>
  );
};
