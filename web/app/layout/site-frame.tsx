import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LanguageSwitch } from '#web/blocks/language-switch.tsx';
import { ThemeSwitch } from '#web/blocks/theme-switch.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Brand } from '#web/ui/brand.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { DisclosureMenu } from '#web/ui/disclosure-menu.tsx';
import { Footer } from './footer.tsx';
import { mainId } from './root.tsx';

const SignInLinks = ({ className }: { className?: string }) => {
  const { t } = useTranslation('layout');
  if (useSession()) return null;
  return (
    <nav className={className} aria-label={t('doors')}>
      <Link className={buttonClass({ look: 'quiet' })} to="/login">
        {t('login')}
      </Link>
      <Link className={buttonClass({ look: 'secondary' })} to="/register">
        {t('register')}
      </Link>
    </nav>
  );
};

export const TopBar = () => {
  const { t } = useTranslation(['layout', 'common']);
  return (
    <div className="top-frame">
      <header className="top">
        <Link className="brand" to="/">
          <Brand name={t('common:product')} />
        </Link>
        <div className="tools">
          <span className="wide-only">
            <ThemeSwitch />
          </span>
          <LanguageSwitch />
          <SignInLinks className="wide-only" />
          <DisclosureMenu className="thin-only" label={t('menu.open')}>
            <SignInLinks />
            <ThemeSwitch />
          </DisclosureMenu>
        </div>
      </header>
    </div>
  );
};

export const SiteFrame = ({ children }: { children: ReactNode }) => (
  <div className="site">
    <TopBar />
    <main id={mainId} tabIndex={-1}>
      {children}
    </main>
    <Footer />
  </div>
);
