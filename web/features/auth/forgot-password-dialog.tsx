import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/error-text.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { useSend } from '#web/lib/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAuthChecks } from './use-auth-checks.ts';

/** Asks for a link by mail. The answer is the same whether the address is known or not. */
export const ForgotPasswordDialog = ({ email, onClose }: { email: string; onClose: () => void }) => {
  const { t } = useTranslation(['auth', 'common']);
  const checks = useAuthChecks();
  const { values, bind, isValid, showErrors } = useFields(
    { email },
    { email: (value) => (value.trim() === '' ? t('forgot.empty') : checks.email(value)) },
  );
  const send = useSend(api.auth.resetPassword, { success: t('forgot.sent'), keepsCache: true, onDone: onClose });

  return (
    <Dialog
      title={t('forgot.title')}
      closeLabel={t('common:close')}
      discard={{
        title: t('common:discard.title'),
        text: t('common:discard.text'),
        keepLabel: t('common:discard.keep'),
        discardLabel: t('common:discard.discard'),
      }}
      onClose={onClose}
      onSubmit={() => isValid() && send.mutate({ body: values }, { onError: showErrors })}
      foot={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('forgot.cancel')}
          </Button>
          <Button type="submit" look="primary" isBusy={send.isPending}>
            {t('forgot.submit')}
          </Button>
        </>
      }
    >
      <p className="muted">
        {t('forgot.text')} {t('common:requiredFields')}
      </p>
      <TextField label={t('email')} type="email" autoComplete="email" required {...bind('email')} />
      {send.error && <Note tone="fail">{errorText(send.error)}</Note>}
    </Dialog>
  );
};
