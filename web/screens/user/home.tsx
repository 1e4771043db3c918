import { PageHead } from '#web/blocks/page-head.tsx';
import { ConfirmAddress } from '#web/features/auth/confirm-address.tsx';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import '#web/screens/home.css';

// Loaded on demand, so that the menu is shown first.
const WayHome = onDemand(async () => (await import('#web/features/journey/way-home.tsx')).WayHome, {
  texts: ['journey'],
});

const ExportDialog = onDemand(async () => (await import('#web/features/exports/export-dialog.tsx')).ExportDialog, {
  texts: ['exports', 'ratings', 'portfolios'],
});

export const UserHome = () => {
  const { t } = useTranslation('layout');
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <PageHead title={t('home.welcome', { firstName: user.firstName })} lead={t('home.select')} />
      <WayHome userId={user.id} ExportDialog={ExportDialog}>
        <div className="home-notes">
          <ConfirmAddress user={user} />
        </div>
      </WayHome>
    </>
  );
};
