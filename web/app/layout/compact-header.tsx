import { Link } from 'react-router-dom';
import type { User } from '#shared/schemas/user.ts';
import { LanguageSwitch } from '#web/blocks/language-switch.tsx';
import { ThemeSwitch } from '#web/blocks/theme-switch.tsx';
import { MenuCampus } from '#web/features/universities/menu-campus.tsx';
import { roleHome } from '#web/lib/session/access.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Brand } from '#web/ui/brand.tsx';
import { DisclosureMenu } from '#web/ui/disclosure-menu.tsx';
import { HelpLink } from './help-link.tsx';
import { MainNav } from './main-nav.tsx';
import { Me } from './me.tsx';

/** The header of narrow screens, with the menu in a panel. */
export const CompactHeader = ({ user }: { user: User }) => {
  const { t } = useTranslation(['layout', 'common']);
  return (
    <header className="compact">
      <Link className="brand" to={roleHome(user.role)}>
        <Brand name={t('common:product')} />
      </Link>
      <DisclosureMenu label={t('menu.open')}>
        {user.UniversityId && <MenuCampus id={user.UniversityId} />}
        <MainNav role={user.role} label={t('menu.narrowLabel')} />
        <HelpLink user={user} />
        <div className="row between">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <Me user={user} />
      </DisclosureMenu>
    </header>
  );
};
