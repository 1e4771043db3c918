import { useFactorWalk } from '#web/features/auth/factor/use-factor-walk.ts';
import { api } from '#web/lib/calls/api.ts';
import { useReply } from '#web/lib/calls/use-reply.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { liftRestriction, useUser } from '#web/lib/session/session.ts';
import { useLogout } from '#web/lib/session/use-logout.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import '#web/features/auth/account.css';

const LinkAppStep = onDemand(async () => (await import('#web/features/auth/factor/set-up-steps.tsx')).LinkAppStep);
const CodesStep = onDemand(async () => (await import('#web/features/auth/factor/set-up-steps.tsx')).CodesStep);

type Walk = ReturnType<typeof useFactorWalk>;

const LogOut = () => {
  const { t } = useTranslation('layout');
  return (
    <Button look="quiet" icon="log-out" onClick={useLogout()}>
      {t('logout')}
    </Button>
  );
};

const Why = ({ email, walk }: { email: string; walk: Walk }) => {
  const { t } = useTranslation('factor');
  return (
    <div className="box stack stack-6">
      <h1>{t('why.heading')}</h1>
      <p className="muted whose">{t('why.text', { email })}</p>
      <p className="muted">{t('why.need')}</p>
      <Button look="primary" size="large" block isBusy={walk.isBusy} onClick={walk.begin}>
        {t('why.begin')}
      </Button>
      <LogOut />
    </div>
  );
};

/** Somebody who left before they had kept their codes makes new ones. */
const AlreadyOn = ({ walk, onKept }: { walk: Walk; onKept: () => void }) => {
  const { t } = useTranslation('factor');
  const { mutate, isPending } = useSend(api.factors.renewCodes, {
    onDone: ({ recoveryCodes }) => walk.showCodes(recoveryCodes),
  });
  return (
    <div className="box stack stack-6">
      <h1>{t('again.heading')}</h1>
      <p className="muted">{t('again.text')}</p>
      <Button look="primary" size="large" block onClick={onKept}>
        {t('again.goOn')}
      </Button>
      <Button look="quiet" isBusy={isPending} onClick={() => mutate({})}>
        {t('own.newCodes.open')}
      </Button>
      <LogOut />
    </div>
  );
};

/** The guard opens the other screens once the recovery codes are kept (D86). */
export const SetUpSecondStep = () => {
  const user = useUser();
  const walk = useFactorWalk();
  const { data: factor } = useReply(() => api.factors.get(), { isSilent: true });
  if (!user) return null;
  const { email } = user;
  const { authenticator, codes } = walk;
  const goOn = () => liftRestriction('mustSetUpFactor');
  if (codes) return <CodesStep email={email} codes={codes} onKept={goOn} />;
  if (factor?.isOn) return <AlreadyOn walk={walk} onKept={goOn} />;
  if (!authenticator) return <Why email={email} walk={walk} />;
  return (
    <LinkAppStep key={authenticator.key} authenticator={authenticator} walk={walk}>
      <LogOut />
    </LinkAppStep>
  );
};
