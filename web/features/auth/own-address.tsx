import { longDate } from '#shared/domain/long-date.ts';
import type { User } from '#shared/schemas/user.ts';
import { DialogButton } from '#web/blocks/dialog-button.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Chip } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Raised } from '#web/ui/raised.tsx';
import { AccountSection } from './account-section.tsx';
import { ConfirmAddress } from './confirm-address.tsx';

const ChangeAddressDialog = onDemand(async () => (await import('./change-address-dialog.tsx')).ChangeAddressDialog);

type OwnMailTroubleProps = NonNullable<User['mailTrouble']> & { isConfirmed: boolean };

/**
 * Opening a confirmation link resumes suspended mails. After a complaint from an unconfirmed address no link is
 * offered, since the address may belong to somebody else.
 */
export const OwnMailTrouble = ({ kind, at, isConfirmed }: OwnMailTroubleProps) => {
  const { t } = useTranslation('account');
  const { mutate, isPending } = useSend(api.auth.requestConfirmation, {
    success: t('address.trouble.sent'),
    keepsCache: true,
  });
  const canAsk = isConfirmed || kind !== 'complaint';
  return (
    <Note>
      <p>
        <Raised>
          {t(`address.trouble.${kind}`, {
            date: longDate(at, currentLanguage()),
            context: canAsk ? undefined : 'unread',
          })}
        </Raised>
      </p>
      {canAsk && (
        <Button look="quiet" isBusy={isPending} onClick={() => mutate({})}>
          {t('address.trouble.confirm')}
        </Button>
      )}
    </Note>
  );
};

export const OwnAddress = ({ user }: { user: User }) => {
  const { t } = useTranslation('account');
  const { mailTrouble } = user;
  return (
    <AccountSection title={t('address.heading')} hint={t('address.hint')}>
      <p className="row">
        <b className="own-address">{user.email}</b>
        {user.emailConfirmed && !mailTrouble && <Chip tone="accepted" icon="check" text={t('address.confirmed')} />}
      </p>
      {mailTrouble ? (
        <OwnMailTrouble {...mailTrouble} isConfirmed={user.emailConfirmed} />
      ) : (
        <ConfirmAddress user={user} />
      )}
      <DialogButton label={t('address.change')}>
        {(close) => <ChangeAddressDialog needsPassword onClose={close} />}
      </DialogButton>
    </AccountSection>
  );
};
