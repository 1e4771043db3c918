import * as z from 'zod/mini';
import { email as emailField } from '#shared/schemas/fields.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

const schema = z.object({ email: emailField });

/** The reply is the same for unknown addresses. */
export const ForgotPasswordDialog = ({ email, onClose }: { email: string; onClose: () => void }) => {
  const { t } = useTranslation('auth');
  const { mutateAsync } = useSend(api.auth.resetPassword, { success: t('forgot.sent'), keepsCache: true });
  const form = useForm({
    schema,
    initial: { email },
    send: (body) => mutateAsync({ body }),
    onDone: onClose,
    words: { email: { required: t('forgot.empty') } },
    isFleeting: true,
  });
  return (
    <FormDialog
      title={t('forgot.title')}
      lead={t('forgot.text')}
      form={form}
      submitLabel={t('forgot.submit')}
      onClose={onClose}
      canSubmitEmpty
    >
      <TextField label={t('email')} type="email" autoComplete="email" {...form.bind('email')} />
    </FormDialog>
  );
};
