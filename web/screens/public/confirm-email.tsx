import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmAddress } from '#web/features/auth/confirm-address.tsx';
import { ConfirmEmail as Confirmation } from '#web/features/auth/confirm-email.tsx';
import { readAddressLink } from '#web/features/auth/mailed-link.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useFreshUser } from '#web/lib/session/use-fresh-user.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** Where a mailed link leads that confirms an address. */
export const ConfirmEmail = () => {
  const { t } = useTranslation('waiting');
  const user = useUser();
  useFreshUser();
  const [link] = useState(() => readAddressLink(new URLSearchParams(location.search)));

  // The token must not stay in the address bar, the history or a screenshot.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);

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
  return (
    <div className="box outcome stack stack-6" aria-live="polite">
      <Confirmation link={link} onward={onward} wayOut={wayOut} />
    </div>
  );
};
