import { verdict } from 'virtual:rgaa/verdict';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LanguageSwitch, ThemeSwitch } from '#web/blocks/display-switches.tsx';
import { company } from '#web/lib/company.ts';
import { hasScreen } from '#web/lib/screens.ts';
import { useSession, useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Brand } from '#web/ui/brand.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { DisclosureMenu } from '#web/ui/disclosure-menu.tsx';
import { mainId } from './root.tsx';

export const Footer = () => {
  const { t } = useTranslation('layout');
  const user = useUser();
  const isCandidate = user?.role === 'user' && user.status === 'ACCEPTED';
  return (
    <footer className="foot">
      <span>{company.copyright}</span>
      {hasScreen('/public/cgu') && <Link to="/public/cgu">{t('footer.legal')}</Link>}
      <Link to="/privacy">{t('footer.privacy')}</Link>
      <Link to="/accessibility">{t(`footer.accessibility.${verdict}`)}</Link>
      <Link to="/site-map">{t('footer.siteMap')}</Link>
      {isCandidate && hasScreen('/user/help') && <Link to="/user/help">{t('footer.help')}</Link>}
      <span className="countries">
        {company.sites.map(({ country, url }) => (
          <a key={country} href={url}>
            {t(`footer.${country}`)}
          </a>
        ))}
      </span>
    </footer>
  );
};

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
          <div className="wide-only">
            <ThemeSwitch />
          </div>
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
