import { useState } from 'react';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { AccountSection } from './account-section.tsx';

const ChangePasswordDialog = onDemand(async () => (await import('./change-password-dialog.tsx')).ChangePasswordDialog);

/** The way to another password. */
export const OwnPassword = ({ email }: { email: string }) => {
  const { t } = useTranslation('account');
  const [isChanging, setChanging] = useState(false);
  return (
    <AccountSection title={t('password.heading')} hint={t('password.hint')}>
      <Button look="secondary" onClick={() => setChanging(true)}>
        {t('password.change')}
      </Button>
      {isChanging && <ChangePasswordDialog email={email} onClose={() => setChanging(false)} />}
    </AccountSection>
  );
};
