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
import { CurrentPassword, Username } from './current-password.tsx';

type PasswordDialogProps = {
  title: string;
  lead: string;
  submitLabel: string;
  isDanger?: boolean;
  email: string;
  send: (body: { password: string }) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
};

const PasswordDialog = ({ email, send, onDone, ...dialog }: PasswordDialogProps) => {
  const form = useForm({
    schema: z.object({ password: givenPassword }),
    initial: { password: '' },
    send,
    onDone,
    isFleeting: true,
  });
  return (
    <FormDialog form={form} {...dialog}>
      <Username email={email} />
      <CurrentPassword {...form.bind('password')} />
    </FormDialog>
  );
};

export const AskDataDialog = ({ email, onClose }: { email: string; onClose: () => void }) => {
  const { t } = useTranslation('account');
  const { mutateAsync } = useSend(api.auth.requestArchive, { success: t('data.asked') });
  return (
    <PasswordDialog
      title={t('data.title')}
      lead={t('data.lead')}
      submitLabel={t('data.open')}
      email={email}
      send={(body) => mutateAsync({ body })}
      onDone={onClose}
      onClose={onClose}
    />
  );
};

type EraseAccountDialogProps = { email: string; onErased: () => void; onClose: () => void };

/** Takes effect after `leavingDays`. */
export const EraseAccountDialog = ({ email, onErased, onClose }: EraseAccountDialogProps) => {
  const { t } = useTranslation('leaving');
  const { mutateAsync } = useSend(api.auth.eraseAccount, { keepsCache: true });
  return (
    <PasswordDialog
      title={t('erase.title')}
      lead={t('erase.lead', { days: leavingDays })}
      submitLabel={t('erase.open')}
      isDanger
      email={email}
      send={async (body) => {
        const { leavesAt } = await mutateAsync({ body });
        notifySuccess(t('erase.done', { date: longDate(leavesAt, currentLanguage()) }));
      }}
      onDone={onErased}
      onClose={onClose}
    />
  );
};
