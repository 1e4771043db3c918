import { PageHead } from '#web/blocks/page-head.tsx';
import { ConfirmAddress } from '#web/features/auth/confirm-address.tsx';
import { onDemand } from '#web/lib/on-demand.tsx';
import { menuOf } from '#web/lib/screens.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import '#web/screens/home.css';

// Loaded on demand, so that the menu is shown first.
const Journey = onDemand(async () => (await import('#web/features/journey/journey.tsx')).Journey);

export const UserHome = () => {
  const { t } = useTranslation('layout');
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <PageHead title={t('home.welcome', { firstName: user.firstName })} lead={t('home.select')} />
      <Journey userId={user.id} items={menuOf(user.role)}>
        <div className="home-notes">
          <ConfirmAddress user={user} />
        </div>
      </Journey>
    </>
  );
};
