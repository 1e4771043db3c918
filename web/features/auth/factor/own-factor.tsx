import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { longDate } from '#shared/domain/long-date.ts';
import type { FactorState } from '#shared/schemas/factor.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { AccountSection } from '#web/features/auth/account-section.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Chip } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Note } from '#web/ui/note.tsx';
import { Raised } from '#web/ui/raised.tsx';
import { useFactorWalk } from './use-factor-walk.ts';

const LinkAppDialog = onDemand(async () => (await import('./factor-dialogs.tsx')).LinkAppDialog);
const RecoveryCodesDialog = onDemand(async () => (await import('./factor-dialogs.tsx')).RecoveryCodesDialog);

/** The section warns from this number on that the recovery codes run out. */
const fewCodes = 3;

type Walk = ReturnType<typeof useFactorWalk>;

const NewCodes = ({ onRenewed }: { onRenewed: Walk['showCodes'] }) => {
  const { t } = useTranslation('factor');
  const [isAsking, setAsking] = useState(false);
  const close = () => flushSync(() => setAsking(false));
  const { mutate, isPending } = useSend(api.factors.renewCodes, {
    onDone: ({ recoveryCodes }) => {
      close();
      onRenewed(recoveryCodes);
    },
    onFailed: close,
  });
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {t('own.newCodes.open')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('own.newCodes.title')}
          text={t('own.newCodes.text')}
          keepLabel={t('own.newCodes.keep')}
          confirmLabel={t('own.newCodes.confirm')}
          isBusy={isPending}
          onKeep={close}
          onConfirm={() => mutate({})}
        />
      )}
    </>
  );
};

const TurnOff = () => {
  const { t } = useTranslation('factor');
  const [isAsking, setAsking] = useState(false);
  const close = () => flushSync(() => setAsking(false));
  const { mutate, isPending } = useSend(api.factors.turnOff, {
    success: t('own.off.done'),
    onDone: close,
    onFailed: close,
  });
  return (
    <>
      <Button look="danger-quiet" onClick={() => setAsking(true)}>
        {t('own.off.open')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('own.off.title')}
          text={t('own.off.text')}
          keepLabel={t('own.off.keep')}
          confirmLabel={t('own.off.confirm')}
          isBusy={isPending}
          onKeep={close}
          onConfirm={() => mutate({})}
        />
      )}
    </>
  );
};

const State = ({ factor, walk }: { factor: FactorState; walk: Walk }) => {
  const { t } = useTranslation('factor');
  const { isOn, isRequired, since, recoveryCodesLeft: count } = factor;
  if (!isOn) {
    return (
      <>
        <p>{t('own.none')}</p>
        <div className="row">
          <Button look="secondary" icon="plus" isBusy={walk.isBusy} onClick={walk.begin}>
            {t('own.add')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className="row">
        <Chip tone="accepted" icon="check" text={t('own.isOn')} />{' '}
        {since && <Raised>{t('own.since', { date: longDate(since, currentLanguage()) })}</Raised>}
      </p>
      {count > fewCodes ? (
        <p>{t('own.left', { count })}</p>
      ) : (
        <Note>
          {t('own.left', { count })} {t('own.few')}
        </Note>
      )}
      <div className="row">
        <Button look="secondary" isBusy={walk.isBusy} onClick={walk.begin}>
          {t('own.replace')}
        </Button>
        <NewCodes onRenewed={walk.showCodes} />
      </div>
      {isRequired ? <p className="small muted">{t('own.required')}</p> : <TurnOff />}
    </>
  );
};

type OwnFactorProps = {
  email: string;
  /** Wait until the height of this section is known. */
  children: ReactNode;
};

export const OwnFactor = ({ email, children }: OwnFactorProps) => {
  const { t } = useTranslation('factor');
  const walk = useFactorWalk();
  const { authenticator, codes } = walk;
  const query = useCall(api.factors.get, []);
  return (
    <>
      <AccountSection title={t('own.heading')} hint={t('own.hint')}>
        <Loaded query={query} skeleton={<span className="skeleton" />}>
          {(factor) => <State factor={factor} walk={walk} />}
        </Loaded>
      </AccountSection>
      {authenticator && <LinkAppDialog key={authenticator.key} authenticator={authenticator} walk={walk} />}
      {codes && <RecoveryCodesDialog email={email} codes={codes} onClose={walk.close} />}
      {(query.data || query.error) && children}
    </>
  );
};
