import { Link } from 'react-router-dom';
import { readAddressLink, useMailedLink } from '#web/features/auth/mailed-link.ts';
import { UsedLink } from '#web/features/auth/used-link.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';

export const Stay = () => {
  const { t } = useTranslation('leaving');
  const user = useUser();
  const link = useMailedLink(readAddressLink);
  const words = {
    checking: t('stay.checking'),
    done: t('stay.done'),
    doneText: t('stay.doneText'),
    dead: t('stay.dead'),
    deadText: t('stay.deadText'),
    failed: t('stay.failed'),
  };
  const onward = (
    <Link className={buttonClass({ look: 'primary' })} to={user ? '/' : '/login'}>
      {t(user ? 'stay.goOn' : 'stay.login')}
    </Link>
  );
  const wayOut = (
    <>
      <p>{t('stay.deadLogin')}</p>
      {onward}
    </>
  );
  return <UsedLink call={api.auth.stay} {...{ link, words, onward, wayOut }} />;
};
