import { useTranslation } from 'react-i18next';
import type { User } from '#shared/schemas/user.ts';
import { api } from '#web/lib/api.ts';
import { useCall } from '#web/lib/use-call.ts';
import { useFreshUser } from '#web/lib/use-fresh-user.ts';
import { Button } from '#web/ui/button.tsx';
import { useLogout } from './use-logout.ts';

/** Tells a refused person who refused and how to ask again. */
export const RejectedNotice = ({ user }: { user: User }) => {
  const { t } = useTranslation('landing');
  const logout = useLogout();
  useFreshUser();
  const university = useCall(api.universities.get, [{ params: { id: user.UniversityId ?? '' } }], {
    isEnabled: user.UniversityId !== null,
    isSilent: true,
  });
  return (
    <div className="wrap notice stack stack-6">
      <h1>{t('rejected.title')}</h1>
      <p className="lead">
        {university.data ? t('rejected.by', { university: university.data.name }) : t('rejected.byUnknown')}
      </p>
      <p className="measure">{t('rejected.again', { email: user.email })}</p>
      <Button look="primary" icon="log-out" onClick={logout}>
        {t('rejected.logout')}
      </Button>
    </div>
  );
};
