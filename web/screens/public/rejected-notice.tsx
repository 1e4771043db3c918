import type { User } from '#shared/schemas/user.ts';
import { CampusContact } from '#web/features/universities/campus-contact.tsx';
import { useCampus } from '#web/features/universities/use-campus.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useFreshUser } from '#web/lib/session/use-fresh-user.ts';
import { useLogout } from '#web/lib/session/use-logout.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';

const OwnDataAndErasure = onDemand(async () => (await import('#web/features/auth/own-data.tsx')).OwnDataAndErasure, {
  texts: ['account', 'leaving'],
});

export const RejectedNotice = ({ user }: { user: User }) => {
  const { t } = useTranslation('landing');
  const logout = useLogout();
  useFreshUser();
  const { university, isKnown } = useCampus(user);
  return (
    <div className="wrap notice stack stack-6" aria-busy={!isKnown}>
      <h1>{t('rejected.title')}</h1>
      {/* Rendered in one step once the university is known, to avoid a layout shift. */}
      {isKnown && (
        <>
          <p className="lead">
            {university ? t('rejected.by', { university: university.name }) : t('rejected.byUnknown')}
          </p>
          <p className="measure">{t('rejected.again', { email: user.email })}</p>
          {user.UniversityId && <CampusContact universityId={user.UniversityId} />}
          <Button look="primary" icon="log-out" onClick={logout}>
            {t('rejected.logout')}
          </Button>
          <OwnDataAndErasure email={user.email} />
        </>
      )}
    </div>
  );
};
