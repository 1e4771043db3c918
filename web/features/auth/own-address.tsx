import { useState } from 'react';
import type { User } from '#shared/schemas/user.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Chip } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { AccountSection } from './account-section.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { OwnMailTrouble } from './own-mail-trouble.tsx';

const ChangeAddressDialog = onDemand(async () => (await import('./change-address-dialog.tsx')).ChangeAddressDialog);

/** One's address, whether it is confirmed, and the way to another one. */
export const OwnAddress = ({ user }: { user: User }) => {
  const { t } = useTranslation('account');
  const [isChanging, setChanging] = useState(false);
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
      <Button look="secondary" onClick={() => setChanging(true)}>
        {t('address.change')}
      </Button>
      {isChanging && <ChangeAddressDialog needsPassword onClose={() => setChanging(false)} />}
    </AccountSection>
  );
};
