import { useTranslation } from '#web/lib/i18n.ts';
import { endSession, useUser } from '#web/lib/session.ts';
import { ConfirmAddress } from './confirm-address.tsx';
import { LogoutEverywhere } from './logout-everywhere.tsx';

const headingId = 'own-account';

/** What concerns one's account, at the foot of an area's home. */
export const OwnAccount = () => {
  const { t } = useTranslation('layout');
  const user = useUser();
  return (
    user && (
      <section className="own-account" aria-labelledby={headingId}>
        <h2 id={headingId}>{t('home.account')}</h2>
        <ConfirmAddress user={user} />
        <span className="flush">
          <LogoutEverywhere onDone={endSession} />
        </span>
      </section>
    )
  );
};
