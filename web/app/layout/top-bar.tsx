import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '#web/lib/session.ts';
import { Brand } from '#web/ui/brand.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { DisclosureMenu } from '#web/ui/disclosure-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useLogout } from './use-logout.ts';

const Doors = ({ isWide }: { isWide: boolean }) => {
  const { t } = useTranslation('layout');
  const isSignedIn = useSession() !== null;
  const logout = useLogout();
  if (isSignedIn) {
    return (
      <Button look="secondary" icon="log-out" onClick={logout}>
        {t('logout')}
      </Button>
    );
  }
  return (
    <>
      <Link className={buttonClass({ look: isWide ? 'quiet' : 'secondary' })} to="/login">
        {t('login')}
      </Link>
      <Link className={buttonClass({ look: isWide ? 'secondary' : 'primary' })} to="/register">
        {t('register')}
      </Link>
    </>
  );
};

/** The bar of the pages without a menu: the way home, the language, the two doors; on narrow widths all but the language folds. */
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
          <nav className="wide-only" aria-label={t('doors')}>
            <Doors isWide />
          </nav>
          <DisclosureMenu className="thin-only" label={t('menu.open')}>
            <nav aria-label={t('doors')}>
              <Doors isWide={false} />
            </nav>
            <ThemeSwitch />
          </DisclosureMenu>
        </div>
      </header>
    </div>
  );
};
