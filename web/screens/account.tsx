import { LanguageSwitch } from '#web/blocks/language-switch.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { ThemeSwitch } from '#web/blocks/theme-switch.tsx';
import { AccountSection } from '#web/features/auth/account-section.tsx';
import { EraseAccount } from '#web/features/auth/erase-account.tsx';
import { OwnAddress } from '#web/features/auth/own-address.tsx';
import { OwnData } from '#web/features/auth/own-data.tsx';
import { OwnPassword } from '#web/features/auth/own-password.tsx';
import { OwnSessions } from '#web/features/auth/own-sessions.tsx';
import { endSession, useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

/** What somebody signs in with, where they are signed in, and how they want to see it all; for every role. */
export const Account = () => {
  const { t } = useTranslation(['account', 'leaving']);
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <OwnAddress user={user} />
      <OwnPassword email={user.email} />
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
        <EraseAccount email={user.email} onErased={endSession} />
      </AccountSection>
      {/* Last: how long its list is, is known when it is there. */}
      <OwnSessions onLoggedOut={endSession} />
    </>
  );
};
