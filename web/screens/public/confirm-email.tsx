import { Link } from 'react-router-dom';
import { ConfirmAddress } from '#web/features/auth/confirm-address.tsx';
import { readAddressLink, useMailedLink } from '#web/features/auth/mailed-link.ts';
import { UsedLink } from '#web/features/auth/used-link.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useFreshUser } from '#web/lib/session/use-fresh-user.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';

export const ConfirmEmail = () => {
  const { t } = useTranslation('waiting');
  const user = useUser();
  useFreshUser();
  const link = useMailedLink(readAddressLink);
  const words = {
    checking: t('confirm.checking'),
    done: t('confirm.done'),
    doneText: link?.email ? t('confirm.doneTextWith', { email: link.email }) : t('confirm.doneText'),
    dead: t('confirm.dead'),
    deadText: t('confirm.deadText'),
    failed: t('confirm.failed'),
  };
  const onward = (
    <Link className={buttonClass({ look: 'primary' })} to={user ? '/' : '/login'}>
      {t(user ? 'confirm.goOn' : 'confirm.login')}
    </Link>
  );
  const wayOut = user ? (
    <ConfirmAddress user={user} />
  ) : (
    <>
      <p>{t('confirm.deadLogin')}</p>
      {onward}
    </>
  );
  return <UsedLink call={api.auth.confirmEmail} {...{ link, words, onward, wayOut }} />;
};
