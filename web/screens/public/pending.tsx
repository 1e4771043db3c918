import { DialogButton } from '#web/blocks/dialog-button.tsx';
import { ConfirmAddress } from '#web/features/auth/confirm-address.tsx';
import { Campus } from '#web/features/universities/campus.tsx';
import { useCampus } from '#web/features/universities/use-campus.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useUser } from '#web/lib/session/session.ts';
import { useFreshUser } from '#web/lib/session/use-fresh-user.ts';
import { useLogout } from '#web/lib/session/use-logout.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';

const OwnDataAndErasure = onDemand(async () => (await import('#web/features/auth/own-data.tsx')).OwnDataAndErasure, {
  texts: ['account', 'leaving'],
});
const ChangeAddressDialog = onDemand(
  async () => (await import('#web/features/auth/change-address-dialog.tsx')).ChangeAddressDialog,
  { texts: ['auth'] },
);

const refreshMs = 30_000;

/** The guard redirects once the user is accepted. */
export const Pending = () => {
  const { t } = useTranslation(['waiting', 'layout']);
  const logout = useLogout();
  const user = useUser();
  useFreshUser(refreshMs);
  const { university, isKnown } = useCampus({ UniversityId: user?.UniversityId ?? null });
  if (!user) return null;
  // The box is vertically centred, so it is rendered in one step to avoid a layout shift.
  if (!isKnown) return <div className="box" aria-busy="true" />;
  return (
    <div className="box stack stack-6">
      <div>
        <h1>{t('pending.heading')}</h1>
        <p className="muted">{t('pending.intro', { firstName: user.firstName })}</p>
      </div>
      <section className="stack stack-2" aria-label={t('pending.university')}>
        {user.UniversityId && <Campus university={university} />}
      </section>
      <p>{t('pending.next')}</p>
      {user.emailConfirmed && <p>{t('pending.told', { email: user.email })}</p>}
      <ConfirmAddress user={user} />
      <div className="page-actions">
        <Button look="secondary" icon="log-out" onClick={logout}>
          {t('layout:logout')}
        </Button>
        <DialogButton look="quiet" label={t('address.correct')}>
          {(close) => <ChangeAddressDialog onClose={close} />}
        </DialogButton>
      </div>
      <OwnDataAndErasure email={user.email} />
    </div>
  );
};
