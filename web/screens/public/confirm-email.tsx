import { ConfirmAddress } from '#web/features/auth/confirm-address.tsx';
import { UsedLink } from '#web/features/auth/used-link.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useFreshUser } from '#web/lib/session/use-fresh-user.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

export const ConfirmEmail = () => {
  const { t } = useTranslation('waiting');
  const user = useUser();
  useFreshUser();
  return (
    <UsedLink
      call={api.auth.confirmEmail}
      texts="waiting:confirm"
      doneText={({ email }) => email && t('confirm.doneTextWith', { email })}
      wayOut={user && <ConfirmAddress user={user} />}
    />
  );
};
