import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { KeepUnused } from '#web/features/auth/keep-unused.tsx';
import { readAddressLink } from '#web/features/auth/mailed-link.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** Where a mailed link leads by which somebody keeps an account that they have not used for long. */
export const Stay = () => {
  const { t } = useTranslation('leaving');
  const user = useUser();
  const [link] = useState(() => readAddressLink(new URLSearchParams(location.search)));

  // The token must not stay in the address bar, the history or a screenshot.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);

  const onward = (
    <Link className={buttonClass({ look: 'primary' })} to={user ? '/' : '/login'}>
      {t(user ? 'stay.goOn' : 'stay.login')}
    </Link>
  );
  return (
    <div className="box outcome stack stack-6" aria-live="polite">
      <KeepUnused link={link} onward={onward} />
    </div>
  );
};
