import type { User } from '#shared/schemas/user.ts';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

export const ConfirmAddress = ({ user }: { user: User }) => {
  const { t } = useTranslation('waiting');
  const { mutate, isPending } = useSend(api.auth.requestConfirmation, {
    success: t('confirm.sent'),
    keepsCache: true,
  });
  if (user.emailConfirmed) return null;
  return (
    <Note>
      <p>{t('confirm.pending', { email: user.email })}</p>
      <Button look="quiet" isBusy={isPending} onClick={() => mutate({})}>
        {t('confirm.again')}
      </Button>
    </Note>
  );
};
