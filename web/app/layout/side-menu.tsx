import { Link } from 'react-router-dom';
import type { User } from '#shared/schemas/user.ts';
import { LanguageSwitch } from '#web/blocks/language-switch.tsx';
import { ThemeSwitch } from '#web/blocks/theme-switch.tsx';
import { MenuCampus } from '#web/features/universities/menu-campus.tsx';
import { roleHome } from '#web/lib/session/access.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Brand } from '#web/ui/brand.tsx';
import { HelpLink } from './help-link.tsx';
import { MainNav } from './main-nav.tsx';
import { Me } from './me.tsx';

/** The menu of wide screens. */
export const SideMenu = ({ user }: { user: User }) => {
  const { t } = useTranslation(['layout', 'common']);
  return (
    <header className="side">
      <Link className="brand" to={roleHome(user.role)}>
        <Brand name={t('common:product')} />
      </Link>
      {user.UniversityId && <MenuCampus id={user.UniversityId} />}
      <MainNav role={user.role} label={t('menu.label')} />
      <HelpLink user={user} />
      <div className="row grow-before">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <Me user={user} />
    </header>
  );
};
