import { longDate } from '#shared/domain/long-date.ts';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { storeUser, useUser } from '#web/lib/session/session.ts';
import { useLogout } from '#web/lib/session/use-logout.ts';
import { timeOfDay } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Raised } from '#web/ui/raised.tsx';

/** The guard redirects once the user keeps the account. */
export const Leaving = () => {
  const { t } = useTranslation('leaving');
  const logout = useLogout();
  const leavesAt = useUser()?.leavesAt;
  const { mutate, isPending } = useSend(api.auth.keepAccount, { onDone: storeUser });
  if (!leavesAt) return null;
  const language = currentLanguage();
  const moment = {
    date: longDate(leavesAt, language),
    time: timeOfDay(new Date(leavesAt).getTime(), language),
  };
  return (
    <div className="box stack stack-6">
      <h1>{t('heading')}</h1>
      <p>
        <Raised>{t('when', moment)}</Raised>
      </p>
      <p>{t('until')}</p>
      <div className="page-actions">
        <Button look="primary" isBusy={isPending} onClick={() => mutate({})}>
          {t('keep')}
        </Button>
        <Button look="secondary" icon="log-out" onClick={logout}>
          {t('logout')}
        </Button>
      </div>
    </div>
  );
};
