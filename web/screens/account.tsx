import { DialogButton } from '#web/blocks/dialog-button.tsx';
import { LanguageSwitch, ThemeSwitch } from '#web/blocks/display-switches.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { AccountSection } from '#web/features/auth/account-section.tsx';
import { OwnFactor } from '#web/features/auth/factor/own-factor.tsx';
import { OwnAddress } from '#web/features/auth/own-address.tsx';
import { EraseAccount, OwnData } from '#web/features/auth/own-data.tsx';
import { OwnSessions } from '#web/features/auth/own-sessions.tsx';
import { onDemand } from '#web/lib/on-demand.tsx';
import { endSession, useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

const ChangePasswordDialog = onDemand(
  async () => (await import('#web/features/auth/change-password-dialog.tsx')).ChangePasswordDialog,
);

export const Account = () => {
  const { t } = useTranslation(['account', 'leaving']);
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <OwnAddress user={user} />
      <AccountSection title={t('password.heading')} hint={t('password.hint')}>
        <DialogButton label={t('password.change')}>
          {(close) => <ChangePasswordDialog email={user.email} onClose={close} />}
        </DialogButton>
      </AccountSection>
      <AccountSection title={t('display.heading')} hint={t('display.hint')}>
        <div className="own-display">
          <span aria-hidden="true">{t('display.language')}</span>
          <LanguageSwitch />
          <span aria-hidden="true">{t('display.theme')}</span>
          <ThemeSwitch />
        </div>
      </AccountSection>
      <AccountSection title={t('data.heading')} hint={t('data.hint')}>
        <OwnData email={user.email} />
      </AccountSection>
      <AccountSection title={t('leaving:erase.heading')} hint={t('leaving:erase.hint')}>
        <EraseAccount email={user.email} />
      </AccountSection>
      {/* Come last, since their height is only known once they are loaded. */}
      <OwnFactor email={user.email}>
        <OwnSessions onLoggedOut={endSession} />
      </OwnFactor>
    </>
  );
};
